import { byEnd, dealStatus } from '#deals/deal-time.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { SavedDeal, SavedDeals } from '#ui/visitor.ts'

export type SavedOrder = 'end' | 'newest' | 'brand'

/** How long an ended deal is still shown. */
export const ENDED_DAYS = 30

export type SavedEntry = { id: string; deal: SavedDeal }

export type SortedDeals = {
  live: SavedEntry[]
  /** Newest end first. */
  ended: SavedEntry[]
}

/**
 * Judged by the device's own clock: a saved deal must be right without signal, too. That clock may be
 * wrong, so what ended long ago is left out but stays saved.
 */
export function sortSaved(saved: SavedDeals, order: SavedOrder, now: Date): SortedDeals {
  const entries = Object.entries(saved).map(([id, deal]) => ({ id, deal }))
  const [ended = [], live = []] = [true, false].map((is) =>
    entries.filter(({ deal }) => hasEnded(deal, now) === is),
  )
  const oldest = addDays(singaporeDay(now), -ENDED_DAYS)
  const isRecent = ({ deal }: SavedEntry) => (deal.endsOn ?? '') >= oldest
  return {
    live: live.toSorted((a, b) => compare[order](a.deal, b.deal)),
    ended: ended.filter(isRecent).toSorted((a, b) => -ends(a.deal, b.deal)),
  }
}

function hasEnded({ endsOn }: SavedDeal, now: Date): boolean {
  return dealStatus({ startsOn: null, endsOn }, now) === 'ended'
}

const ends = (a: SavedDeal, b: SavedDeal) =>
  byEnd({ startsOn: null, endsOn: a.endsOn }, { startsOn: null, endsOn: b.endsOn })
const newest = (a: SavedDeal, b: SavedDeal) => b.savedAt.localeCompare(a.savedAt)

const compare: Record<SavedOrder, (a: SavedDeal, b: SavedDeal) => number> = {
  end: (a, b) => ends(a, b) || newest(a, b),
  newest,
  brand: (a, b) => a.brand.localeCompare(b.brand, 'en') || ends(a, b),
}
