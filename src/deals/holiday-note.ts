import { findHoliday, findHolidayAfter, type Holiday } from '#lib/public-holidays.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { type Availability, isForToday } from './times/availability.ts'
import { dayNumber } from './times/day-number.ts'
import { isUsableDay, toDealDays } from './times/deal-days.ts'
import type { DealTimes } from './times/deal-times.ts'
import { isUnstatedHoliday, toUsableRules } from './times/usable-windows.ts'

/** A note about a deal on a public holiday or its eve; `null` if the day makes no difference. */
export function holidayNote(times: DealTimes, answer: Availability, now: Date): string | null {
  const day = singaporeDay(now)
  const holiday = findHoliday(day)
  const after = findHolidayAfter(day)
  const rule = holiday ? times.holidays : times.eves
  const said = holiday
    ? `Today is ${nameOf(holiday)}, a public holiday`
    : after && `Tomorrow, ${nameOf(after)}, is a public holiday`
  if (!said) return null
  if (rule === 'not') return isOrdinarilyItsDay(times, day) ? `${said}: not valid today` : null
  // Online shops keep their hours, and nobody goes to a shop on days without the deal.
  if (rule !== undefined || !times.shops || !isForToday(answer)) return null
  if (!holiday) return `${said}: the shop may close early`
  const isUnstated = isUnstatedHoliday(toUsableRules(times), dayNumber(day))
  return isUnstated ? `${said}: ask the shop before you go` : null
}

function isOrdinarilyItsDay({ holidays: _, eves: __, ...times }: DealTimes, day: string): boolean {
  return isUsableDay(toDealDays(times), dayNumber(day))
}

/** Marks the Monday off after a holiday on a Sunday, and dates that may still change. */
function nameOf({ day, name, observed, expected }: Holiday): string {
  const isSecondDay = !observed && findHoliday(addDays(day, -1))?.name === name
  const full = observed ? `${name} (observed)` : isSecondDay ? `${name} (second day)` : name
  return expected ? `${full} (date to be confirmed)` : full
}
