import { byEnd, type DealStatus, dealStatus, isLive, type TimedDeal } from '#deals/deal-time.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { SavedDeal, SavedDeals } from '#visitor/schemas.ts'

export type SavedOrder = 'end' | 'newest' | 'brand'

/** How long an ended deal is still shown. */
export const ENDED_DAYS = 30

export type SavedEntry = { id: string; deal: SavedDeal }

export type SortedDeals = {
  /** What can be used no more, though it has not ended, comes last of those by their end. */
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
    return { id, deal, status: dealStatus(datesOf(deal), now) }
  })
  const sorted = (is: (status: DealStatus) => boolean, by: Compare) =>
    entries
      .filter(({ status }) => is(status))
      .map(({ id, deal }) => ({ id, deal }))
      .toSorted((a, b) => by(a.deal, b.deal))
  const oldest = addDays(today, -ENDED_DAYS)
  const isSpent = ({ usableUntil }: SavedDeal) => Number(today > (usableUntil ?? today))
  const byUse: Compare = (a, b) => isSpent(a) - isSpent(b) || compare.end(a, b)
  return {
    live: sorted(isLive, order === 'end' ? byUse : compare[order]),
    upcoming: sorted((status) => status === 'upcoming', starts),
    ended: sorted(
      (status) => status === 'ended',
      (a, b) => -ends(a, b),
    ).filter(({ deal }) => (deal.endsOn ?? '') >= oldest),
  }
}

/** What an earlier version did not keep is not known. */
export function datesOf({ startsOn, endsOn, usableUntil, checkedOn }: SavedDeal): TimedDeal {
  return { startsOn: startsOn ?? null, endsOn, usableUntil, checkedOn: checkedOn ?? null }
}

type Compare = (a: SavedDeal, b: SavedDeal) => number

const ends: Compare = (a, b) => byEnd(datesOf(a), datesOf(b))
const newest: Compare = (a, b) => b.savedAt.localeCompare(a.savedAt)
const starts: Compare = (a, b) => (a.startsOn ?? '').localeCompare(b.startsOn ?? '') || newest(a, b)

const compare: Record<SavedOrder, Compare> = {
  end: (a, b) => ends(a, b) || newest(a, b),
  newest,
  brand: (a, b) => a.brand.localeCompare(b.brand, 'en') || ends(a, b),
}
