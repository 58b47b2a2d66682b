/**
 * Calls back before the first paint. The work may read storage, and the first read of a visit took 100 ms on a slow
 * phone. On a first visit, without our worker, the work runs in the first frame, so that the parser does not wait for it.
 * On later visits it runs at once, so that fonts from the cache are there in time.
 */
export function beforeFirstPaint(work: () => void): void {
  if (navigator.serviceWorker?.controller) work()
  else requestAnimationFrame(work)
}
