import { expect, test, vi } from 'vitest'
import type { SavedDeal } from '#visitor/schemas.ts'
import { showToast, type Toast } from './show-toast.ts'
import { tellSaved } from './tell-saved.ts'

vi.mock('./show-toast.ts', () => ({ showToast: vi.fn<(toast: Toast) => void>() }))
vi.mock('./punch-heart.ts', () => ({ punchHeart: vi.fn<() => void>() }))

const kept: SavedDeal = {
  title: 'Kaya toast',
  path: '/deals/food/kaya',
  brand: 'Kopi',
  badge: '1-for-1',
  code: null,
  endsOn: null,
  savedAt: '2026-11-01T00:00:00.000Z',
}

/** The message after a tap, and what its Undo does. */
function told(act: Partial<Parameters<typeof tellSaved>[0]>) {
  const save = vi.fn(() => null)
  const unsave = vi.fn(() => null)
  tellSaved({ id: 'd1', removed: undefined, problem: null, actions: { save, unsave }, ...act })
  const toast = vi.mocked(showToast).mock.lastCall?.[0]
  toast?.undo()
  return { text: toast?.text, saved: save.mock.calls, unsaved: unsave.mock.calls }
}

test('the message says that the deal works offline, and offers Undo', () => {
  expect(told({})).toEqual({ text: 'Saved. Works offline too.', saved: [], unsaved: [['d1']] })
})

test('Undo restores a removed deal with the day on which it was saved', () => {
  expect(told({ removed: kept })).toEqual({ text: 'Removed.', saved: [['d1', kept]], unsaved: [] })
})

test('if nothing can be stored, the message says so', () => {
  expect(told({ problem: 'full' }).text).toBe(
    'Saved until you close this tab. Your device is out of storage.',
  )
  expect(told({ problem: 'blocked' }).text).toMatch(
    /^Saved until you close this tab\. Your browser/,
  )
  expect(told({ problem: 'full', removed: kept }).text).toBe('Removed.')
})
