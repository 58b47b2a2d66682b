import type { Theme } from '#ui/visitor.ts'
import { createStore } from './store.ts'
import { storedText } from './stored-text.ts'

declare global {
  interface Window {
    /** Applies a theme; any value but `light` and `dark` means the system's. */
    lobangTheme: (theme: string) => void
  }
}

/** The same key that the script in the document's head reads. */
const KEY = 'lobang:theme'

export function createThemeStore(storage: Storage | null) {
  const stored = storedText(storage, KEY)
  const store = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')
  return {
    ...store,
    set(theme: Theme): void {
      store.set(theme)
      window.lobangTheme(theme)
      try {
        if (theme === 'system') storage?.removeItem(KEY)
        else storage?.setItem(KEY, theme)
      } catch {
        // Storage is full or blocked: the choice holds for this tab.
      }
    },
  }
}
