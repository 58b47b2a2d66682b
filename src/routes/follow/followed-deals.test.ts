import { expect, test, vi } from 'vitest'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { dealOf } from '../../../test/deal-fixture.ts'
import { followedDeals, newFirst } from './followed-deals.ts'

const NOON = new Date('2026-11-16T04:00:00Z')
const never = new AbortController().signal

function deal(id: string, { endsOn, begunAt = 0 }: { endsOn?: string; begunAt?: number } = {}) {
  return toDealSummary(dealOf({ id, begunAt, times: endsOn ? { endsOn } : {} }), NOON)
}

/** Answers each page's payload by path; anything else fails as if offline. */
function serve(pages: Record<string, unknown>): string[] {
  const asked: string[] = []
  vi.stubGlobal('location', { href: 'http://site.test/' })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const page = pages[path]
    if (page === undefined) throw new TypeError('no signal')
    return Response.json(page)
  })
  return asked
}

test('reads deals of the brands with the newest ones, with at most six requests', async () => {
  const valid = { validUntil: Date.now() + 60_000 }
  const asked = serve({
    '/brands/b8/_payload.json': { ...valid, payload: { live: [deal('a')] } },
    '/brands/b7/_payload.json': { validUntil: Date.now() - 1, payload: { live: [deal('old')] } },
  })
  const brands = Array.from({ length: 9 }, (_, begunAt) => {
    return { uid: `b${begunAt}`, begunAt, liveCount: begunAt === 6 ? 0 : 1 }
  })

  const found = await followedDeals(brands, never)

  expect(found.map(({ id }) => id)).toEqual(['a'])
  expect(asked).toEqual(
    ['b8', 'b7', 'b5', 'b4', 'b3', 'b2'].map((uid) => `/brands/${uid}/_payload.json`),
  )
})

test('sorts new deals first, newest first, then those that end soonest', () => {
  const deals = [
    deal('late', { endsOn: '2026-12-24' }),
    deal('new', { begunAt: 20, endsOn: '2026-12-30' }),
    deal('soon', { endsOn: '2026-11-18', begunAt: 5 }),
    deal('newest', { begunAt: 30 }),
  ]
  const order = (lastVisit: number | null) => newFirst(deals, lastVisit).map(({ id }) => id)

  expect(order(10)).toEqual(['newest', 'new', 'soon', 'late'])
  expect(order(null)).toEqual(['soon', 'late', 'new', 'newest'])
})
