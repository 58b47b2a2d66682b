import { toLandingLink } from '#content/mappers/to-landing-link.ts'
import { brandTiles } from '#content/queries/brands.ts'
import { liveDealFacts } from '#content/queries/deals.ts'
import { findHome } from '#content/queries/home.ts'
import { landings } from '#content/queries/landings.ts'
import { postSummaries } from '#content/queries/post-summaries.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { nextMidnight, singaporeDay } from '#lib/singapore-time.ts'
import { countLive } from '../../server/count-live.ts'
import { pageNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { HomePayload } from '../payload.ts'
import { loadShelves, type Shelves } from './load-shelves.ts'

const BRANDS = 8
const POSTS = 3

export const loader: PageLoader<HomePayload> = async ({ content, now, until, url }) => {
  const home = await findHome(content)
  if (!home) throw pageNotFound(url)
  const [live, checks, ends, shelves, tiles, posts, campaigns] = await Promise.all([
    countLive({ content, now }),
    liveDealFacts(content, { now, read: ({ data }) => data.checked_on }),
    liveDealFacts(content, { now, read: (document) => content.lifespanOf(document).endsOn }),
    loadShelves(home, { content, now }),
    brandTiles(content, { now }),
    postSummaries(content, { limit: POSTS }),
    landings(content, {
      where: ({ id }) => home.campaignIds.includes(id),
      read: (landing) => ({ id: landing.id, ...toLandingLink(landing) }),
    }),
  ])
  until(nextMidnight(now))
  const today = singaporeDay(now)

  return {
    title: home.title,
    description: home.description,
    ...live,
    checkedToday: checks.filter((day) => day === today).length,
    endToday: ends.filter((day) => day === today).length,
    ...toSummaries(shelves, now),
    brands: tiles
      .filter(({ liveCount }) => liveCount > 0)
      .toSorted((a, b) => b.liveCount - a.liveCount)
      .slice(0, BRANDS)
      .map(({ tagline: _, ...brand }) => brand),
    posts,
    campaigns: home.campaignIds
      .map((id) => campaigns.find((campaign) => campaign.id === id))
      .filter((campaign) => campaign !== undefined)
      .map(({ id: _, ...link }) => link),
  }
}

function toSummaries(shelves: Shelves, now: Date): Record<keyof Shelves, DealSummary[]> {
  const summaries = Object.entries(shelves).map(([name, deals]) => [
    name,
    deals.map((deal) => toDealSummary(deal, now)),
  ])
  return Object.fromEntries(summaries)
}
