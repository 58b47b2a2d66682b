import { type Weekday, weekdayOf, weekdays } from '#lib/singapore-time.ts'
import type { DealTimes } from './deal-times.ts'
import { parseWeekHours, type WeekHours } from './week-hours.ts'

/** The weekdays of a deal's days, Monday first, without those on which its own hours are off. */
export function dealWeekdays(times: DealTimes): Weekday[] {
  const { monthDays = [], dates = [] } = times
  const open = openWeekdays(times)
  const others = [...monthDays.map(({ day }) => day), ...dates.map(weekdayOf)]
  return weekdays.filter((day) => open.includes(day) || others.includes(day))
}

/** The weekdays of every week, without those on which its own hours are off. */
export function openWeekdays(times: DealTimes): Weekday[] {
  const isForOthers = times.monthDays !== undefined || times.dates !== undefined
  const named = times.weekdays ?? (isForOthers ? [] : weekdays)
  const hours = ownHours(times)
  return named.filter((day) => !hours || hours.week[day].length > 0)
}

/** `null` if the deal has no hours of its own, or unreadable ones. */
export function ownHours({ hours }: DealTimes): WeekHours | null {
  return hours === undefined ? null : parseWeekHours(hours)
}
