import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { findHoliday, findHolidayAfter, type Holiday } from '#singapore/holidays.ts'
import type { Deal } from '../deal.ts'
import type { HolidayTerms } from './holiday-terms.ts'

type NotedDay = {
  now: Date
  terms: HolidayTerms
  /** Whether it can be used now or later today. */
  today: boolean
  /** Whether it could be used today if today were an ordinary day. */
  isItsDay: () => boolean
}

/** A note about a deal on a public holiday or its eve; `null` when it makes no difference. */
export function holidayNote({ outlets }: Pick<Deal, 'outlets'>, noted: NotedDay): string | null {
  const day = singaporeDay(noted.now)
  const holiday = findHoliday(day)
  const after = findHolidayAfter(day)
  const rule = holiday ? noted.terms.holidays : noted.terms.eves
  const said = holiday
    ? `Today is ${nameOf(holiday)}, a public holiday`
    : after && `Tomorrow, ${nameOf(after)}, is a public holiday`
  if (!said) return null
  if (rule === 'excluded') return noted.isItsDay() ? `${said}: not valid today` : null
  // Online shops keep their hours, and on days without the deal nobody makes the trip.
  if (rule === 'only' || outlets.length === 0 || !noted.today) return null
  return noted.terms.mentioned
    ? `${said}: check the terms before you go`
    : `${said}: ask the shop before you go`
}

/** Names the Monday after a holiday on a Sunday as a holiday too, and marks dates that may still move. */
function nameOf({ day, name, observed, expected }: Holiday): string {
  const isSecondDay = !observed && findHoliday(addDays(day, -1))?.name === name
  const full = observed ? `${name} (observed)` : isSecondDay ? `${name} (second day)` : name
  return expected ? `${full} (date to be confirmed)` : full
}
