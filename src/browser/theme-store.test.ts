import { expect, test, vi } from 'vitest'
import { createThemeStore } from './theme-store.ts'

test('if storage throws, the choice lasts only for this visit', () => {
  const lobangTheme = vi.fn()
  vi.stubGlobal('window', { lobangTheme })
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage

  const theme = createThemeStore(storage)
  const first = theme.get()
  theme.set('dark')

  expect(first).toBe('system')
  expect(theme.get()).toBe('dark')
  expect(lobangTheme).toHaveBeenCalledWith('dark')
})
