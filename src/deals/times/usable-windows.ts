import { DAY_MINUTES } from '#lib/clock-time.ts'
import { weekdays } from '#lib/singapore-time.ts'
import { dayOfMinute, dayText, weekdayIndex } from './day-number.ts'
import { type DealDays, hasAllDays, isPublicHoliday, isUsableDay, toDealDays } from './deal-days.ts'
import type { DealTimes } from './deal-times.ts'
import { hoursOn, parseWeekHours, type WeekHours } from './week-hours.ts'

/** Minutes in Singapore since 1970; `to` is not included. */
export type Window = { from: number; to: number }

/** The facts about when a deal can be used, prepared for many queries. */
export type UsableRules = {
  days: DealDays
  /** `null` if it has no hours of its own. */
  hours: WeekHours | null
  /** The hours of the outlets that count. Empty if outlets do not matter, or none states its hours. */
  shops: readonly WeekHours[]
  /** Whether some hours of its days are unknown. */
  isVague: boolean
  /**
   * The outlets whose own hours count on a public holiday; `null` if the deal states its rules, or has no
   * outlets.
   */
  holidayShops: readonly (WeekHours | null)[] | null
}

/** How many days to search from any day. Enough for a deal on one public holiday of the year. */
export const LOOK_DAYS = 400
/** How many days to search backwards from the last day, which may be years after the last known public holiday. */
const LOOK_BACK_DAYS = 1500

export function toUsableRules(times: DealTimes): UsableRules {
  const days = toDealDays(times)
  const hours = times.hours === undefined ? null : parseWeekHours(times.hours)
  if (times.askFirst !== undefined || (times.hours !== undefined && hours === null)) {
    return { days, hours: null, shops: [], isVague: true, holidayShops: null }
  }
  // Most outlets of a chain have the same hours.
  const stated = [...new Set(times.shops)].map((shop) =>
    shop === null ? null : parseWeekHours(shop),
  )
  const known = stated.filter((shop) => shop !== null)
  const areAllKnown = known.length === stated.length
  // The deal's own hours count at an outlet that states none.
  return {
    days,
    hours,
    shops: hours === null || areAllKnown ? known : [],
    isVague: hours === null && !areAllKnown,
    holidayShops:
      times.shops === undefined || times.holidays !== undefined || hours?.holidays ? null : stated,
  }
}

/** The windows of a day's hours, in order. Those that cross midnight end with the deal's last day. */
function windowsOn(rules: UsableRules, day: number): Window[] {
  if (!isUsableDay(rules.days, day)) return []
  if (isUnstatedHoliday(rules, day)) {
    const open = (rules.holidayShops ?? []).filter((shop) => shop !== null && statesDay(shop, day))
    return open.length === 0 ? [] : windowsAt(rules, open, day)
  }
  return rules.isVague && rules.shops.length === 0 ? [] : windowsAt(rules, rules.shops, day)
}

/** The hours of the deal on a day at any of these outlets; without outlets, its own hours. */
function windowsAt(
  { days, hours }: UsableRules,
  shops: readonly (WeekHours | null)[],
  day: number,
) {
  const end = (days.last + 1) * DAY_MINUTES
  const own = merge(windowsOf(hours, day).map(({ from, to }) => ({ from, to: Math.min(to, end) })))
  if (shops.length === 0) return own
  const open = merge(
    shops.flatMap((shop) => [-1, 0, 1].flatMap((away) => windowsOf(shop, day + away))),
  )
  return own.flatMap((window) => open.flatMap((other) => intersect(window, other)))
}

/**
 * Until when a deal may be usable on one of its days at unstated hours; `null` if all hours are stated. On a public
 * holiday this is the end of the ordinary hours.
 */
function unsureUntil(rules: UsableRules, day: number): number | null {
  if (!isUsableDay(rules.days, day)) return null
  if (rules.isVague) return (day + 1) * DAY_MINUTES
  if (!isUnstatedHoliday(rules, day)) return null
  return windowsAt(rules, rules.shops, day).at(-1)?.to ?? null
}

/** Whether the day is a public holiday, and neither the deal nor all of its outlets state their rules for it. */
export function isUnstatedHoliday(
  { days, hours, holidayShops }: UsableRules,
  day: number,
): boolean {
  if (holidayShops === null || !isPublicHoliday(day) || days.dates.has(day)) return false
  if (hours && statesDay(hours, day)) return false
  return !holidayShops.every((shop) => shop !== null && statesDay(shop, day))
}

/** Whether the hours of a public holiday are stated. */
function statesDay({ holidays, dates, hasDates }: WeekHours, day: number): boolean {
  return holidays !== null || (hasDates && dates[dayText(day)] !== undefined)
}

/** The windows that overlap a day, in order. Windows of the previous day may extend into it, or begin on it. */
export function windowsAround(rules: UsableRules, day: number): Window[] {
  const [start, end] = [day * DAY_MINUTES, (day + 1) * DAY_MINUTES]
  return merge([day - 1, day].flatMap((each) => windowsOn(rules, each))).filter(
    ({ from, to }) => from < end && to > start,
  )
}

/** The ends of the periods around a day for which it is unknown whether the deal can be used. */
export function unsureEnds(rules: UsableRules, day: number): number[] {
  if (!rules.isVague && rules.holidayShops === null) return []
  // Those of the previous day may extend into the day.
  return [day - 1, day].flatMap((each) => {
    const end = unsureUntil(rules, each)
    return end !== null && end > day * DAY_MINUTES ? [end] : []
  })
}

/** The window that contains the minute, joined with those that follow without a gap. */
export function windowAt(rules: UsableRules, minute: number): Window | null {
  const day = dayOfMinute(minute)
  if (isUnlimited(rules)) {
    const { first, last } = rules.days
    const isWithin = first <= day && day <= last
    return isWithin ? { from: first * DAY_MINUTES, to: (last + 1) * DAY_MINUTES } : null
  }
  const found = windowsAround(rules, day).find(({ from, to }) => from <= minute && minute < to)
  if (!found) return null
  const joined = { ...found }
  for (let next = day + 1; next <= day + LOOK_DAYS; next += 1) {
    const followers = merge([joined, ...windowsAround(rules, next)])
    const longer = followers.find(({ from }) => from === joined.from)
    if (!longer || longer.to === joined.to) break
    joined.to = longer.to
  }
  return joined
}

/** When a deal can be used next, after the minute; `isDayOnly` if only the day is known. */
export function nextWindow(
  rules: UsableRules,
  minute: number,
): { from: number; isDayOnly: boolean } | null {
  const today = dayOfMinute(minute)
  const first = Math.max(today, rules.days.first)
  const last = Math.min(first + LOOK_DAYS, rules.days.last)
  for (let day = first; day <= last; day += 1) {
    const window = windowsAround(rules, day).find(({ from }) => from > minute)
    const start = day * DAY_MINUTES
    if (day > today && unsureUntil(rules, day) !== null && !(window && window.from <= start)) {
      return { from: start, isDayOnly: true }
    }
    if (window) return { from: window.from, isDayOnly: false }
  }
  return null
}

/** The end of the last window before the minute. */
export function previousEnd(rules: UsableRules, minute: number): number | null {
  const today = dayOfMinute(minute)
  for (let day = today; day >= Math.max(rules.days.first, today - LOOK_DAYS); day -= 1) {
    const ends = windowsAround(rules, day).flatMap(({ to }) => (to <= minute ? [to] : []))
    if (ends.length > 0) return Math.max(...ends)
  }
  return null
}

/** When a deal can no longer be used: `at` is its first moment if it never can. */
export type End = { at: number; isNever: boolean }

/** `null` without an end. */
export function endOf(rules: UsableRules): End | null {
  const { first, last } = rules.days
  if (last === Number.POSITIVE_INFINITY) return null
  const earliest = Math.max(first, last - LOOK_BACK_DAYS)
  for (let day = last; day >= earliest; day -= 1) {
    const ends = [...windowsAround(rules, day).map(({ to }) => to), ...unsureEnds(rules, day)]
    if (ends.length > 0) return { at: Math.max(...ends), isNever: false }
  }
  return { at: earliest * DAY_MINUTES, isNever: true }
}

/** Every minute from its first day to its last. */
function isUnlimited({ days, hours, shops, isVague }: UsableRules): boolean {
  return hours === null && shops.length === 0 && !isVague && hasAllDays(days)
}

/** Overlapping and touching windows become one; in order. */
function merge(windows: readonly Window[]): Window[] {
  const merged: Window[] = []
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

function windowsOf(hours: WeekHours | null, day: number): Window[] {
  const start = day * DAY_MINUTES
  if (!hours) return [{ from: start, to: start + DAY_MINUTES }]
  const weekday = weekdays[weekdayIndex(day)] ?? 'mon'
  const ofDay = hoursOn(hours, {
    date: hours.hasDates ? dayText(day) : '',
    weekday,
    isHoliday: isPublicHoliday(day),
  })
  return ofDay.map(([from, to]) => ({ from: start + from, to: start + to }))
}

function intersect(a: Window, b: Window): Window[] {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return from < to ? [{ from, to }] : []
}
