import type { Landing } from '#content/mappers/to-landing.ts'
import { liveDealFacts } from '#content/queries/deals.ts'
import { isDealOf } from '#content/queries/landings.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { findNearPlace, type NearPlace, nearestOutletText } from '#deals/near-place.ts'
import type { SearchIndex, SearchOptions, SearchResult } from '#search/create-search-index.ts'
import { activeFilters } from '../filters/active-filters-loader.ts'
import { type Filters, isNarrowed } from '../filters/filters.ts'
import { readNear } from '../filters/near-loader.ts'
import { findListPage } from '../list-page.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput } from '../page-loader.ts'
import { toFacetChoices, toFacetFilters, toSearchOrder } from './facet-loader.ts'
import { idsOf, readDeals } from './hits-loader.ts'
import type { SearchPayload } from './payload.ts'
import type { KeptSearch } from './search-keeper-loader.ts'

const PAGE_SIZE = 24
const MAX_OTHERS = 12

type ResultWish = {
  site: KeptSearch
  index: SearchIndex
  q: string
  /** As they were asked for. */
  asked: Filters
  /** The landing whose deals alone are searched. */
  landing: Landing | null
}

export type Results = Pick<
  SearchPayload,
  | 'meant'
  | 'filters'
  | 'active'
  | 'near'
  | 'nearby'
  | 'facets'
  | 'absent'
  | 'deals'
  | 'dealCount'
  | 'page'
  | 'pages'
  | 'nearDeals'
>

/** A page of the deals that are asked for, by words or by filters alone. Throws `not-found` beyond the last page. */
export async function loadResults(
  input: PageInput,
  wish: ResultWish,
): Promise<{ results: Results; found: SearchResult }> {
  const { url, content, now, until } = input
  const { site, index, q, asked, landing } = wish
  const { filters, place, near } = readNear(asked, index.spotsAt(codeIn(asked.near ?? '')))
  const only = await whatIsLive(input, wish)
  const options = (narrowing: Filters): Omit<SearchOptions, 'limit'> => ({
    filters: toFacetFilters(narrowing),
    near: narrowing.near === undefined ? null : place,
    order: toSearchOrder(narrowing, q),
    at: now,
    only,
  })
  const page = url.searchParams.get('page')
  const from = (Number.parseInt(page ?? '1', 10) - 1) * PAGE_SIZE || 0
  const found = index.search(q, {
    ...options(filters),
    limit: PAGE_SIZE,
    from: Math.max(0, from),
    otherLimit: MAX_OTHERS,
  })
  const list = findListPage(found.counts.deal, { page, size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  // What can be used now is told beside the results.
  const change = site.changes.find((instant) => instant > now.getTime())
  if (change !== undefined) until(new Date(change))

  const isOwn = landing ? { isOwn: isDealOf(landing) } : {}
  const deals = await readDeals(found.hits, { content, now, ...isOwn })
  const shown = toShownDeals(found, { deals, place, now })
  const count = (others: Filters) => index.search(q, { ...options(others), limit: 0 }).counts.deal
  const results = {
    ...shown,
    meant: found.meant,
    filters,
    near,
    nearby: near || list.page > 1 ? null : findNearby(q, index, options({})),
    active: activeFilters(filters, { near, count: shown.dealCount === 0 ? count : null }),
    // Those that have gone since are in the counts of the index, but not in ours.
    facets: shown.dealCount > 0 || isNarrowed(filters) ? toFacetChoices(found, filters) : [],
    absent: shown.dealCount > 0 ? [] : found.absent,
    page: list.page,
    pages: list.pages,
  }
  return { results, found }
}

/** An index that is behind may hold what has ended or gone; else everything in it is there. */
async function whatIsLive(
  { content, now }: PageInput,
  { site, landing }: ResultWish,
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

/** Whoever types a place may want what is around it, not only what has its name. */
function findNearby(
  q: string,
  index: SearchIndex,
  options: Omit<SearchOptions, 'limit'>,
): SearchPayload['nearby'] {
  const place = q ? findNearPlace(q, index.spotsAt(codeIn(q))) : null
  if (!place) return null
  const { counts } = index.search('', { ...options, near: place, limit: 0 })
  return counts.deal === 0 ? null : { near: place.key, text: place.within, count: counts.deal }
}

function codeIn(typed: string): string {
  return /\d{6}/.exec(typed)?.[0] ?? ''
}
