import { liveDeals } from '#content/queries/deals.ts'
import type { Home } from '#content/queries/home.ts'
import type { Deal } from '#deals/deal.ts'
import { endsSoon } from '#deals/end-spans.ts'
import { availability, availabilityChanges } from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { isLiveAt, livenessChanges } from '#deals/times/lifespan.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { PageInput } from '../../server/page-loader.ts'

/** In the order of the page; a deal is on one shelf only. */
export type Shelves = Record<
  'featured' | 'endingSoon' | 'usableNow' | 'fresh' | 'exclusive',
  Deal[]
>

const FEATURED = 8
/** One row on a wide screen. */
const SHELF = 4
/** Of a `srcset`. */
const NARROWEST = /^\S+ \d+w, /
const WIDEST = /, \S+ \d+w$/
/** "New" began within three weeks. */
const NEW_DAYS = 21

/**
 * Reads enough deals for each shelf to replace those that earlier shelves have taken, and no more: changes to
 * other deals do not affect the home page.
 */
export async function loadShelves(
  home: Home,
  { content, now }: Pick<PageInput, 'content' | 'now'>,
): Promise<Shelves> {
  const recently = addDays(singaporeDay(now), -NEW_DAYS)
  const [chosen, usable, ending, begun, own] = await Promise.all([
    liveDeals(content, {
      now,
      where: ({ id, data }) => data.featured === true || home.featuredIds.includes(id),
    }),
    liveDeals(content, { now, ...usableNow(content, now), limit: FEATURED + 2 * SHELF }),
    liveDeals(content, {
      now,
      where: (document) => endsSoon(content.lifespanOf(document), now),
      limit: FEATURED + SHELF,
    }),
    liveDeals(content, {
      now,
      where: ({ data }) => String(data.starts_on ?? '') >= recently,
      order: (a, b) => String(b.data.starts_on).localeCompare(String(a.data.starts_on)),
      limit: FEATURED + 3 * SHELF,
    }),
    liveDeals(content, {
      now,
      where: ({ data }) => data.exclusive === true,
      limit: FEATURED + 4 * SHELF,
    }),
  ])
  const taken = new Set<string>()
  const take = (deals: readonly Deal[], count: number) => {
    const free = deals.filter(({ id }) => !taken.has(id)).slice(0, count)
    for (const { id } of free) taken.add(id)
    return free
  }
  const placeOf = ({ id }: Deal) => home.featuredIds.indexOf(id) + 1 || Number.MAX_SAFE_INTEGER
  return {
    featured: take(
      chosen.toSorted((a, b) => placeOf(a) - placeOf(b)),
      FEATURED,
    ).map(withWidths(NARROWEST)),
    endingSoon: take(ending, SHELF).map(withWidths(WIDEST)),
    usableNow: take(usable, SHELF).map(withWidths(WIDEST)),
    fresh: take(begun, SHELF).map(withWidths(WIDEST)),
    exclusive: take(own, SHELF).map(withWidths(WIDEST)),
  }
}

/** Keeps only the files that a card or a large ticket can use, because the document of this page has to be small. */
function withWidths(unused: RegExp) {
  return (deal: Deal): Deal => {
    const { thumbnail } = deal
    if (!thumbnail) return deal
    return { ...deal, thumbnail: { ...thumbnail, srcSet: thumbnail.srcSet.replace(unused, '') } }
  }
}

/** The deals that can be used now, but not at any time: it goes without saying that a deal without limits is usable now. */
function usableNow({ lifespanOf, timesOf }: PageInput['content'], now: Date) {
  const instant = now.getTime()
  return {
    where: (document: DealDocument) => {
      if (!isLiveAt(lifespanOf(document), instant)) return false
      const times = timesOf(document)
      return hasLimitedTimes(times) && availability(times, now).state === 'now'
    },
    until: (document: DealDocument) => {
      const lifespan = lifespanOf(document)
      if (!isLiveAt(lifespan, instant)) return livenessChanges(lifespan, instant)
      const times = timesOf(document)
      return hasLimitedTimes(times)
        ? availabilityChanges(times, now).getTime()
        : Number.POSITIVE_INFINITY
    },
  }
}

function hasLimitedTimes(times: DealTimes): boolean {
  const { weekdays, monthDays, dates, hours, shops, holidays, eves } = times
  const isLimited = weekdays ?? monthDays ?? dates ?? hours ?? shops
  return isLimited !== undefined || holidays === 'only' || eves === 'only'
}
