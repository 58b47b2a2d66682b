import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { type UsableDeal, usableRules } from './usable.ts'
import { type UsableWindow, usableWindow } from './usable-windows.ts'

type DatedDeal = Omit<UsableDeal, 'outlets'>

/** Far enough for a deal that is for public holidays only. */
const LOOK_BACK_DAYS = 400

/**
 * The last day on which a deal can be used, where that is before its last day: a deal for Saturdays that ends on a
 * Sunday cannot be used that Sunday. `null` when it can be used to its end. Unlike `usable` it needs no clock, so a
 * device can store it.
 */
export function usableUntil(deal: DatedDeal): string | null {
  const { startsOn, endsOn } = deal
  if (endsOn === null) return null
  const window = lastWindow(deal, endsOn)
  // It can be used on no day at all.
  if (!window) return addDays(startsOn ?? endsOn, -1)
  // Hours that cross midnight extend into the next day.
  const last = singaporeDay(new Date(window.to.getTime() - 1))
  return last < endsOn ? last : null
}

/**
 * When a deal can no longer be used, which may be before its end: a weekday lunch deal that ends on a Sunday is over on
 * Friday at 3pm. `null` without an end, and after it.
 */
export function lastUsableMoment(deal: DatedDeal, now: Date): Date | null {
  const window = deal.endsOn === null ? null : lastWindow(deal, deal.endsOn)
  return window && window.to > now ? window.to : null
}

function lastWindow(deal: DatedDeal, endsOn: string): UsableWindow | null {
  const rules = usableRules(deal)
  for (let back = 0; back < LOOK_BACK_DAYS; back += 1) {
    const day = addDays(endsOn, -back)
    if (day < (deal.startsOn ?? '')) return null
    const window = usableWindow(rules, day)
    if (window) return window
  }
  return null
}
