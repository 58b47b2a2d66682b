import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { findHoliday, findHolidayAfter, type Holiday } from '#singapore/holidays.ts'
import type { Deal } from '../deal.ts'
import type { HolidayTerms } from './holiday-terms.ts'

type NotedDay = {
  now: Date
  terms: HolidayTerms
  /** Whether it can be used today, now or later. */
  today: boolean
  /** Whether it could, were it an ordinary day. */
  isItsDay: () => boolean
}

/** What to say about a deal on a public holiday or its eve, when it has anything to do with it. */
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
  // A shop online keeps its hours, and nobody goes anywhere on a day that is not the deal's.
  if (rule === 'only' || outlets.length === 0 || !noted.today) return null
  return noted.terms.mentioned
    ? `${said}: check the terms before you go`
    : `${said}: ask the shop before you go`
}

/** The Monday after a holiday on a Sunday is a holiday too; a date the moon may move says so. */
function nameOf({ day, name, observed, expected }: Holiday): string {
  const isSecondDay = !observed && findHoliday(addDays(day, -1))?.name === name
  const full = observed ? `${name} (observed)` : isSecondDay ? `${name} (second day)` : name
  return expected ? `${full} (date to be confirmed)` : full
}
