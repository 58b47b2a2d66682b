import { KEPT, keepLayout } from '#ui/shell/app.tsx'

/** Removes `display: none`, which React sets again whenever a hidden page changes, without running the app's effects. */
export function keepLayouts(app: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.className === KEPT) keepLayout(target)
  })
  observer.observe(app, { subtree: true, attributeFilter: ['style'] })
}
