import { toBrand } from '#content/mappers/to-brand.ts'
import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { brands } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { findLanding, landings, liveDealsOfLanding } from '#content/queries/landings.ts'
import { liveCategories } from '#content/queries/live-categories.ts'
import { posts } from '#content/queries/posts.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { searchDeals } from '#search/search-deals.ts'
import { createTextMatcher, type TextMatcher } from '#search/text-matcher.ts'
import { pageNotFound, pathNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import type { SearchPayload } from './payload.ts'

/** More than this nobody scrolls; the page says how many there are and asks for another word. */
const MAX_DEALS = 48
const MAX_OTHERS = 12

export const loader: PageLoader<SearchPayload> = async ({ url, content, now, until }) => {
  const q = queryOf(url)
  const matches = createTextMatcher(q)
  const live = await liveCategories(content, { now })
  const found = matches ? searchDeals(await liveDeals(content, { now }), matches) : []
  until(dealTimeChanges(now))

  return {
    landing: null,
    q,
    deals: found.slice(0, MAX_DEALS).map((deal) => toDealSummary(deal, now)),
    dealCount: found.length,
    ...(matches ? await searchOthers(content, matches) : { brands: [], posts: [], landings: [] }),
    counts: categoryCounts(live),
    total: live.length,
  }
}

/** Only the deals of one landing page; without a query all of them. */
export const landingSearchLoader: PageLoader<SearchPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
  if (!landing.hasSearch) throw pageNotFound(url)
  const [own, live] = await Promise.all([
    liveDealsOfLanding(content, { landing, now }),
    liveCategories(content, { now }),
  ])
  until(dealTimeChanges(now))

  const q = queryOf(url)
  const matches = createTextMatcher(q)
  const found = matches ? searchDeals(own, matches) : own
  return {
    landing: { uid: landing.uid, title: landing.title, palette: landing.palette },
    q,
    deals: found.slice(0, MAX_DEALS).map((deal) => toDealSummary(deal, now)),
    dealCount: found.length,
    brands: [],
    posts: [],
    landings: [],
    counts: categoryCounts(live),
    total: live.length,
  }
}

function queryOf(url: URL): string {
  return url.searchParams.get('q')?.trim() ?? ''
}

async function searchOthers(content: PageInput['content'], matches: TextMatcher) {
  const [allBrands, allPosts, allLandings] = await Promise.all([
    brands(content, toBrand),
    posts(content),
    landings(content, { read: (landing) => landing }),
  ])
  return {
    brands: allBrands
      .filter(({ name, tagline, tags }) => matches([name, tagline, ...tags]))
      .slice(0, MAX_OTHERS)
      .map(({ uid, name, palette, motif }) => ({ uid, name, palette, motif })),
    posts: allPosts
      .filter((post) => matches([post.title, post.excerpt, post.author.name, ...post.tags]))
      .slice(0, MAX_OTHERS)
      .map(toPostSummary),
    landings: allLandings
      .filter(({ title, tagline, tags }) => matches([title, tagline, ...tags]))
      .slice(0, MAX_OTHERS)
      .map(toLandingLink),
  }
}
