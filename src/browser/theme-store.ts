import { storageKeys } from '#lib/storage-keys.ts'
import type { Theme } from '#ui/visitor.ts'
import { createStore } from './store.ts'
import { storedText } from './stored-text.ts'

export function createThemeStore(storage: Storage | null) {
  const stored = storedText(storage, storageKeys.theme)
  const store = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')
  return {
    ...store,
    set(theme: Theme): void {
      store.set(theme)
      window.lobangTheme(theme)
      try {
        if (theme === 'system') storage?.removeItem(storageKeys.theme)
        else storage?.setItem(storageKeys.theme, theme)
      } catch {
        // Storage is full or blocked: the choice holds for this tab.
      }
    },
  }
}
