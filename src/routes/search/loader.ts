import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { findLanding, isDealOf, liveDealsOfLanding } from '#content/queries/landings.ts'
import { liveCategories } from '#content/queries/live-categories.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { createSearchIndex, type SearchResult } from '#search/create-search-index.ts'
import { pageNotFound, pathNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import { toFacetChoices, toFacetFilters, toSearchOrder } from './facet-loader.ts'
import { idsOf, readDeals, readOthers } from './hits-loader.ts'
import type { SearchPayload } from './payload.ts'
import { isNarrowed, readSearchFilters, type SearchFilters } from './search-filters.ts'

/** More than this nobody scrolls; the page says how many there are and asks for another word. */
const MAX_DEALS = 48
const MAX_OTHERS = 12

export const loader: PageLoader<SearchPayload> = async (input) => {
  const { content, now } = input
  const start = { ...startOf(input), landing: null }
  const { q, filters } = start
  if (q === '') return { ...start, ...(await countDeals(input)) }
  const site = await input.search()
  const page = { ...start, counts: site.counts, total: site.total }
  const result = site.index.search(q, searchOptions(filters))
  const found = toFoundDeals(result, {
    deals: await readDeals(result.hits, { content, now }),
    filters,
    now,
  })
  // Whoever narrows the deals down is looking at deals.
  if (isNarrowed(filters)) return { ...page, ...found }
  const others = await readOthers(firstOthers(result), content)
  return {
    ...page,
    ...found,
    brands: others.brands.map(({ uid, name, palette, motif }) => ({ uid, name, palette, motif })),
    posts: others.posts.map(toPostSummary),
    landings: others.landings.map(toLandingLink),
    pages: idsOf(firstOthers(result), 'page').map((path) => ({
      path,
      title: site.pages.get(path) ?? path,
    })),
  }
}

/**
 * Only the deals of one landing page; without a query all of them. They have an index of their own,
 * which cannot find what it does not hold.
 */
export const landingSearchLoader: PageLoader<SearchPayload> = async (input) => {
  const { params, url, content, now } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
  if (!landing.hasSearch) throw pageNotFound(url)
  const { uid, title, palette, partnerId } = landing
  const start = { ...startOf(input), landing: { uid, title, palette, partnerId } }
  const { q, filters } = start
  if (q === '') {
    const own = await liveDealsOfLanding(content, { landing, now })
    const deals = own
      .slice(0, MAX_DEALS)
      .map((deal) => ({ ...toDealSummary(deal, now), markedTitle: [] }))
    return { ...start, ...(await countDeals(input)), deals, dealCount: own.length }
  }
  const { ofLandings, counts, total } = await input.search()
  // A landing of a moment ago has no index yet; an empty one finds nothing.
  const index = ofLandings.get(uid) ?? createSearchIndex([])
  const result = index.search(q, searchOptions(filters))
  const deals = await readDeals(result.hits, { content, now, isOwn: isDealOf(landing) })
  return { ...start, counts, total, ...toFoundDeals(result, { deals, filters, now }) }
}

function startOf({ url, now, until }: PageInput) {
  until(dealTimeChanges(now))
  return {
    q: url.searchParams.get('q')?.trim() ?? '',
    filters: readSearchFilters(url.searchParams),
    meant: null,
    facets: [],
    absent: [],
    deals: [],
    dealCount: 0,
    nearDeals: [],
    brands: [],
    posts: [],
    landings: [],
    pages: [],
  }
}

/** For pages without a query: they need no index, so that a new one does not concern them. */
async function countDeals({ content, now }: PageInput) {
  const live = await liveCategories(content, { now })
  return { counts: categoryCounts(live), total: live.length }
}

function searchOptions(filters: SearchFilters) {
  return { limit: MAX_DEALS, filters: toFacetFilters(filters), order: toSearchOrder(filters) }
}

type DealSource = { deals: readonly Deal[]; filters: SearchFilters; now: Date }

/** `deals` are those of the hits that can be shown. */
function toFoundDeals(result: SearchResult, { deals, filters, now }: DealSource) {
  const toFound = (deal: Deal) => {
    const parts = result.mark(deal.title)
    const markedTitle = parts.some((part) => part.found) ? parts : []
    return { ...toDealSummary(deal, now), markedTitle }
  }
  const near = new Set(result.hits.filter(({ isNear }) => isNear).map(({ id }) => id))
  const gone = idsOf(result.hits, 'deal').filter(
    (id) => !near.has(id) && deals.every((deal) => deal.id !== id),
  )
  const dealCount = result.counts.deal - gone.length
  return {
    meant: result.meant,
    // Those that have gone since are in the counts of the index, but not in ours.
    facets: dealCount > 0 || isNarrowed(filters) ? toFacetChoices(result.facets, filters) : [],
    absent: dealCount > 0 ? [] : result.absent,
    deals: deals.filter(({ id }) => !near.has(id)).map(toFound),
    dealCount,
    nearDeals: deals
      .filter(({ id }) => near.has(id))
      .slice(0, MAX_OTHERS)
      .map(toFound),
  }
}

/** What is no deal, of each kind the first few. */
function firstOthers({ hits }: SearchResult): SearchResult['hits'] {
  const counts = new Map<string, number>()
  return hits.filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return kind !== 'deal' && (counts.get(kind) ?? 0) <= MAX_OTHERS
  })
}
