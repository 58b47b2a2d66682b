import type { HolidayRule, MonthOrdinal } from '#lib/deal-options.ts'
import type { Weekday } from '#lib/singapore-time.ts'

/** When a deal can be used, as editors stated it. Plain JSON, so that devices can store it; what nobody stated is absent. */
export type DealTimes = {
  /** Its first and last day in Singapore, `YYYY-MM-DD`. */
  startsOn?: string
  endsOn?: string
  /** Its days. Those of all three lists count; without any, every day does. */
  weekdays?: Weekday[]
  monthDays?: MonthDay[]
  dates?: string[]
  /** Never on these days, from the first to the last. */
  datesOut?: [first: string, last: string][]
  holidays?: HolidayRule
  eves?: HolidayRule
  /** Its own hours, in the notation of `parseWeekHours`. */
  hours?: string
  /**
   * The opening hours of its outlets in the same notation, `null` where they are not stated. Absent for a deal that can
   * be used online.
   */
  shops?: (string | null)[]
  /** Instants, ISO 8601. */
  soldOutAt?: string
  backAt?: string
  /** Why its times are not known. */
  askFirst?: string
  whileStocksLast?: boolean
}

/** `first mon` of each month. */
export type MonthDay = { which: MonthOrdinal; day: Weekday }
