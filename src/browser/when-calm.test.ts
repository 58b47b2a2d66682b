import { expect, test, vi } from 'vitest'
import { whenCalm } from './when-calm.ts'

test('work begins after its delay, once', () => {
  using page = fakePage()
  let count = 0

  whenCalm(() => count++, 3000)

  vi.advanceTimersByTime(2999)
  expect(count).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(count).toBe(1)
  expect(page.listeners.size).toBe(0)
})

test('work begins a second after the last touch', () => {
  using page = fakePage()
  let count = 0
  whenCalm(() => count++, 3000)

  vi.advanceTimersByTime(2900)
  page.touch()
  vi.advanceTimersByTime(900)
  page.touch()
  vi.advanceTimersByTime(999)

  expect(count).toBe(0)
  vi.advanceTimersByTime(1)
  expect(count).toBe(1)
})

test('an early touch delays nothing', () => {
  using page = fakePage()
  let count = 0
  whenCalm(() => count++, 3000)

  page.touch()
  vi.advanceTimersByTime(3000)

  expect(count).toBe(1)
})

/** Time stands still, and the page is touched by hand. */
function fakePage() {
  vi.useFakeTimers()
  const listeners = new Set<() => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'pointerdown') listeners.add(listener)
  })
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => {
    listeners.delete(listener)
  })
  return {
    listeners,
    touch: () => {
      for (const listener of listeners) listener()
    },
    [Symbol.dispose]() {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    },
  }
}
