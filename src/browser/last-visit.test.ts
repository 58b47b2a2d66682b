import { expect, test, vi } from 'vitest'
import { readLastVisit } from './last-visit.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = Date.parse('2026-11-16T04:00:00Z')

/** Opens pages on one device at these instants. Returns the end of the previous visit for each page. */
function visits(...instants: number[]): (number | null)[] {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  } as unknown as Storage
  vi.stubGlobal('addEventListener', () => {})
  return instants.map((instant) => readLastVisit(storage, () => instant))
}

test('a first visit has no previous visit', () => {
  expect(visits(NOON)).toEqual([null])
})

test('pages within half an hour are one visit, with the same previous visit', () => {
  const [first, second, third] = visits(NOON, NOON + DAY, NOON + DAY + 20 * MINUTE)

  expect([first, second, third]).toEqual([null, NOON, NOON])
})

test('a visit ends with its last page', () => {
  expect(visits(NOON, NOON + 10 * MINUTE, NOON + DAY).at(-1)).toBe(NOON + 10 * MINUTE)
})

test('after a long absence only the deals of the last 30 days are new', () => {
  expect(visits(NOON, NOON + 90 * DAY).at(-1)).toBe(NOON + 60 * DAY)
})

test('a stored visit in the future is ignored', () => {
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
