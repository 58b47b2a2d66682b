import { afterEach, expect, test, vi } from 'vitest'
import { createVisitorStore } from '../visitor-store.ts'
import { createNoticeBar } from './notice-bar.ts'

const OFFLINE = 'No signal. Saved coupons still work; prices may be old.'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The parts of a document that the bar uses. */
function openPage(storage: Storage | null = null) {
  const page = new EventTarget()
  const bar = { className: '', role: '', textContent: '', isConnected: false }
  const field = { disabled: false }
  const typing = { disabled: false }
  const navigator = { onLine: true }
  const answers = { isThere: false }
  vi.useFakeTimers()
  vi.stubGlobal('window', { navigation: new EventTarget() })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('fetch', async () => ({ ok: answers.isThere }))
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  vi.stubGlobal('document', {
    hidden: false,
    activeElement: typing,
    adoptedStyleSheets: [],
    createElement: () => bar,
    querySelector: () => ({
      after: () => {
        bar.isConnected = true
      },
    }),
    querySelectorAll: () => [field, typing],
  })
  const visitor = createVisitorStore(storage)
  const { setReached } = createNoticeBar(visitor)
  const setOnline = (is: boolean) => {
    navigator.onLine = is
    page.dispatchEvent(new Event(is ? 'online' : 'offline'))
  }
  return { bar, field, typing, answers, visitor, setReached, setOnline }
}

test('online the page has no bar', () => {
  const { bar, field } = openPage()

  expect(bar).toMatchObject({ isConnected: false, textContent: '' })
  expect(field.disabled).toBe(false)
})

test('offline the bar says so and disables search fields, except one in use', () => {
  const { bar, field, typing, setOnline } = openPage()

  setOnline(false)
  vi.advanceTimersByTime(100)

  expect(bar).toMatchObject({ isConnected: true, role: 'status' })
  expect(bar.textContent).toBe(OFFLINE)
  expect([field.disabled, typing.disabled]).toEqual([true, false])
  setOnline(true)
  expect(bar.textContent).toBe('')
  expect(field.disabled).toBe(false)
})

test('the bar is in the page before its text, so that screen readers announce it', () => {
  const { bar, setOnline } = openPage()

  setOnline(false)
  const atFirst = { ...bar }
  vi.advanceTimersByTime(100)

  expect(atFirst).toMatchObject({ isConnected: true, textContent: '' })
  expect(bar.textContent).toBe(OFFLINE)
})

test('an unreachable server is asked again until it answers', async () => {
  const { bar, answers, setReached } = openPage()

  setReached(false)
  await vi.advanceTimersByTimeAsync(10_000)
  const afterOne = bar.textContent
  answers.isThere = true
  await vi.advanceTimersByTimeAsync(10_000)

  expect(afterOne).toBe(OFFLINE)
  expect(bar.textContent).toBe('')
})

test('full or blocked storage is reported once somebody saves something', () => {
  const { bar, visitor } = openPage(null)
  const before = bar.textContent

  visitor.actions.follow('kopi')
  vi.advanceTimersByTime(100)

  expect(before).toBe('')
  expect(bar.textContent).toContain('Your browser blocks storage for this site')
})
