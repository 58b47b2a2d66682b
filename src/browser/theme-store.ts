import { storageKeys } from '#lib/storage-keys.ts'
import { storedText, storeText } from '#ui/device-storage.ts'
import type { Theme } from '#ui/visitor.ts'
import { createStore } from './store.ts'

export function createThemeStore(storage: Storage | null) {
  const stored = storedText(storageKeys.theme, storage)
  const store = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')
  return {
    ...store,
    set(theme: Theme): void {
      store.set(theme)
      window.lobangTheme(theme)
      storeText(storageKeys.theme, theme === 'system' ? null : theme, storage)
    },
  }
}
