import type { Theme } from '#ui/visitor.ts'
import { createStore } from './store.ts'

/** The same key that the script in the document's head reads. */
const KEY = 'lobang:theme'

export function createThemeStore(storage: Storage | null) {
  const stored = storage?.getItem(KEY)
  const store = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')
  return {
    ...store,
    set(theme: Theme): void {
      store.set(theme)
      if (theme === 'system') delete document.documentElement.dataset.theme
      else document.documentElement.dataset.theme = theme
      try {
        if (theme === 'system') storage?.removeItem(KEY)
        else storage?.setItem(KEY, theme)
      } catch {
        // Full or blocked: the choice holds for this tab.
      }
    },
  }
}
