import { expect, test, vi } from 'vitest'
import { createKeyPauses } from './key-pauses.ts'

function openPage() {
  vi.useFakeTimers()
  const target = new EventTarget()
  const page = Object.assign(target, { visibilityState: 'visible' }) as unknown as Document
  const pauses = createKeyPauses(page)
  const turn = (visibilityState: string) => {
    Object.assign(target, { visibilityState })
    target.dispatchEvent(new Event('visibilitychange'))
  }
  const press = (key: Partial<KeyboardEvent> = {}) =>
    target.dispatchEvent(Object.assign(new Event('keydown'), key))
  return {
    press,
    hide: () => turn('hidden'),
    show: () => turn('visible'),
    /** Begins to wait; returns whether the pause has come. */
    wait(): () => boolean {
      let isThere = false
      void pauses.next().then(() => {
        isThere = true
      })
      return () => isThere
    },
    [Symbol.dispose]: () => void vi.useRealTimers(),
  }
}

test('while somebody types, work waits for the next key, but not for long', async () => {
  using tab = openPage()

  tab.press()
  const isFirst = tab.wait()
  await vi.advanceTimersByTimeAsync(100)
  expect(isFirst()).toBe(false)
  tab.press()
  await vi.advanceTimersByTimeAsync(1)
  expect(isFirst()).toBe(true)

  const isSecond = tab.wait()
  await vi.advanceTimersByTimeAsync(260)
  expect(isSecond()).toBe(true)
})

test('work does not wait if nobody types or the page is hidden', async () => {
  using tab = openPage()

  tab.press({ ctrlKey: true })
  const isIdle = tab.wait()
  await vi.advanceTimersByTimeAsync(1)
  expect(isIdle()).toBe(true)

  tab.press()
  const isGone = tab.wait()
  tab.hide()
  await vi.advanceTimersByTimeAsync(0)
  expect(isGone()).toBe(true)

  tab.show()
  await vi.advanceTimersByTimeAsync(500)
  const isLater = tab.wait()
  await vi.advanceTimersByTimeAsync(1)
  expect(isLater()).toBe(true)
})
