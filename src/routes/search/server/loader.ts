import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { Landing } from '#deals/landing.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { SearchIndex, SearchResult } from '#search/create-search-index.ts'
import { idsOf, readOthers } from '#search/read-hits.ts'
import type { KeptSearch } from '#search/search-keeper.ts'
import { makeLandingIndex } from '#search/site-search.ts'
import { isNarrowed, readFilters } from '../../filters/filters.ts'
import { countLive } from '../../server/count-live.ts'
import { checkAddress, pageNotFound, pathNotFound } from '../../server/not-found.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import type { SearchPayload } from '../payload.ts'
import { type DealSearch, MAX_OTHERS } from './find-deals.ts'
import { loadResults } from './load-results.ts'

/** A new index of few deals takes less, so that a search finds what was just published. */
const PATIENCE_MS = 200

export const loader: PageLoader<SearchPayload> = async (input) => {
  const { content, url } = input
  const { requested, ...start } = startOf(input)
  const { q } = start
  if (q === '' && Object.keys(requested).every((name) => name === 'plain')) {
    if (url.searchParams.has('page')) throw pageNotFound(url)
    return { ...start, ...(await countLive(input)) }
  }
  const site = await input.search(PATIENCE_MS)
  const search = { site, index: site.index, q, requested, landing: null }
  const { results, found } = await loadResults(input, search)
  const { counts, total } = site
  const page = { ...start, ...results, counts, total, isAsked: true }
  // Visitors who filter deals or go to the next page want only deals.
  if (isNarrowed(requested) || results.page > 1) return page
  const othersFound = await findOthers(input, { found, results, search })
  const hits = firstOthers(othersFound, results.dealCount > 0)
  const others = await readOthers(hits, content)
  return {
    ...page,
    brands: others.brands.map(({ uid, name, palette, motif }) => ({ uid, name, palette, motif })),
    posts: others.posts,
    landings: others.landings.map(toLandingLink),
    texts: idsOf(hits, 'page').map((path) => ({
      path,
      title: site.pages.get(path) ?? path,
    })),
  }
}

type FoundPage = Awaited<ReturnType<typeof loadResults>> & { search: DealSearch }

/** Only deals can be filtered, so other things are found by all words, including those that became filters. */
async function findOthers(
  { content, now }: PageInput,
  { found, results, search: { index, q } }: FoundPage,
): Promise<SearchResult> {
  if (results.active.every(({ isRead }) => !isRead)) return found
  return content.inTurns(index.search(q, { limit: 0, otherLimit: MAX_OTHERS, at: now }))
}

/** Finds only the deals of one landing page, in their own index; without a query all of them. */
export const landingSearchLoader: PageLoader<SearchPayload> = async (input) => {
  const { params, url, content } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
  checkAddress(url, { asked: paths.landing(params.uid ?? ''), own: paths.landing(landing.uid) })
  if (!landing.hasSearch) throw pageNotFound(url)
  const { uid, title, palette, partnerId } = landing
  const { requested, ...start } = startOf(input)
  const site = await input.search(PATIENCE_MS)
  const index = await indexOf(landing, site, input)
  const { results } = await loadResults(input, { site, index, q: start.q, requested, landing })
  return {
    ...start,
    ...results,
    // Other deals are offered only if nothing was found.
    ...(results.dealCount > 0 ? { counts: categoryCounts([]), total: 0 } : await countLive(input)),
    isAsked: true,
    landing: { uid, title, palette, partnerId },
  }
}

/** A landing page that was just published has no index yet. */
async function indexOf(
  landing: Landing,
  site: KeptSearch,
  { content, now }: PageInput,
): Promise<SearchIndex> {
  const kept = site.ofLandings.get(landing.uid)
  if (kept) return kept
  const deals = await liveDealsOfLanding(content, { landing, now })
  return content.inTurns(makeLandingIndex(deals, { site, now }))
}

function startOf({ url, now, until }: PageInput) {
  until(nextMidnight(now))
  return {
    requested: readFilters(url.searchParams),
    q: url.searchParams.get('q')?.trim() ?? '',
    isAsked: false,
    landing: null,
    corrected: null,
    maybe: [],
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
    nearest: [],
    brands: [],
    posts: [],
    landings: [],
    texts: [],
  }
}

/** The hits that are not deals. Below deals that match all words, partial matches would be noise. */
function firstOthers({ hits }: SearchResult, hasDeals: boolean): SearchResult['hits'] {
  return hits.filter(({ kind, isClose }) => kind !== 'deal' && !(hasDeals && isClose))
}
