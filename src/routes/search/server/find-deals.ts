import { liveDealFacts } from '#content/queries/deals.ts'
import { isDealOf } from '#content/queries/landings.ts'
import type { Deal } from '#deals/deal.ts'
import { type NearPlace, nearestOutletText } from '#deals/facts/near-place.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import type { Landing } from '#deals/landing.ts'
import type { Work } from '#lib/work.ts'
import type { SearchIndex, SearchOptions, SearchResult } from '#search/create-search-index.ts'
import { idsOf, readDeals } from '#search/read-hits.ts'
import type { KeptSearch } from '#search/search-keeper.ts'
import type { Filters } from '../../filters/filters.ts'
import { activeFilters } from '../../filters/server/active-filters.ts'
import { postalIn, readNear } from '../../filters/server/read-near.ts'
import { findListPage } from '../../list-page.ts'
import { pageNotFound } from '../../server/not-found.ts'
import type { PageInput } from '../../server/page-loader.ts'
import { toFacetFilters, toSearchOrder } from './to-facet-filters.ts'

export const PAGE_SIZE = 24
const MAX_OTHERS = 12
/** How long a page is true that may lack what was published last. */
const BEHIND_MS = 1000

export type DealSearch = {
  site: KeptSearch
  index: SearchIndex
  q: string
  /** As they were asked for. */
  asked: Filters
  /** The landing whose deals alone are searched. */
  landing: Landing | null
}

/** A page of the deals that are asked for, by words or by filters alone. Throws `not-found` beyond the last page. */
export async function findDeals(input: PageInput, search: DealSearch) {
  const { url, content, now, until } = input
  const { site, index, q, asked, landing } = search
  const { filters, place, near } = readNear(asked, index.spotsAt(postalIn(asked.near ?? '')))
  const only = await whatIsLive(input, search)
  const optionsFor = (narrowing: Filters): Omit<SearchOptions, 'limit'> => ({
    filters: toFacetFilters(narrowing),
    near: narrowing.near === undefined ? null : place,
    order: toSearchOrder(narrowing, q),
    at: now,
    only,
  })
  const page = url.searchParams.get('page')
  const from = Math.max(0, (Number.parseInt(page ?? '1', 10) - 1) * PAGE_SIZE || 0)
  const found = await content.inTurns(
    index.search(q, { ...optionsFor(filters), limit: PAGE_SIZE, from, otherLimit: MAX_OTHERS }),
  )
  const list = findListPage(found.counts.deal, { page, size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  if (site.isBehind) until(new Date(now.getTime() + BEHIND_MS))
  // The page says which deals can be used now.
  const change = site.changes.find((instant) => instant > now.getTime())
  if (change !== undefined) until(new Date(change))

  const isOwn = landing ? { isOwn: isDealOf(landing) } : {}
  const deals = await readDeals(found.hits, { content, now, ...isOwn })
  const shown = toShownDeals(found, { deals, place, now })
  function* count(others: Filters): Work<number> {
    return (yield* index.search(q, { ...optionsFor(others), limit: 0 })).counts.deal
  }
  const active = await content.inTurns(
    activeFilters(filters, { near, count: shown.dealCount === 0 ? count : null }),
  )
  return { ...shown, found, filters, near, active, page: list.page, pages: list.pages, optionsFor }
}

/** An index that is behind may hold what has ended or gone; else everything in it is there. */
async function whatIsLive(
  { content, now }: PageInput,
  { site, landing }: DealSearch,
): Promise<((id: string) => boolean) | null> {
  if (!site.isBehind) return null
  const isOwn = landing ? isDealOf(landing) : () => true
  const live = await liveDealFacts(content, {
    now,
    read: (document) => (isOwn(document) ? document.id : ''),
  })
  const ids = new Set(live)
  return (id) => ids.has(id)
}

type ShownSource = { deals: readonly Deal[]; place: NearPlace | null; now: Date }

/** `deals` are those of the hits that can be shown. */
function toShownDeals(found: SearchResult, { deals, place, now }: ShownSource) {
  const toFound = (deal: Deal) => {
    const parts = found.mark(deal.title)
    const markedTitle = parts.some((part) => part.found) ? parts : []
    const nearest = place && nearestOutletText(deal.outlets, place)
    return { ...toDealSummary(deal, now), ...(nearest && { nearest }), markedTitle }
  }
  const near = new Set(found.hits.filter(({ isNear }) => isNear).map(({ id }) => id))
  const gone = idsOf(found.hits, 'deal').filter(
    (id) => !near.has(id) && deals.every((deal) => deal.id !== id),
  )
  return {
    deals: deals.filter(({ id }) => !near.has(id)).map(toFound),
    dealCount: found.counts.deal - gone.length,
    nearDeals: deals
      .filter(({ id }) => near.has(id))
      .slice(0, MAX_OTHERS)
      .map(toFound),
  }
}
