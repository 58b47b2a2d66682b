import { daysAhead, nextDays } from '#deals/times/asked-time.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Filters } from '../filters.ts'

/** Renames a weekday to `today` or `tomorrow`, as the choices do. */
export function withNamedDay(filters: Filters, now: Date): Filters {
  const today = singaporeDay(now)
  const ahead = filters.day === undefined ? null : daysAhead(filters.day, today)
  const day = ahead === null ? undefined : nextDays(today)[ahead]
  return day === undefined ? filters : { ...filters, day }
}
