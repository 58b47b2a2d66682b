import { KEPT } from '#ui/shell/app.tsx'

/** Lays out pages that are rendered ahead, hidden, while the browser is idle: to show one then takes no layout. */
export function layOutAhead(main: Element): void {
  // Older browsers cannot keep the layout of a hidden page.
  if (!CSS.supports('content-visibility', 'hidden')) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const observer = new MutationObserver((changes) => {
    for (const page of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (page instanceof HTMLElement) whenIdle(() => layOut(page, main))
  })
  observer.observe(main, { childList: true })
}

/** As wide as the page that is shown. Its box stays closed (`.kept` in `base.css`), so nothing is painted. */
function layOut(page: HTMLElement, main: Element): void {
  const { style } = page
  // The visitor has gone there.
  if (!page.classList.contains(KEPT)) return
  style.removeProperty('display')
  style.contentVisibility = 'visible'
  style.inlineSize = `${main.querySelector(':scope > :not(.kept)')?.clientWidth}px`
  page.getBoundingClientRect()
  style.removeProperty('content-visibility')
  style.removeProperty('inline-size')
}
