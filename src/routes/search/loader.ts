import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { liveCategories } from '#content/queries/live-categories.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { createSearchIndex, type SearchResult } from '#search/create-search-index.ts'
import { toDealRecord } from '#search/deal-record.ts'
import { pageNotFound, pathNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import { toFacetChoices, toFacetFilters, toSearchOrder } from './facet-loader.ts'
import type { SearchPayload } from './payload.ts'
import { readSearchFilters, type SearchFilters } from './search-filters.ts'
import { loadSiteSearch } from './search-index-loader.ts'

/** More than this nobody scrolls; the page says how many there are and asks for another word. */
const MAX_DEALS = 48
const MAX_OTHERS = 12

export const loader: PageLoader<SearchPayload> = async (input) => {
  const { url, now } = input
  const { q, filters, ...start } = await startOf(input)
  if (q === '') return { ...start, ...nothing, q, filters, landing: null }
  const site = await loadSiteSearch(input)
  const result = site.index.search(q, searchOptions(filters))
  // Whoever narrows the deals down is looking at deals.
  const isNarrowed = Object.keys(toFacetFilters(filters)).length > 0 || url.searchParams.has('sort')
  const others = <Item>(
    kind: SearchResult['hits'][number]['kind'],
    of: ReadonlyMap<string, Item>,
  ) => (isNarrowed ? [] : found(result, kind, of).slice(0, MAX_OTHERS))
  return {
    ...start,
    q,
    filters,
    landing: null,
    ...toFoundDeals(result, { deals: site.deals, filters, now }),
    brands: others('brand', site.brands).map(({ uid, name, palette, motif }) => ({
      uid,
      name,
      palette,
      motif,
    })),
    posts: others('post', site.posts).map(toPostSummary),
    landings: others('landing', site.landings).map(toLandingLink),
    pages: others('page', site.pages).map(({ path, title }) => ({ path, title })),
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
  const own = await liveDealsOfLanding(content, { landing, now })
  const { q, filters, ...start } = await startOf(input)
  const { uid, title, palette } = landing
  const page = { ...start, ...nothing, q, filters, landing: { uid, title, palette } }
  if (q === '') {
    const deals = own
      .slice(0, MAX_DEALS)
      .map((deal) => ({ ...toDealSummary(deal, now), markedTitle: [] }))
    return { ...page, deals, dealCount: own.length }
  }
  const records = own.map((deal) => toDealRecord(deal, now))
  const index = input.remember(`search in ${uid}`, [JSON.stringify(records)], () =>
    createSearchIndex(records),
  )
  const deals = new Map(own.map((deal) => [deal.id, deal]))
  const result = index.search(q, searchOptions(filters))
  return { ...page, ...toFoundDeals(result, { deals, filters, now }) }
}

const nothing = {
  meant: null,
  facets: [],
  deals: [],
  dealCount: 0,
  nearDeals: [],
  brands: [],
  posts: [],
  landings: [],
  pages: [],
}

async function startOf({ url, content, now, until }: PageInput) {
  const live = await liveCategories(content, { now })
  until(dealTimeChanges(now))
  return {
    q: url.searchParams.get('q')?.trim() ?? '',
    filters: readSearchFilters(url.searchParams),
    counts: categoryCounts(live),
    total: live.length,
  }
}

function searchOptions(filters: SearchFilters) {
  return { limit: MAX_DEALS, filters: toFacetFilters(filters), order: toSearchOrder(filters) }
}

type DealSource = { deals: ReadonlyMap<string, Deal>; filters: SearchFilters; now: Date }

function toFoundDeals(result: SearchResult, { deals, filters, now }: DealSource) {
  const toFound = (deal: Deal) => {
    const parts = result.mark(deal.title)
    const markedTitle = parts.some((part) => part.found) ? parts : []
    return { ...toDealSummary(deal, now), markedTitle }
  }
  const whole = { ...result, hits: result.hits.filter(({ isNear }) => !isNear) }
  const near = { ...result, hits: result.hits.filter(({ isNear }) => isNear) }
  return {
    meant: result.meant,
    facets: toFacetChoices(result.facets, filters),
    deals: found(whole, 'deal', deals).map(toFound),
    dealCount: result.counts.deal,
    nearDeals: found(near, 'deal', deals).slice(0, MAX_OTHERS).map(toFound),
  }
}

function found<Item>(
  { hits }: Pick<SearchResult, 'hits'>,
  kind: SearchResult['hits'][number]['kind'],
  of: ReadonlyMap<string, Item>,
): Item[] {
  return hits.flatMap((hit) => {
    const item = hit.kind === kind ? of.get(hit.id) : undefined
    return item ? [item] : []
  })
}
