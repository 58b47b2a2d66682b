import { byEnd, type DealStatus, isLive } from '#deals/deal-status.ts'
import { dealStatus, type TimedDeal } from '#deals/deal-time.ts'
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
 * Uses the device's clock, because a saved deal must be right offline too. That clock may be wrong, so deals that ended
 * long ago are hidden but stay saved.
 */
export function sortSaved(saved: SavedDeals, order: SavedOrder, now: Date): SortedDeals {
  const oldest = addDays(singaporeDay(now), -ENDED_DAYS)
  const entries = Object.entries(saved).map(([id, deal]): Judged => {
    const { times } = toTimed(deal)
    const { startsOn, endsOn } = lifespanOf(times)
    return { id, deal, startsOn, endsOn, status: dealStatus({ times }, now) }
  })
  const sorted = (is: (entry: Judged) => boolean, by: Compare) =>
    entries
      .filter(is)
      .toSorted(by)
      .map(({ id, deal }) => ({ id, deal }))
  return {
    live: sorted(({ status }) => isLive(status) || status === 'sold-out', compare[order]),
    upcoming: sorted(({ status }) => status === 'upcoming', starts),
    ended: sorted(
      ({ status, endsOn }) => status === 'ended' && (endsOn ?? '') >= oldest,
      (a, b) => -byEnd(a, b),
    ),
  }
}

/** Computed once, because sorting compares each many times. */
type Judged = SavedEntry & { startsOn: string | null; endsOn: string | null; status: DealStatus }

/** Deals saved by an earlier version have dates, but days and hours only in words. Those say to ask first. */
export function toTimed({ times, checkedOn, ...saved }: SavedDeal): TimedDeal {
  const { startsOn, endsOn, usableUntil, when } = saved
  const last = usableUntil ?? endsOn
  const dates = { ...(startsOn && { startsOn }), ...(last && { endsOn: last }) }
  const askFirst = when ?? 'Ask the shop for the hours'
  return { times: times ?? { ...dates, askFirst }, checkedOn: checkedOn ?? null }
}

type Compare = (a: Judged, b: Judged) => number

const newest: Compare = (a, b) => b.deal.savedAt.localeCompare(a.deal.savedAt)
const starts: Compare = (a, b) => (a.startsOn ?? '').localeCompare(b.startsOn ?? '') || newest(a, b)

const compare: Record<SavedOrder, Compare> = {
  end: (a, b) => byEnd(a, b) || newest(a, b),
  newest,
  brand: (a, b) => a.deal.brand.localeCompare(b.deal.brand, 'en') || byEnd(a, b),
}
