import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import { documentOf } from '../../test/content-fixture.ts'
import { applyChange } from './apply-change.ts'
import { lifespanOfDeal } from './deal-lifespans.ts'
import { dealsWithin } from './deals-within.ts'
import type { DealDocument } from './documents.ts'
import { type ContentChange, createEmptySnapshot, type Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

const DOCUMENTS = 40
const DAY_MS = 24 * 60 * 60 * 1000
const NOON = Date.parse('2026-11-15T04:00:00Z')

const ids = Array.from({ length: DOCUMENTS }, (_, number) => `d${number}`)
const day = fc.integer({ min: -6, max: 6 }).map((days) => dayText(NOON + days * DAY_MS))
const weekday = fc.constantFrom('Monday', 'Wednesday', 'Sunday')
const anyDocument = fc
  .record({
    id: fc.constantFrom(...ids),
    type: fc.constantFrom('deal', 'deal', 'deal', 'brand'),
    lang: fc.constantFrom('en-sg', 'en-sg', 'zh-sg'),
    data: fc.record({
      starts_on: fc.option(day),
      // A week of Sundays may end on none, so some deals are over before they begin.
      ends_on: fc.option(day),
      weekdays: fc.array(fc.record({ day: weekday }), { maxLength: 2 }),
      hours: fc.constantFrom(null, '11:00-15:00', '22:00-02:00'),
      sold_out_at: fc.option(day.map((text) => `${text}T03:00:00+0000`)),
    }),
  })
  .map((parts) => documentOf(parts as Partial<StoredDocument> & { id: string }))

// Small beside the number of documents: a large change makes the indexes anew.
const anyChange: fc.Arbitrary<ContentChange> = fc.record(
  {
    documents: fc.uniqueArray(anyDocument, { maxLength: 4, selector: ({ id }) => id }),
    removedIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
    mainLanguage: fc.constantFrom('en-sg', 'zh-sg'),
  },
  { requiredKeys: ['documents'] },
)
// The instants are in any order, so the clock is also set back.
const instant = fc.integer({ min: NOON - 8 * DAY_MS, max: NOON + 8 * DAY_MS })

test('after any changes and at any instant the index finds the deals that are not over, and no others', () => {
  const step = fc.record({ change: anyChange, instants: fc.array(instant, { maxLength: 4 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      let snapshot = startSnapshot()
      expect(found(snapshot, NOON)).toEqual(expected(snapshot, NOON))

      for (const { change, instants } of steps) {
        const before = snapshot
        const ofBefore = found(before, NOON)
        snapshot = atOnce(applyChange(snapshot, change, 'r')).snapshot

        for (const now of instants) expect(found(snapshot, now)).toEqual(expected(snapshot, now))
        expect(found(before, NOON)).toEqual(ofBefore)
      }
    }),
    { numRuns: 60 },
  )
})

test('a deal is found until the moment at which it is over', () => {
  const snapshot = startSnapshot()
  const ends = deals(snapshot).map((deal) => lifespanOfDeal(deal).ends)
  const finite = [...new Set(ends)].filter(Number.isFinite)

  for (const end of finite) {
    expect(found(snapshot, end - 1)).toEqual(expected(snapshot, end - 1))
    expect(found(snapshot, end)).toEqual(expected(snapshot, end))
    expect(found(snapshot, end).length).toBeLessThan(found(snapshot, end - 1).length)
  }
  expect(finite.length).toBeGreaterThan(5)
})

function startSnapshot(): Snapshot {
  const documents = fc.sample(anyDocument, { numRuns: DOCUMENTS, seed: 7 })
  const named = documents.map((document, number) => ({ ...document, id: `d${number}` }))
  return atOnce(applyChange(createEmptySnapshot(), { documents: named }, 'r')).snapshot
}

/** The documents themselves, so that a changed one is not mistaken for the one before. */
function found(snapshot: Snapshot, now: number): StoredDocument[] {
  return [...atOnce(dealsWithin(snapshot, { notOverAt: now }))].flat().toSorted(byId)
}

function expected(snapshot: Snapshot, now: number): StoredDocument[] {
  return deals(snapshot)
    .filter((deal) => lifespanOfDeal(deal).ends > now)
    .toSorted(byId)
}

function deals({ byId: all, mainLanguage }: Snapshot): DealDocument[] {
  const own = [...all.values()].filter(({ type, lang }) => type === 'deal' && lang === mainLanguage)
  return own as DealDocument[]
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
