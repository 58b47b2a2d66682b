type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * Calls back when the visitor reaches for the element, or when it is in view and the browser has
 * nothing better to do; perhaps more than once. Who saves data has to reach for it.
 */
export function whenWanted(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) afterLoad(callback)
  })
  // Fingers enter too.
  const events = ['pointerenter', 'focusin']
  for (const type of events) element.addEventListener(type, callback)
  if (!(navigator as SavingNavigator).connection?.saveData) observer.observe(element)
  return () => {
    observer.disconnect()
    for (const type of events) element.removeEventListener(type, callback)
  }
}

function afterLoad(work: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => afterLoad(work))
  else (window.requestIdleCallback ?? setTimeout)(work)
}
