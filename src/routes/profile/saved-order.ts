import { byEnd, type DealStatus, dealStatus, isLive, type TimedDeal } from '#deals/deal-time.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { SavedDeal, SavedDeals } from '#visitor/schemas.ts'

export type SavedOrder = 'end' | 'newest' | 'brand'

/** How long an ended deal is still shown. */
export const ENDED_DAYS = 30

export type SavedEntry = { id: string; deal: SavedDeal }

export type SortedDeals = {
  live: SavedEntry[]
  /** Not begun, soonest start first. */
  upcoming: SavedEntry[]
  /** Newest end first. */
  ended: SavedEntry[]
}

/**
 * Judged by the device's own clock: a saved deal must be right without signal, too. That clock may be
 * wrong, so what ended long ago is left out but stays saved.
 */
export function sortSaved(saved: SavedDeals, order: SavedOrder, now: Date): SortedDeals {
  const today = singaporeDay(now)
  const entries = Object.entries(saved).map(([id, deal]) => {
    return { id, deal, status: dealStatus(toTimed(deal), now) }
  })
  const sorted = (is: (status: DealStatus) => boolean, by: Compare) =>
    entries
      .filter(({ status }) => is(status))
      .map(({ id, deal }) => ({ id, deal }))
      .toSorted((a, b) => by(a.deal, b.deal))
  const oldest = addDays(today, -ENDED_DAYS)
  return {
    live: sorted((status) => isLive(status) || status === 'sold-out', compare[order]),
    upcoming: sorted((status) => status === 'upcoming', starts),
    ended: sorted(
      (status) => status === 'ended',
      (a, b) => -ends(a, b),
    ).filter(({ deal }) => (savedLifespan(deal).endsOn ?? '') >= oldest),
  }
}

/** An earlier version stored only the dates of a deal, and its days and hours in words: whether it can be used is not known. */
export function toTimed({ times, checkedOn, ...saved }: SavedDeal): TimedDeal {
  const { startsOn, endsOn, usableUntil, when } = saved
  const last = usableUntil ?? endsOn
  const dates = { ...(startsOn && { startsOn }), ...(last && { endsOn: last }) }
  const askFirst = when ?? 'Ask the shop for the hours'
  return { times: times ?? { ...dates, askFirst }, checkedOn: checkedOn ?? null }
}

function savedLifespan(deal: SavedDeal) {
  return lifespanOf(toTimed(deal).times)
}

type Compare = (a: SavedDeal, b: SavedDeal) => number

const ends: Compare = (a, b) => byEnd(savedLifespan(a), savedLifespan(b))
const newest: Compare = (a, b) => b.savedAt.localeCompare(a.savedAt)
const starts: Compare = (a, b) => (a.startsOn ?? '').localeCompare(b.startsOn ?? '') || newest(a, b)

const compare: Record<SavedOrder, Compare> = {
  end: (a, b) => ends(a, b) || newest(a, b),
  newest,
  brand: (a, b) => a.brand.localeCompare(b.brand, 'en') || ends(a, b),
}
