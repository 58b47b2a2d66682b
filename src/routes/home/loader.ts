import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { brandTiles } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { findHome, type Home } from '#content/queries/home.ts'
import { landings } from '#content/queries/landings.ts'
import { liveCategories } from '#content/queries/live-categories.ts'
import { posts } from '#content/queries/posts.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import type { HomePayload } from './payload.ts'

const SHELF = 8
const POSTS = 3
/** "Ending soon" is within a week. */
const SOON_DAYS = 7
/** "New" began within three weeks. */
const NEW_DAYS = 21

export const loader: PageLoader<HomePayload> = async ({ content, now, until, url }) => {
  const home = await findHome(content)
  if (!home) throw pageNotFound(url)
  const [live, shelves, tiles, latest, campaigns] = await Promise.all([
    liveCategories(content, { now }),
    loadShelves(home, { content, now }),
    brandTiles(content, { now }),
    posts(content, { limit: POSTS }),
    landings(content, {
      where: ({ id }) => home.campaignIds.includes(id),
      read: (landing) => ({ id: landing.id, ...toLandingLink(landing) }),
    }),
  ])
  until(dealTimeChanges(now))

  return {
    title: home.title,
    description: home.description,
    counts: categoryCounts(live),
    total: live.length,
    featured: shelves.featured.map((deal) => toDealSummary(deal, now)),
    endingSoon: shelves.endingSoon.map((deal) => toDealSummary(deal, now)),
    fresh: shelves.fresh.map((deal) => toDealSummary(deal, now)),
    brands: tiles
      .filter(({ liveCount }) => liveCount > 0)
      .toSorted((a, b) => b.liveCount - a.liveCount)
      .slice(0, SHELF)
      .map(({ tagline: _, ...brand }) => brand),
    posts: latest.map(toPostSummary),
    campaigns: home.campaignIds
      .map((id) => campaigns.find((campaign) => campaign.id === id))
      .filter((campaign) => campaign !== undefined)
      .map(({ id: _, ...link }) => link),
  }
}

/**
 * A deal stands on one shelf only. Each shelf is read with room for those that an earlier one has
 * taken, and no further: what lies beyond does not concern the home page.
 */
async function loadShelves(home: Home, { content, now }: Pick<PageInput, 'content' | 'now'>) {
  const today = singaporeDay(now)
  const soon = addDays(today, SOON_DAYS)
  const recently = addDays(today, -NEW_DAYS)
  const [chosen, ending, begun] = await Promise.all([
    liveDeals(content, {
      now,
      where: ({ id, data }) => data.featured === true || home.featuredIds.includes(id),
    }),
    liveDeals(content, {
      now,
      where: ({ data }) => Boolean(data.ends_on) && String(data.ends_on) <= soon,
      limit: 2 * SHELF,
    }),
    liveDeals(content, {
      now,
      where: ({ data }) => String(data.starts_on ?? '') >= recently,
      order: (a, b) => String(b.data.starts_on).localeCompare(String(a.data.starts_on)),
      limit: 3 * SHELF,
    }),
  ])
  const placeOf = ({ id }: Deal) => home.featuredIds.indexOf(id) + 1 || Number.MAX_SAFE_INTEGER
  const featured = chosen.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, SHELF)
  const endingSoon = without(ending, featured).slice(0, SHELF)
  const fresh = without(begun, [...featured, ...endingSoon]).slice(0, SHELF)
  return { featured, endingSoon, fresh }
}

function without(deals: readonly Deal[], taken: readonly Deal[]): Deal[] {
  return deals.filter(({ id }) => !taken.some((deal) => deal.id === id))
}
