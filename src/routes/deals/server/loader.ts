import { toListFacts } from '#content/mappers/to-list-facts.ts'
import { liveDealFacts, liveDeals, soonestEnd } from '#content/queries/deals.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { type Category, categories } from '#lib/categories.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'
import { findListPage } from '../../list-page.ts'
import { PAGE_SIZE } from '../../search/server/find-deals.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import type { DealsPayload } from '../payload.ts'
import { countFacts, sharedPlaces } from './count-facts.ts'
import { listChoices } from './list-choices.ts'
import { loadNarrowed } from './load-narrowed.ts'

/** All live deals or those of one category, with or without filters. */
export const loader: PageLoader<DealsPayload> = async (input) => {
  const { params, url, now, until } = input
  until(nextMidnight(now))
  const category = categories.find((name) => name === params.category) ?? null
  return url.search === '' ? loadFirstPage(input, category) : loadNarrowed(input, category)
}

/** The first page without filters uses no index, so that a new index does not make it stale. */
async function loadFirstPage(
  { content, now }: PageInput,
  category: Category | null,
): Promise<DealsPayload> {
  const read = (document: DealDocument) => toListFacts(document, content.lifespanOf(document))
  const live = await liveDealFacts(content, { now, read, order: soonestEnd(content) })
  const listed = live.filter((deal) => category === null || deal.category === category)
  const ids = listed.slice(0, PAGE_SIZE).map(({ id }) => id)
  const [shown, counts] = await Promise.all([
    liveDeals(content, { now, ids }),
    content.inTurns(countFacts(listed, now)),
  ])
  const all = { counts: categoryCounts(live.map((deal) => deal.category)), total: live.length }
  return {
    category,
    deals: shown.map((deal) => toDealSummary(deal, now)),
    found: listed.length,
    page: 1,
    pages: findListPage(listed.length, { page: null, size: PAGE_SIZE })?.pages ?? 1,
    ...all,
    matching: all,
    filters: {},
    active: [],
    facets: listChoices({ counts, dealCount: listed.length }, { filters: {}, now }),
    near: null,
    places: sharedPlaces(counts),
  }
}
