import type { HolidayRule } from '#lib/deal-options.ts'
import { publicHolidays } from '#lib/public-holidays.ts'
import { weekdays } from '#lib/singapore-time.ts'
import { dayNumber, dayText, weekdayIndex } from './day-number.ts'
import type { DealTimes, MonthDay } from './deal-times.ts'

const holidayDays: ReadonlySet<number> = new Set(publicHolidays.map(({ day }) => dayNumber(day)))

/** A deal's days, prepared for many queries. */
export type DealDays = {
  /** Infinite if a deal has no first or last day. */
  first: number
  last: number
  /** By weekday, Monday first. */
  weekdays: readonly boolean[]
  monthDays: readonly MonthDay[]
  dates: ReadonlySet<number>
  datesOut: readonly (readonly [first: number, last: number])[]
  isEveryDay: boolean
  holidays: HolidayRule | undefined
  eves: HolidayRule | undefined
}

export function toDealDays(times: DealTimes): DealDays {
  const { monthDays = [], dates = [], datesOut = [], holidays, eves } = times
  const named = weekdays.map((day) => times.weekdays?.includes(day) === true)
  const numbers = dates.map(dayNumber)
  const first = times.startsOn === undefined ? Number.NEGATIVE_INFINITY : dayNumber(times.startsOn)
  const last = times.endsOn === undefined ? Number.POSITIVE_INFINITY : dayNumber(times.endsOn)
  const isForDatesAlone =
    dates.length > 0 && monthDays.length === 0 && !named.includes(true) && holidays !== 'also'
  return {
    first,
    last: isForDatesAlone && eves !== 'also' ? Math.min(last, Math.max(...numbers)) : last,
    weekdays: named,
    monthDays,
    dates: new Set(numbers),
    datesOut: datesOut.map(([from, to]) => [dayNumber(from), dayNumber(to)]),
    isEveryDay: dates.length === 0 && monthDays.length === 0 && !named.includes(true),
    holidays,
    eves,
  }
}

/** Whether a deal can be used on a day, whatever the hour. */
export function isUsableDay(days: DealDays, day: number): boolean {
  if (day < days.first || day > days.last) return false
  if (days.datesOut.some(([from, to]) => from <= day && day <= to)) return false
  const isNamed = days.isEveryDay || isNamedDay(days, day)
  const { holidays, eves } = days
  if (holidays === undefined && eves === undefined) return isNamed
  const isHoliday = isPublicHoliday(day)
  const isEve = isHolidayEve(day)
  if (holidays === 'only' || eves === 'only') {
    return isNamed && ((holidays === 'only' && isHoliday) || (eves === 'only' && isEve))
  }
  if ((isHoliday && holidays === 'not') || (isEve && eves === 'not')) return false
  return isNamed || (isHoliday && holidays === 'also') || (isEve && eves === 'also')
}

/** Every day from the first to the last. */
export function hasAllDays({ isEveryDay, datesOut, holidays, eves }: DealDays): boolean {
  return isEveryDay && datesOut.length === 0 && allows(holidays) && allows(eves)
}

function allows(rule: HolidayRule | undefined): boolean {
  return rule === undefined || rule === 'also'
}

export function isPublicHoliday(day: number): boolean {
  return holidayDays.has(day)
}

/** A holiday before another holiday is not an eve. */
function isHolidayEve(day: number): boolean {
  return !holidayDays.has(day) && holidayDays.has(day + 1)
}

function isNamedDay({ weekdays: named, monthDays, dates }: DealDays, day: number): boolean {
  return (
    named[weekdayIndex(day)] === true ||
    dates.has(day) ||
    monthDays.some((monthDay) => isMonthDay(monthDay, day))
  )
}

function isMonthDay({ which, day: weekday }: MonthDay, day: number): boolean {
  if (weekdays[weekdayIndex(day)] !== weekday) return false
  if (which === 'last') return monthOf(day + 7) !== monthOf(day)
  const date = Number(dayText(day).slice(8))
  return ordinals[which] === Math.ceil(date / 7)
}

const ordinals = { first: 1, second: 2, third: 3, fourth: 4 }

function monthOf(day: number): string {
  return dayText(day).slice(0, 7)
}
