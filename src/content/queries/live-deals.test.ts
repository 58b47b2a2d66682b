import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { recordDependencies } from '#content/recording-client.ts'
import { byEnd } from '#deals/deal-status.ts'
import { isLiveAt, livenessChanges } from '#deals/times/lifespan.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentOf, openEmptyStore, serve } from '../../../test/content-fixture.ts'
import { patience } from '../../../test/machine.ts'
import { liveDealFacts, liveDeals } from './deals.ts'

const DEALS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const NOON = Date.parse('2026-11-15T04:00:00Z')

const brand = documentOf({ id: 'b1', uid: 'kopi', type: 'brand', data: { name: 'Kopi' } })
const ids = Array.from({ length: DEALS }, (_, number) => `deal-${number}`)
const day = fc
  .integer({ min: -4, max: 4 })
  .map((days) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10))
const moment = fc.option(day.map((text) => `${text}T03:00:00+0000`))
const anyDeal = fc
  .record({
    id: fc.constantFrom(...ids),
    category: fc.constantFrom('food', 'grocery', 'shopping'),
    starts_on: fc.option(day),
    ends_on: fc.option(day),
    hours: fc.constantFrom(null, '11:00-15:00'),
    sold_out_at: moment,
    back_at: moment,
  })
  .map(({ id, ...data }) => dealOf(id, data))

// Instants in any order, so the clock is also set back. Some are at the exact end of a deal.
const instant = fc.oneof(
  fc.integer({ min: NOON - 6 * DAY_MS, max: NOON + 6 * DAY_MS }),
  fc.integer({ min: -5, max: 5 }).map((days) => Date.parse('2026-11-15T16:00:00Z') + days * DAY_MS),
)
const step = fc.record({
  documents: fc.uniqueArray(anyDeal, { maxLength: 3, selector: ({ id }) => id }),
  removedIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 1 }),
  instants: fc.array(instant, { minLength: 1, maxLength: 3 }),
})

test(
  'after any changes and at any instant, a page reads the same live deals as without the index',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const store = await openEmptyStore()
        const documents = fc.sample(anyDeal, { numRuns: DEALS, seed: 3 })
        const named = documents.map((deal, at) => ({
          ...deal,
          id: `deal-${at}`,
          uid: `deal-${at}`,
        }))
        await store.publish({ documents: [brand, ...named] })
        const client = createContentClient({ service: serve(store) })

        for (const { instants, ...change } of [{ instants: [NOON] }, ...steps]) {
          if ('documents' in change) await store.publish(change)
          const published = [...(store.snapshot().byType.get('deal') ?? [])] as DealDocument[]
          for (const now of instants) {
            expect(await asRead(client, now)).toEqual(asDefined(published, now))
          }
        }
      }),
      { numRuns: 20 },
    )
  },
  patience(60_000),
)

/** The live deals by the index, and until when they are valid. */
async function asRead(client: ReturnType<typeof createContentClient>, now: number) {
  let until = Number.POSITIVE_INFINITY
  const content = recordDependencies(client, {
    key: () => {},
    watch: () => {},
    until: (instantOfChange) => {
      until = Math.min(until, instantOfChange.getTime())
    },
  })
  const query = { now: new Date(now), where: isFood }
  const all = await liveDeals(content, query)
  const first = await liveDeals(content, { ...query, limit: 3 })
  const facts = await liveDealFacts(content, { ...query, read: ({ id }) => id })
  return {
    all: all.map(({ id }) => id),
    first: first.map(({ id }) => id),
    facts: facts.toSorted(),
    until,
  }
}

/** The same by checking each deal. */
function asDefined(published: readonly DealDocument[], now: number) {
  const food = published.filter(isFood)
  const live = food
    .filter((deal) => isLiveAt(lifespanOfDeal(deal), now))
    .toSorted((a, b) => byEnd(lifespanOfDeal(a), lifespanOfDeal(b)) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
  const changes = food
    .filter((deal) => lifespanOfDeal(deal).ends > now)
    .map((deal) => livenessChanges(lifespanOfDeal(deal), now))
  return {
    all: live,
    first: live.slice(0, 3),
    facts: live.toSorted(),
    until: Math.min(...changes, Number.POSITIVE_INFINITY),
  }
}

function isFood({ data }: DealDocument): boolean {
  return data.category === 'food'
}

function dealOf(id: string, data: Record<string, unknown>): StoredDocument {
  const link = { link_type: 'Document', id: 'b1', type: 'brand', uid: 'kopi', tags: [] }
  const fields = { title: id, brand: { ...link, lang: 'en-sg' }, ...data }
  return documentOf({ id, uid: id, type: 'deal', data: fields })
}
