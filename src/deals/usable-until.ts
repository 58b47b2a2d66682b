// Server only (scripts/refuse-server-code.ts): it knows the holidays.

import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { holidayTerms } from './holiday-terms.ts'
import { rulesOf, type UsableDeal } from './usable.ts'
import { usableWindow } from './usable-windows.ts'

/** Far enough for a deal that is for public holidays only. */
const LOOK_BACK_DAYS = 400

/**
 * The last day on which a deal can be used at all, where that is before its last day: what is for
 * Saturdays and ends on a Sunday is of no use on that day. `null` when it can be used to its end. Unlike
 * `usable` it needs no clock, so that a device can keep it.
 */
export function usableUntil(deal: Omit<UsableDeal, 'outlets'>): string | null {
  const { startsOn, endsOn } = deal
  if (endsOn === null) return null
  const rules = rulesOf(deal, holidayTerms(deal))
  let day = endsOn
  for (let back = 0; back < LOOK_BACK_DAYS && day >= (startsOn ?? ''); back += 1) {
    const window = usableWindow(rules, day)
    // Hours across midnight are still usable on the day after.
    if (window) {
      const last = singaporeDay(new Date(window.to.getTime() - 1))
      return last < endsOn ? last : null
    }
    day = addDays(day, -1)
  }
  return day
}
