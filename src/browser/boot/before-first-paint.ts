/**
 * Calls back once, before the first paint. The work may read storage, and the first read of a visit took 100 ms on a slow
 * phone. On a first visit, without our worker, the work is a task of its own, so that the parser does not wait for it. If the
 * first frame comes earlier, the work runs in the frame. On later visits it runs at once, so that fonts from the cache are there in time.
 */
export function beforeFirstPaint(work: () => void): void {
  if (navigator.serviceWorker?.controller) {
    work()
    return
  }
  let isDone = false
  const workOnce = () => {
    if (isDone) return
    isDone = true
    work()
  }
  setTimeout(workOnce)
  requestAnimationFrame(workOnce)
}
