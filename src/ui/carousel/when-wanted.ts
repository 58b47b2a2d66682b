/**
 * Calls back once: when the visitor reaches for the element, or when it is in view and the browser
 * has nothing better to do. Who saves data has to reach for it.
 */
export function whenWanted(element: Element, callback: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) afterLoad(start)
  })
  const start = () => {
    if (signal.aborted) return
    stop()
    callback()
  }
  const stop = () => {
    ended.abort()
    observer.disconnect()
  }
  for (const type of ['pointerenter', 'pointerdown', 'focusin'])
    element.addEventListener(type, start, { signal, passive: true })
  if (!('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData))
    observer.observe(element)
  return stop
}

function afterLoad(work: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => afterLoad(work))
  else if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
