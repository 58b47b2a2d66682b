import { KEPT } from '#ui/shell/app.tsx'

/** Lays out hidden pages that are rendered ahead, while the browser is idle, so that showing one takes no layout. */
export function createLayOutAhead() {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const observer = new MutationObserver((changes) => {
    for (const page of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (page instanceof HTMLElement) whenIdle(() => layOut(page))
  })

  return {
    /** Called before a page is rendered ahead. React may have replaced `main` since the last time. */
    watch(): void {
      const main = document.querySelector('main')
      if (main) observer.observe(main, { childList: true })
    },
  }
}

/** As wide as the visible page. Its content stays hidden (`.kept` in `content.css`), so nothing is painted. */
export function layOut(page: HTMLElement): void {
  const { style, parentElement } = page
  // The visitor has gone to the page, or an older browser cannot keep the layout of a hidden page.
  if (!page.classList.contains(KEPT) || !CSS.supports('content-visibility', 'hidden')) return
  style.removeProperty('display')
  style.contentVisibility = 'visible'
  style.inlineSize = `${parentElement?.querySelector(':scope > :not(.kept)')?.clientWidth}px`
  page.getBoundingClientRect()
  style.removeProperty('content-visibility')
  style.removeProperty('inline-size')
}
