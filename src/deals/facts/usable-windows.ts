import { addDays, atMinutes, singaporeDay, weekdayOf, weekdays } from '#lib/singapore-time.ts'
import { findHoliday, findHolidayAfter } from '#singapore/holidays.ts'
import type { Deal } from '../deal.ts'
import type { HolidayTerms } from './holiday-terms.ts'
import { parseHours } from './opening-hours.ts'

/** What decides when a deal can be used. */
export type UsableRules = Pick<Deal, 'startsOn' | 'endsOn' | 'weekdays' | 'hours'> &
  Pick<HolidayTerms, 'holidays' | 'eves'>

/** `to` is exclusive. */
export type UsableWindow = { day: string; from: Date; to: Date }

/** Far enough for a deal that is for public holidays only. */
const LOOK_AHEAD_DAYS = 400

/**
 * The hours of `day`, or `null` when the deal is not for that day. Hours that cross midnight belong to the day on which
 * they begin, but end with the deal's last day.
 */
export function usableWindow(rules: UsableRules, day: string): UsableWindow | null {
  if (!isUsableDay(rules, day)) return null
  const { from, to } = (rules.hours && parseHours(rules.hours)) || { from: 0, to: 1440 }
  const end = day === rules.endsOn ? Math.min(to, 1440) : to
  return { day, from: atMinutes(day, from), to: atMinutes(day, end) }
}

/** The window that contains `now`: tonight's, if last night's is still open too. */
export function windowAt(rules: UsableRules, now: Date): UsableWindow | null {
  const today = singaporeDay(now)
  const near = [usableWindow(rules, today), usableWindow(rules, addDays(today, -1))]
  return near.find((window) => window && window.from <= now && now < window.to) ?? null
}

/** The first window that begins after `now`. */
export function windowAfter(rules: UsableRules, now: Date): UsableWindow | null {
  const today = singaporeDay(now)
  const first = rules.startsOn !== null && rules.startsOn > today ? rules.startsOn : today
  for (let ahead = 0; ahead < LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(first, ahead)
    if (rules.endsOn !== null && day > rules.endsOn) return null
    const window = usableWindow(rules, day)
    if (window && window.from > now) return window
  }
  return null
}

/** An empty list, or one of unknown words, means every day, as the terms on the page say. */
export function isEveryDay(days: readonly string[]): boolean {
  const known = weekdays.filter((day) => days.includes(day)).length
  return known === 0 || known === weekdays.length
}

function isUsableDay(rules: UsableRules, day: string): boolean {
  const { startsOn, endsOn, weekdays: days } = rules
  if (startsOn !== null && day < startsOn) return false
  if (endsOn !== null && day > endsOn) return false
  return (isEveryDay(days) || days.includes(weekdayOf(day))) && allowsDay(rules, day)
}

function allowsDay({ holidays, eves }: Pick<HolidayTerms, 'holidays' | 'eves'>, day: string) {
  if (holidays === 'included' && eves === 'included') return true
  const isHoliday = findHoliday(day) !== null
  const isEve = findHolidayAfter(day) !== null
  if (holidays === 'only' || eves === 'only') {
    return (holidays === 'only' && isHoliday) || (eves === 'only' && isEve)
  }
  return !(isHoliday && holidays === 'excluded') && !(isEve && eves === 'excluded')
}
