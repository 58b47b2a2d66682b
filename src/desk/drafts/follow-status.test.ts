import { expect, test, vi } from 'vitest'
import type { DraftStatus } from './draft-status.ts'
import { followStatus } from './follow-status.ts'

const NOON = Date.parse('2026-11-17T12:00:00+08:00')

const saved: DraftStatus = {
  state: 'saved',
  waiting: 0,
  savedAt: NOON,
  refusal: null,
  refused: [],
  isDeviceFailing: false,
  version: 1,
  conflicts: [],
  findings: [],
  presence: [],
  scheduled: null,
}

function followed() {
  vi.useFakeTimers()
  let status = saved
  const listeners = new Set<() => void>()
  const shown: (string | null)[] = []
  const store = {
    status: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const stop = followStatus(store, true, (words) => shown.push(words?.text ?? null))
  return {
    shown,
    become(change: Partial<DraftStatus>) {
      status = { ...saved, ...change }
      for (const listener of listeners) listener()
    },
    [Symbol.dispose]() {
      stop()
      vi.useRealTimers()
    },
  }
}

test('"Saved" appears when nobody has typed for a moment, not after each save', () => {
  using draft = followed()

  for (let saves = 0; saves < 5; saves++) {
    draft.become({ waiting: 1 })
    vi.advanceTimersByTime(600)
    draft.become({ waiting: 0 })
    vi.advanceTimersByTime(400)
  }
  expect(new Set(draft.shown.slice(1))).toEqual(new Set([null]))

  vi.advanceTimersByTime(100)
  expect(draft.shown.at(-1)).toMatch(/^Saved /)
})

test('"Saving" appears if it takes longer than a second', () => {
  using draft = followed()

  draft.become({ waiting: 1 })
  vi.advanceTimersByTime(999)
  expect(draft.shown.at(-1)).toBeNull()

  vi.advanceTimersByTime(1)
  expect(draft.shown.at(-1)).toBe('Saving')
})

test('a refusal and a silent server are reported at once', () => {
  using draft = followed()

  draft.become({ state: 'device', waiting: 1 })
  expect(draft.shown.at(-1)).toBe('No answer')

  draft.become({ state: 'failed', waiting: 1, refusal: { code: 'bug', message: 'No.' } })
  expect(draft.shown.at(-1)).toBe('Not saved')
})
