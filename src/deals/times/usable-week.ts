import { DAY_MINUTES } from '#lib/clock-time.ts'
import { addDays, startOfDay } from '#lib/singapore-time.ts'
import { dayNumber } from './day-number.ts'
import { dayPartNames, dayParts, LEAST_MINUTES } from './day-parts.ts'
import type { DealTimes } from './deal-times.ts'
import { toUsableRules, unsureEnds, windowsAround } from './usable-windows.ts'

export const WEEK_DAYS = 7
const WEEK_MINUTES = WEEK_DAYS * DAY_MINUTES
const MINUTE_MS = 60_000

/** When a deal can be used in the seven days from a day on. An index has very many weeks, and reads them very often. */
export type UsableWeek = {
  /** The instant at which the first day begins, in milliseconds. Minutes count from there. */
  from: number
  /** Alternating starts and ends, in minutes. */
  windows: readonly number[]
  /** For each day, the minute until which it may be usable at unstated hours; 0 if all hours are stated. */
  unsure: readonly number[]
  /** For each day, see `bitsOn`, from its first minute on. */
  days: Uint8Array
}

/** Reads weeks from `day` on. Deals with the same days and hours share one, as most do. */
export function createWeekReader(day: string): (times: DealTimes) => UsableWeek {
  const known = new Map<string, UsableWeek>()
  const [before, after] = [addDays(day, -1), addDays(day, WEEK_DAYS)]
  return ({ soldOutAt: _, backAt: __, whileStocksLast: ___, startsOn, endsOn, ...rules }) => {
    const times: DealTimes = {
      ...rules,
      ...(startsOn !== undefined && startsOn > before && { startsOn }),
      ...(endsOn !== undefined && endsOn < after && { endsOn }),
    }
    const key = JSON.stringify(times)
    const week = known.get(key) ?? usableWeek(times, day)
    known.set(key, week)
    return week
  }
}

/** Agrees with `availability` at every minute of the week, except for stock. */
export function usableWeek(times: DealTimes, day: string): UsableWeek {
  const rules = toUsableRules(times)
  const first = dayNumber(day)
  const windows: number[] = []
  const unsure: number[] = []
  for (let ahead = 0; ahead < WEEK_DAYS; ahead += 1) {
    const ends = unsureEnds(rules, first + ahead).map((end) => end - first * DAY_MINUTES)
    unsure.push(Math.max(0, ...ends))
    for (const window of windowsAround(rules, first + ahead)) {
      const from = Math.max(0, window.from - first * DAY_MINUTES)
      const to = Math.min(WEEK_MINUTES, window.to - first * DAY_MINUTES)
      // The night of the day before comes again with each day that it touches.
      const last = windows.at(-1) ?? Number.NEGATIVE_INFINITY
      if (from > last) windows.push(from, to)
      else windows[windows.length - 1] = Math.max(last, to)
    }
  }
  const week = { from: startOfDay(day).getTime(), windows, unsure, days: new Uint8Array(WEEK_DAYS) }
  for (let ahead = 0; ahead < WEEK_DAYS; ahead += 1) week.days[ahead] = bitsOn(week, ahead, 0)
  return week
}

/**
 * The rest of a day after `minute`. Bit 0: the deal can be used at some time, as far as stated. Bit 1 + n: the deal can be
 * used for an hour or more of the nth part of the day, whose last usable moment has not passed.
 */
export function bitsOn(
  { windows, unsure }: Pick<UsableWeek, 'windows' | 'unsure'>,
  day: number,
  minute: number,
): number {
  const start = day * DAY_MINUTES
  let bits = (unsure[day] ?? 0) > Math.max(start, minute) ? 1 : 0
  for (let at = 0; at < windows.length; at += 2) {
    const from = Math.max(start, windows[at] ?? 0)
    const to = Math.min(start + DAY_MINUTES, windows[at + 1] ?? 0)
    if (to <= from || to <= minute) continue
    bits |= 1
    for (const [part, name] of dayPartNames.entries()) {
      const [first, last] = dayParts[name]
      const end = Math.min(to, start + last)
      if (end - Math.max(from, start + first) >= LEAST_MINUTES && end > minute) bits |= 2 << part
    }
  }
  return bits
}

/** The windows that overlap the first day, as instants in milliseconds. */
export function firstDayWindows({ from, windows }: UsableWeek): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let at = 0; (windows[at] ?? DAY_MINUTES) < DAY_MINUTES; at += 2) {
    found.push([from + (windows[at] ?? 0) * MINUTE_MS, from + (windows[at + 1] ?? 0) * MINUTE_MS])
  }
  return found
}

/** Until when it can be used on the first day, as far as stated, in milliseconds; minus infinity if it cannot. */
export function firstDayUntil(week: UsableWeek): number {
  const unsure = week.unsure[0] ?? 0
  const ends = firstDayWindows(week).map(([, to]) => to)
  return Math.max(...ends, ...(unsure > 0 ? [week.from + unsure * MINUTE_MS] : []))
}

export function isUsableInMinute({ windows }: UsableWeek, minute: number): boolean {
  for (let at = 0; (windows[at] ?? Number.POSITIVE_INFINITY) <= minute; at += 2) {
    if (minute < (windows[at + 1] ?? 0)) return true
  }
  return false
}
