type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * Calls back when the visitor reaches for the element, or when it is in view and the browser has
 * nothing better to do; perhaps more than once. On a phone that is after the first touch anywhere: until
 * then everything serves the first look. Who saves data has to reach for it.
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
  // Fingers enter too.
  for (const type of ['pointerenter', 'focusin'])
    element.addEventListener(type, callback, { signal })
  if (!(navigator as SavingNavigator).connection?.saveData) {
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
