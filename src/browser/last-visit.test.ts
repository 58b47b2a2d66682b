import { expect, test, vi } from 'vitest'
import { readLastVisit } from './last-visit.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = Date.parse('2026-11-16T04:00:00Z')

/** A device that opens pages at these instants; each answer is what the page knows of the visit before. */
function visits(...instants: number[]): (number | null)[] {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  } as unknown as Storage
  vi.stubGlobal('addEventListener', () => {})
  return instants.map((instant) => readLastVisit(storage, () => instant))
}

test('the first visit has none before it', () => {
  expect(visits(NOON)).toEqual([null])
})

test('pages within half an hour are one visit, and the visit before stays the same', () => {
  const [first, second, third] = visits(NOON, NOON + DAY, NOON + DAY + 20 * MINUTE)

  expect([first, second, third]).toEqual([null, NOON, NOON])
})

test('a visit ends with its last page', () => {
  expect(visits(NOON, NOON + 10 * MINUTE, NOON + DAY).at(-1)).toBe(NOON + 10 * MINUTE)
})

test('after a long time only the deals of the last 30 days are new', () => {
  expect(visits(NOON, NOON + 90 * DAY).at(-1)).toBe(NOON + 60 * DAY)
})

test('a visit that is still to come does not count', () => {
  expect(visits(NOON + DAY, NOON).at(-1)).toBe(null)
})

test('damaged or blocked storage counts as a first visit', () => {
  const blocked = {
    getItem: () => 'x y',
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  vi.stubGlobal('addEventListener', () => {})

  expect(readLastVisit(blocked, () => NOON)).toBe(null)
  expect(readLastVisit(null, () => NOON)).toBe(null)
})
