import { mayPrefetch } from '../connection.ts'

/**
 * Calls back when the visitor points at or focuses the element, or when it is in view and the browser is idle. May call
 * more than once. On a phone it first waits for a touch anywhere, to keep the first view fast. With data saver or on 2g
 * only pointing or focusing counts.
 */
export function whenWanted(element: Element, callback: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const afterLoad = () => {
    if (document.readyState !== 'complete') addEventListener('load', afterLoad, { signal })
    else (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || callback())
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) afterLoad()
  })
  const observe = () => observer.observe(element)
  // Touches cause this event too.
  for (const type of ['pointerenter', 'focusin'])
    element.addEventListener(type, callback, { signal })
  if (mayPrefetch()) {
    if (matchMedia('(hover: none)').matches) {
      for (const type of ['pointerdown', 'keydown', 'scroll'])
        addEventListener(type, observe, { signal, once: true, passive: true })
    } else observe()
  }
  return () => {
    observer.disconnect()
    end.abort()
  }
}
