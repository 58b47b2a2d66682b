import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { liveCategories } from '#content/queries/live-categories.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import type { Landing } from '#deals/landing.ts'
import type { SearchIndex, SearchResult } from '#search/create-search-index.ts'
import { idsOf, readOthers } from '#search/read-hits.ts'
import type { KeptSearch } from '#search/search-keeper.ts'
import { makeLandingIndex } from '#search/site-search.ts'
import { isNarrowed, readFilters } from '../../filters/filters.ts'
import { pageNotFound, pathNotFound } from '../../server/not-found.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import type { SearchPayload } from '../payload.ts'
import { loadResults } from './load-results.ts'

/** With few deals a new index takes less, so that a search finds what was just published. */
const PATIENCE_MS = 200

export const loader: PageLoader<SearchPayload> = async (input) => {
  const { content, url } = input
  const { asked, ...start } = startOf(input)
  const { q } = start
  if (q === '' && Object.keys(asked).length === 0) {
    if (url.searchParams.has('page')) throw pageNotFound(url)
    return { ...start, ...(await countDeals(input)) }
  }
  const site = await input.search(PATIENCE_MS)
  const wish = { site, index: site.index, q, asked, landing: null }
  const { results, found } = await loadResults(input, wish)
  const { counts, total } = site
  const page = { ...start, ...results, counts, total, isAsked: true }
  // Whoever narrows the deals down, or goes on to the next of them, is looking at deals.
  if (isNarrowed(results.filters) || results.page > 1) return page
  const others = await readOthers(firstOthers(found), content)
  return {
    ...page,
    brands: others.brands.map(({ uid, name, palette, motif }) => ({ uid, name, palette, motif })),
    posts: others.posts.map(toPostSummary),
    landings: others.landings.map(toLandingLink),
    texts: idsOf(firstOthers(found), 'page').map((path) => ({
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
  const { params, url, content } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
  if (!landing.hasSearch) throw pageNotFound(url)
  const { uid, title, palette, partnerId } = landing
  const { asked, ...start } = startOf(input)
  const site = await input.search(PATIENCE_MS)
  const index = await indexOf(landing, site, input)
  const { results } = await loadResults(input, { site, index, q: start.q, asked, landing })
  return {
    ...start,
    ...results,
    // Ways out, for where nothing is found: with deals to show, those of others do not concern the page.
    ...(results.dealCount > 0 ? { counts: categoryCounts([]), total: 0 } : await countDeals(input)),
    isAsked: true,
    landing: { uid, title, palette, partnerId },
  }
}

/** A landing of a moment ago has no index yet. */
async function indexOf(
  landing: Landing,
  { ofLandings }: KeptSearch,
  { content, now }: PageInput,
): Promise<SearchIndex> {
  const kept = ofLandings.get(landing.uid)
  if (kept) return kept
  const deals = await liveDealsOfLanding(content, { landing, now })
  return content.inTurns(makeLandingIndex(deals, now))
}

function startOf({ url, now, until }: PageInput) {
  until(dealTimeChanges(now))
  const asked = readFilters(url.searchParams)
  return {
    asked,
    q: url.searchParams.get('q')?.trim() ?? '',
    isAsked: false,
    landing: null,
    meant: null,
    filters: {},
    active: [],
    near: null,
    nearby: null,
    facets: [],
    absent: [],
    deals: [],
    dealCount: 0,
    page: 1,
    pages: 1,
    nearDeals: [],
    brands: [],
    posts: [],
    landings: [],
    texts: [],
  }
}

/** For the page without a query: it needs no index, so that a new one does not concern it. */
async function countDeals({ content, now }: PageInput) {
  const live = await liveCategories(content, { now })
  return { counts: categoryCounts(live), total: live.length }
}

/** What is no deal, of each kind the first few. */
function firstOthers({ hits }: SearchResult): SearchResult['hits'] {
  return hits.filter(({ kind }) => kind !== 'deal')
}
