/** The app starts after this time at the latest: a background tab does not paint, and a picture may never arrive. */
const LATEST_MS = 3000

/**
 * Calls back once, after the first paint and the page's main picture, so that nothing shares the picture's connection. In
 * the browsers that we know only eagerly loaded pictures delay the `load` event.
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
