import { vi } from 'vitest'
import { createVisitorStore } from '#browser/visitor-store.ts'

export function openVisitorStore(storage: Storage | null) {
  vi.stubGlobal('addEventListener', () => {})
  return createVisitorStore(storage)
}

export function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  }
}
