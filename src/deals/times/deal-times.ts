import type { HolidayRule, MonthOrdinal } from '#lib/deal-options.ts'
import type { Weekday } from '#lib/singapore-time.ts'

/** When a deal can be used, as editors stated it. Plain JSON, so that devices can store it. Unstated facts are absent. */
export type DealTimes = {
  /** Its first and last day in Singapore, `YYYY-MM-DD`. */
  startsOn?: string
  endsOn?: string
  /** Its days: the days of all three lists, or every day without lists. */
  weekdays?: Weekday[]
  monthDays?: MonthDay[]
  dates?: string[]
  /** Ranges of days without the deal, from the first to the last day of each. */
  datesOut?: [first: string, last: string][]
  holidays?: HolidayRule
  eves?: HolidayRule
  /** Its own hours, in the notation of `parseWeekHours`. */
  hours?: string
  /**
   * The opening hours of its outlets in the same notation, `null` if not stated. Absent for a deal that can be used
   * online.
   */
  shops?: (string | null)[]
  /** Instants, ISO 8601. */
  soldOutAt?: string
  backAt?: string
  /** Why its times are unknown. */
  askFirst?: string
  whileStocksLast?: boolean
}

/** `first mon` of each month. */
export type MonthDay = { which: MonthOrdinal; day: Weekday }
