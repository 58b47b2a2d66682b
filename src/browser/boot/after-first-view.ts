/** A tab in the background paints nothing, and a picture may never arrive; the app starts all the same. */
const LATEST_MS = 3000

/**
 * Calls back once, after the first paint and after the page's main picture, whose connection nothing may share. In the
 * browsers that we know only pictures that load eagerly delay the `load` event.
 */
export function afterFirstView(work: () => void): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    work()
  }
  const observe = () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
  addEventListener('load', observe)
  addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_MS))
}
