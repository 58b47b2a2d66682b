import { rowsOf } from '#content/mappers/field-values.ts'
import { liveDeals } from '#content/queries/deals.ts'
import type { Home } from '#content/queries/home.ts'
import type { Deal } from '#deals/deal.ts'
import { endsSoon } from '#deals/end-spans.ts'
import { availability, availabilityChanges } from '#deals/times/availability.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { mapWork } from '#lib/work.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { PageInput } from '../../server/page-loader.ts'

/** In the order of the page; a deal stands on one shelf only. */
export type Shelves = Record<
  'featured' | 'endingSoon' | 'usableNow' | 'fresh' | 'exclusive',
  Deal[]
>

const SHELF = 8
const SHORT_SHELF = 4
/** "New" began within three weeks. */
const NEW_DAYS = 21
/** When a deal can be used takes so many steps to tell. */
const STEPS_OF_HOURS = 2000

/**
 * Each shelf is read with room for those that an earlier one has taken, and no further: what lies
 * beyond does not concern the home page.
 */
export async function loadShelves(
  home: Home,
  { content, now, until }: Pick<PageInput, 'content' | 'now' | 'until'>,
): Promise<Shelves> {
  const recently = addDays(singaporeDay(now), -NEW_DAYS)
  const [chosen, limited, ending, begun, own] = await Promise.all([
    liveDeals(content, {
      now,
      where: ({ id, data }) => data.featured === true || home.featuredIds.includes(id),
    }),
    liveDeals(content, { now, where: hasHours }),
    liveDeals(content, {
      now,
      where: (document) => endsSoon(content.lifespanOf(document), now),
      limit: 3 * SHELF,
    }),
    liveDeals(content, {
      now,
      where: ({ data }) => String(data.starts_on ?? '') >= recently,
      order: (a, b) => String(b.data.starts_on).localeCompare(String(a.data.starts_on)),
      limit: 4 * SHELF,
    }),
    liveDeals(content, { now, where: ({ data }) => data.exclusive === true, limit: 5 * SHELF }),
  ])
  const atHours = await content.inTurns(
    mapWork(
      limited,
      (deal) => ({
        deal,
        isUsable: availability(deal.times, now).state === 'now',
        until: availabilityChanges(deal.times, now),
      }),
      STEPS_OF_HOURS,
    ),
  )
  for (const deal of atHours) until(deal.until)

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
      SHELF,
    ),
    endingSoon: take(ending, SHORT_SHELF),
    usableNow: take(
      atHours.flatMap(({ deal, isUsable }) => (isUsable ? [deal] : [])),
      SHORT_SHELF,
    ),
    fresh: take(begun, SHELF),
    exclusive: take(own, SHORT_SHELF),
  }
}

/** That a deal for every hour of the week is usable now is no news. */
function hasHours({ data }: DealDocument): boolean {
  return Boolean(data.hours) || rowsOf(data.weekdays, ({ day }) => day).length > 0
}
