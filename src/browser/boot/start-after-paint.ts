import { MODULES_BLOCK } from '#routes/page-envelope.ts'

/** A tab in the background paints nothing; its app starts all the same. */
const UNSEEN_MS = 3000

/** Loads the app after the first paint: until then its scripts would delay the first picture. */
export function startAfterPaint(): void {
  const modules: string[] = JSON.parse(document.getElementById(MODULES_BLOCK)?.textContent ?? '[]')
  const start = () => {
    for (const src of modules.splice(0)) {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { type: 'module', fetchPriority: 'low', src }))
    }
  }
  setTimeout(start, UNSEEN_MS)
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}
