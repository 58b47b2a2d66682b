/**
 * Calls back before anything is painted. The work may read storage, and the first read of a visit took a slow phone
 * 100 ms. On a first visit, which no worker of ours controls, the parser does not wait for that: the first frame does. On
 * later visits the work begins at once, so that fonts from the cache are there in time.
 */
export function beforeFirstPaint(work: () => void): void {
  if (navigator.serviceWorker?.controller) work()
  else requestAnimationFrame(work)
}
