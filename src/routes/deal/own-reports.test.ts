import { expect, test, vi } from 'vitest'
import { findOwnReport, keepOwnReport } from './own-reports.ts'

const NOON = new Date('2026-11-16T04:00:00Z')
const later = (days: number) => new Date(NOON.getTime() + days * 24 * 60 * 60_000)

/** Stubs a device that has stored this text. Returns a function that reads what it stores later. */
function device(text: string | null = null): () => string | null {
  let stored = text
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, next: string) => {
      stored = next
    },
  })
  return () => stored
}

test('a report is remembered for a week, as long as it counts', () => {
  device()

  keepOwnReport({ dealId: 'laksa', outcome: 'failed' }, NOON)

  const report = { outcome: 'failed', day: '2026-11-16' }
  expect(findOwnReport('laksa', NOON)).toEqual(report)
  expect(findOwnReport('laksa', later(6))).toEqual(report)
  expect(findOwnReport('laksa', later(7))).toBe(null)
  expect(findOwnReport('kopi', NOON)).toBe(null)
})

test('a second report replaces the first, and old ones are removed', () => {
  const stored = device()

  keepOwnReport({ dealId: 'kopi', outcome: 'worked' }, later(-9))
  keepOwnReport({ dealId: 'laksa', outcome: 'failed' }, NOON)
  keepOwnReport({ dealId: 'laksa', outcome: 'worked' }, NOON)

  expect(JSON.parse(stored() ?? '')).toEqual({
    laksa: { outcome: 'worked', day: '2026-11-16' },
  })
})

test.each(['', 'null', '[]', '{"laksa":null}', '{"laksa":{"outcome":"odd","day":"2026-11-16"}}'])(
  'damaged storage %j has no report',
  (text) => {
    device(text)

    expect(findOwnReport('laksa', NOON)).toBe(null)
  },
)

test('if storage is blocked, the report is still shown once', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })

  const kept = keepOwnReport({ dealId: 'a', outcome: 'worked' }, NOON)

  expect(kept).toEqual({ outcome: 'worked', day: '2026-11-16' })
  expect(findOwnReport('a', NOON)).toBe(null)
})
