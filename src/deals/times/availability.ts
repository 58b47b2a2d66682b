import { DAY_MINUTES } from '#lib/clock-time.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import { dayOfMinute, instantOf, minuteOf } from './day-number.ts'
import type { DealTimes } from './deal-times.ts'
import {
  endOf,
  isUnstatedHoliday,
  LOOK_DAYS,
  nextWindow,
  previousEnd,
  toUsableRules,
  type UsableRules,
  unsureEnds,
  windowAt,
  windowsAround,
} from './usable-windows.ts'

/** Whether a deal can be used at an instant. */
export type Availability =
  /** Its first day is in the future. */
  | { state: 'upcoming'; from: Date; isDayOnly: boolean }
  /** `until` is `null` if the end is far away. */
  | { state: 'now'; until: Date | null }
  | { state: 'later-today'; from: Date }
  /** `isDayOnly`: the day is known, the hour is not. */
  | { state: 'another-day'; from: Date; isDayOnly: boolean }
  /**
   * Unknown: the opening hours of its outlets or the rules for a public holiday are not stated, or the editor says to ask
   * first, or its next day is beyond the calendar of public holidays.
   */
  | { state: 'unknown'; why: 'shop-hours' | 'holiday' | 'ask-first' | 'next-day' }
  | { state: 'sold-out'; since: Date; back: Date | null }
  /** Its last day has not passed, but it can no longer be used. */
  | { state: 'spent'; since: Date }
  | { state: 'ended'; since: Date }

/**
 * The only answer to "can I use it?", in Singapore's time. With the opening hours of an outlet (`null`: not stated) it
 * answers for that outlet. True until `availabilityChanges`.
 */
export function availability(times: DealTimes, now: Date, outlet?: string | null): Availability {
  const rules = rulesAt(times, outlet)
  const minute = minuteOf(now)
  const today = dayOfMinute(minute)
  const end = endOf(rules)
  if (end !== null && (end.isNever || minute >= end.at)) {
    const hasPassed = minute >= end.at && today > rules.days.last
    return { state: hasPassed ? 'ended' : 'spent', since: instantOf(end.at) }
  }
  const soldOut = toSoldOut(times, now)
  if (soldOut) return soldOut
  const open = windowAt(rules, minute)
  if (open) return { state: 'now', until: open.to > farFrom(today) ? null : instantOf(open.to) }
  if (unsureEnds(rules, today).some((until) => minute < until)) {
    return { state: 'unknown', why: whyUnknown(times, rules, today) }
  }
  const next = nextWindow(rules, minute)
  if (!next) {
    const isBeyond = end === null || end.at > farFrom(Math.max(today, rules.days.first) + 1)
    return isBeyond
      ? { state: 'unknown', why: 'next-day' }
      : { state: 'spent', since: instantOf(end.at) }
  }
  const from = instantOf(next.from)
  if (today < rules.days.first) return { state: 'upcoming', from, isDayOnly: next.isDayOnly }
  return dayOfMinute(next.from) === today
    ? { state: 'later-today', from }
    : { state: 'another-day', from, isDayOnly: next.isDayOnly }
}

function whyUnknown({ askFirst }: DealTimes, rules: UsableRules, today: number) {
  if (askFirst !== undefined) return 'ask-first'
  return isUnstatedHoliday(rules, today) || !rules.isVague ? 'holiday' : 'shop-hours'
}

/** Whether it can be used now or later today, as far as stated. */
export function isForToday(answer: Availability): boolean {
  const { state } = answer
  return state === 'now' || state === 'later-today' || isUnknownToday(answer)
}

/** It can be used today, but the hours are not stated. */
export function isUnknownToday(answer: Availability): boolean {
  return answer.state === 'unknown' && answer.why !== 'next-day'
}

/** When the answer may next change; at midnight at the latest, because it names days. */
export function availabilityChanges(times: DealTimes, now: Date, outlet?: string | null): Date {
  const rules = rulesAt(times, outlet)
  const today = dayOfMinute(minuteOf(now))
  const edges = windowsAround(rules, today).flatMap(({ from, to }) => [
    instantOf(from),
    instantOf(to),
  ])
  const unsure = unsureEnds(rules, today).map(instantOf)
  const stock = [times.soldOutAt, times.backAt].flatMap((text) => (text ? [new Date(text)] : []))
  const next = [...edges, ...unsure, ...stock]
    .map(Number)
    .filter((instant) => instant > now.getTime())
  return new Date(Math.min(nextMidnight(now).getTime(), ...next))
}

/** When a deal could last be used before `now`; `null` if never. */
export function lastUsable(times: DealTimes, now: Date): Date | null {
  const end = previousEnd(toUsableRules(times), minuteOf(now))
  return end === null ? null : instantOf(end)
}

function rulesAt(times: DealTimes, outlet: string | null | undefined): UsableRules {
  return toUsableRules(outlet === undefined ? times : { ...times, shops: [outlet] })
}

function toSoldOut({ soldOutAt, backAt }: DealTimes, now: Date): Availability | null {
  if (soldOutAt === undefined) return null
  const since = new Date(soldOutAt)
  const back = backAt === undefined ? null : new Date(backAt)
  if (since > now || (back !== null && back <= now)) return null
  return { state: 'sold-out', since, back }
}

/** Windows are joined no further than this. */
function farFrom(day: number): number {
  return (day + LOOK_DAYS) * DAY_MINUTES
}
