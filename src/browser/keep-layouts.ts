import { KEPT, keepLayout } from '#ui/shell/app.tsx'

/** React sets `display: none` again whenever something in a hidden page changes, and the app's effects do not run then. */
export function keepLayouts(app: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.className === KEPT) keepLayout(target)
  })
  observer.observe(app, { subtree: true, attributeFilter: ['style'] })
}
