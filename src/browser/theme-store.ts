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
      const { dataset } = document.documentElement
      try {
        if (theme === 'system') {
          delete dataset.theme
          storage?.removeItem(KEY)
        } else {
          dataset.theme = theme
          storage?.setItem(KEY, theme)
        }
      } catch {
        // Full or blocked: the choice holds for this tab.
      }
    },
  }
}
