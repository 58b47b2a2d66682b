import { KEPT } from '#ui/shell/app.tsx'

/**
 * `<Activity>` hides a page by `display: none`, which drops its layout, and does so again whenever something in the page has
 * changed. To lay it out again takes a slow phone most of the time of going back, so the class hides it instead. Observers
 * are called before the browser works out styles.
 */
export function keepLayout(main: HTMLElement): void {
  // Older browsers would only make it invisible.
  if (!CSS.supports('content-visibility', 'hidden')) return
  const restyled = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.className === KEPT)
        target.style.removeProperty('display')
  })
  restyled.observe(main, { subtree: true, attributeFilter: ['style'] })
}
