import { toBrandTiles } from '#content/mappers/to-brand-tiles.ts'
import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { brands } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { findHome, type Home } from '#content/queries/home.ts'
import { landings } from '#content/queries/landings.ts'
import { posts } from '#content/queries/posts.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { HomePayload } from './payload.ts'

const SHELF = 8
const POSTS = 3
/** "Ending soon" is within a week. */
const SOON_DAYS = 7
/** "New" began within three weeks. */
const NEW_DAYS = 21

export const loader: PageLoader<HomePayload> = async ({ content, now, until, url }) => {
  const [home, live, allBrands, allPosts, allLandings] = await Promise.all([
    findHome(content),
    liveDeals(content, { now }),
    brands(content),
    posts(content),
    landings(content),
  ])
  if (!home) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const shelves = toShelves(home, live, now)
  return {
    title: home.title,
    description: home.description,
    counts: categoryCounts(live),
    total: live.length,
    featured: shelves.featured.map((deal) => toDealSummary(deal, now)),
    endingSoon: shelves.endingSoon.map((deal) => toDealSummary(deal, now)),
    fresh: shelves.fresh.map((deal) => toDealSummary(deal, now)),
    brands: toBrandTiles(allBrands, live)
      .filter(({ liveCount }) => liveCount > 0)
      .toSorted((a, b) => b.liveCount - a.liveCount)
      .slice(0, SHELF)
      .map(({ tagline: _, ...brand }) => brand),
    posts: allPosts.slice(0, POSTS).map(toPostSummary),
    campaigns: home.campaignIds
      .map((id) => allLandings.find((landing) => landing.id === id))
      .filter((landing) => landing !== undefined)
      .map(toLandingLink),
  }
}

/** `live` comes soonest end first. */
function toShelves(home: Home, live: readonly Deal[], now: Date) {
  const today = singaporeDay(now)
  const soon = addDays(today, SOON_DAYS)
  const recently = addDays(today, -NEW_DAYS)
  const chosen = home.featuredIds.map((id) => live.find((deal) => deal.id === id))
  const featured = [...chosen.filter((deal) => deal !== undefined), ...live.filter(isFeatured)]
    .filter(isFirst)
    .slice(0, SHELF)
  const others = live.filter((deal) => !featured.includes(deal))
  const endingSoon = others
    .filter(({ endsOn }) => endsOn !== null && endsOn <= soon)
    .slice(0, SHELF)
  const fresh = others
    .filter((deal) => !endingSoon.includes(deal) && (deal.startsOn ?? '') >= recently)
    .toSorted((a, b) => (b.startsOn ?? '').localeCompare(a.startsOn ?? ''))
    .slice(0, SHELF)
  return { featured, endingSoon, fresh }
}

function isFeatured({ featured }: Deal): boolean {
  return featured
}

function isFirst<Item>(item: Item, index: number, all: Item[]): boolean {
  return all.indexOf(item) === index
}
