import type { RichTextField } from '@prismicio/client'
import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { dealFacts } from '#deals/facts/deal-facts.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { toDealRecord } from '#search/deal-record.ts'
import { createRecordContext } from '#search/record-context.ts'
import { openSeededStore, serve } from './content-fixture.ts'

const NOON = new Date('2026-11-16T12:00:00+08:00')

/** Sentences that code once took for facts. */
const claims = [
  'Not valid on public holidays or on their eves. Saturdays only, 9am to 11am.',
  '1-for-1, $5++ nett, before service charge and GST, while stocks last.',
  'New customers only, one redemption per table, per day. In store only, not online.',
]
const prose = {
  title: claims.join(' '),
  badge: '1-for-1',
  summary: claims.join(' '),
  body: claims.map((text) => ({ type: 'list-item', text, spans: [] })) as unknown as RichTextField,
}

const content = createContentClient({ service: serve(await openSeededStore()) })
const deals = await publishedDeals(content)

test('no text of a deal changes any of its facts', () => {
  const misread = deals.filter(
    (deal) => JSON.stringify(factsOf({ ...deal, ...prose })) !== JSON.stringify(factsOf(deal)),
  )

  expect(deals.length).toBeGreaterThanOrEqual(200)
  expect(misread.map(({ uid }) => uid)).toEqual([])
})

test('a changed field changes the facts of every deal', () => {
  const unread = deals.filter(
    (deal) =>
      JSON.stringify(factsOf({ ...deal, times: { ...deal.times, dates: ['2030-01-01'] } })) ===
      JSON.stringify(factsOf(deal)),
  )

  expect(unread.map(({ uid }) => uid)).toEqual([])
})

const context = createRecordContext(NOON)

/** Everything that code decides or says about a deal, without the texts themselves. */
function factsOf(deal: Deal) {
  const { title: _, badge: __, summary: ___, ...card } = toDealSummary(deal, NOON)
  const { details, ...record } = toDealRecord(deal, context)
  const { facets } = details()
  return { card, record, facets, facts: dealFacts(deal, NOON) }
}
