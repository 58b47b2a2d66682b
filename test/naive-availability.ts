// When a deal can be used, written down a second time from the meaning of its fields alone: one table of minutes for
// each day, and plain loops over them. It shares no code with `src/deals/times`. Slow, and easy to read.
import type { Availability } from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { DAY, DAY_MS, dayOf, isUnstated, NOT, tabulate, UNKNOWN, USABLE } from './naive-minutes.ts'

const LOOK_DAYS = 400
const LOOK_BACK_DAYS = 1500
const SINGAPORE_MS = 8 * 60 * 60_000

/** Each of the minutes of a day, and what all of them have in common. */
type Table = { minutes: Uint8Array; has: [not: boolean, usable: boolean, unknown: boolean] }

/** A deal with the days that were looked at. Days are counted from 1 January 1970, in Singapore. */
export type NaiveDeal = {
  times: DealTimes
  first: number
  last: number
  tables: Map<number, Table>
  /** When it can no longer be used, once that was asked; `null` without an end. */
  end?: Date | null
  /** Whether no minute of it can be used. */
  isNever?: boolean
}

export function naiveDeal(times: DealTimes): NaiveDeal {
  const first = times.startsOn === undefined ? Number.NEGATIVE_INFINITY : dayOf(times.startsOn)
  return { times, first, last: lastDayOf(times), tables: new Map() }
}

/** The instant that is some minutes after the start of a day. */
export function instantAt(day: number, minute = 0): Date {
  return new Date(day * DAY_MS + minute * 60_000 - SINGAPORE_MS)
}

function placeOf(instant: Date): { day: number; minute: number } {
  const local = instant.getTime() + SINGAPORE_MS
  const day = Math.floor(local / DAY_MS)
  return { day, minute: Math.floor((local - day * DAY_MS) / 60_000) }
}

/** The last stated day; a deal for single dates ends with the last of them. */
function lastDayOf({ endsOn, dates, weekdays, monthDays, holidays, eves }: DealTimes): number {
  const stated = endsOn === undefined ? Number.POSITIVE_INFINITY : dayOf(endsOn)
  const others = weekdays || monthDays || holidays === 'also' || eves === 'also'
  return dates && !others ? Math.min(stated, Math.max(...dates.map(dayOf))) : stated
}

/** The minutes of a day, from the deal's memory. */
export function tableOf(deal: NaiveDeal, day: number): Table {
  const known = deal.tables.get(day)
  if (known) return known
  const minutes = tabulate(deal, day)
  const table: Table = {
    minutes,
    has: [minutes.includes(NOT), minutes.includes(USABLE), minutes.includes(UNKNOWN)],
  }
  deal.tables.set(day, table)
  return table
}

/** What the minute of an instant is. */
function kindAt(deal: NaiveDeal, instant: Date): number {
  const { day, minute } = placeOf(instant)
  return tableOf(deal, day).minutes[minute] ?? NOT
}

/** The first moment from `minute` of `day` on that is of one of the kinds, until the last day to look at. */
function search(
  deal: NaiveDeal,
  { day, minute }: { day: number; minute: number },
  kinds: number[],
  lastDay: number,
) {
  for (let at = day; at <= lastDay; at++) {
    const { minutes, has } = tableOf(deal, at)
    if (!kinds.some((kind) => has[kind])) continue
    for (let each = at === day ? minute : 0; each < DAY; each++) {
      if (kinds.includes(minutes[each] ?? NOT)) return { day: at, minute: each }
    }
  }
  return null
}

/** The end of the last minute that is usable or unknown; `null` without any. */
function lastMoment(deal: NaiveDeal): Date | null {
  const earliest = Math.max(deal.first, deal.last - LOOK_BACK_DAYS)
  for (let day = deal.last; day >= earliest; day--) {
    const { minutes, has } = tableOf(deal, day)
    if (!has[USABLE] && !has[UNKNOWN]) continue
    for (let minute = DAY - 1; minute >= 0; minute--) {
      if (minutes[minute] !== NOT) return instantAt(day, minute + 1)
    }
  }
  return null
}

/** When it can no longer be used; `null` without an end. A deal that never could was over as it began, or long ago. */
export function naiveEnd(deal: NaiveDeal): Date | null {
  if (deal.end === undefined) deal.end = endOf(deal)
  return deal.end
}

function endOf(deal: NaiveDeal): Date | null {
  if (deal.last === Number.POSITIVE_INFINITY) return null
  const moment = lastMoment(deal)
  deal.isNever = moment === null
  return moment ?? instantAt(Math.max(deal.first, deal.last - LOOK_BACK_DAYS))
}

export function isNeverUsable(deal: NaiveDeal): boolean {
  return naiveEnd(deal) !== null && deal.isNever === true
}

export function naiveAvailability(deal: NaiveDeal, now: Date): Availability {
  const { times, first, last } = deal
  const place = placeOf(now)
  const end = naiveEnd(deal)
  if (end !== null && (end <= now || isNeverUsable(deal))) {
    return { state: end <= now && place.day > last ? 'ended' : 'spent', since: end }
  }
  const soldOut = times.soldOutAt ? new Date(times.soldOutAt) : null
  const back = times.backAt ? new Date(times.backAt) : null
  if (soldOut && soldOut <= now && (back === null || now < back)) {
    return { state: 'sold-out', since: soldOut, back }
  }
  const kind = kindAt(deal, now)
  if (kind === USABLE) return { state: 'now', until: endOfRun(deal, place) }
  if (kind === UNKNOWN) {
    return { state: 'unknown', why: whyUnknown(times, place.day) }
  }
  return nextOf(deal, place, Math.max(place.day, first) + LOOK_DAYS)
}

function whyUnknown(times: DealTimes, day: number) {
  if (times.askFirst !== undefined) return 'ask-first'
  const hasNoHours = times.hours === undefined && times.shops?.includes(null) === true
  return isUnstated(times, day) || !hasNoHours ? 'holiday' : 'shop-hours'
}

function endOfRun(deal: NaiveDeal, place: { day: number; minute: number }): Date | null {
  const end = search(deal, place, [NOT, UNKNOWN], place.day + LOOK_DAYS)
  if (end === null || (end.day === place.day + LOOK_DAYS && end.minute > 0)) return null
  return instantAt(end.day, end.minute)
}

function nextOf(
  deal: NaiveDeal,
  place: { day: number; minute: number },
  lastDay: number,
): Availability {
  const isUpcoming = place.day < deal.first
  const start = isUpcoming ? { day: deal.first, minute: 0 } : place
  const next = search(deal, start, [USABLE, UNKNOWN], Math.min(deal.last, lastDay))
  const end = naiveEnd(deal)
  if (next === null && end && end <= instantAt(lastDay + 1)) return { state: 'spent', since: end }
  if (next === null) return { state: 'unknown', why: 'next-day' }
  const from = instantAt(next.day, next.minute)
  const isDayOnly = tableOf(deal, next.day).minutes[next.minute] === UNKNOWN
  if (isUpcoming) return { state: 'upcoming', from, isDayOnly }
  if (next.day === place.day) return { state: 'later-today', from }
  return { state: 'another-day', from, isDayOnly }
}

/** Whether lists show it: it has begun, it is not over, and it is not sold out. */
export function isNaivelyLive(deal: NaiveDeal, now: Date): boolean {
  const { state } = naiveAvailability(deal, now)
  const isOff = state === 'ended' || state === 'spent' || state === 'sold-out'
  return placeOf(now).day >= deal.first && !isOff
}
