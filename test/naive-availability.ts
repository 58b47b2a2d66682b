// When a deal can be used, written down a second time from the meaning of its fields alone: one table of minutes for
// each day, and plain loops over them. It shares no code with `src/deals/times`. Slow, and easy to read.
import type { Availability } from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { findHoliday } from '#lib/public-holidays.ts'
import { spansOn } from './naive-hours.ts'

/** What a minute of a day is: the deal cannot be used, it can, or nobody knows. */
const NOT = 0
export const USABLE = 1
export const UNKNOWN = 2
export const DAY = 24 * 60
const LOOK_DAYS = 400
const LOOK_BACK_DAYS = 1500
const DAY_MS = DAY * 60_000
const SINGAPORE_MS = 8 * 60 * 60_000
const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const ordinals = ['first', 'second', 'third', 'fourth']

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

export function dayOf(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}

export function textOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
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

/** Whether the deal can be used on a day, whatever the hour. */
function isItsDay({ times, first, last }: NaiveDeal, day: number): boolean {
  if (day < first || day > last) return false
  const text = textOf(day)
  const { holidays, eves } = times
  if (times.datesOut?.some(([from, to]) => from <= text && text <= to)) return false
  const isHoliday = findHoliday(text) !== null
  const isEve = !isHoliday && findHoliday(textOf(day + 1)) !== null
  const named = isNamed(times, day)
  if (holidays === 'only' || eves === 'only') {
    return named && ((isHoliday && holidays === 'only') || (isEve && eves === 'only'))
  }
  if (isHoliday && holidays === 'not') return false
  if (isEve && eves === 'not') return false
  return named || (isHoliday && holidays === 'also') || (isEve && eves === 'also')
}

function isNamed({ weekdays, monthDays, dates }: DealTimes, day: number): boolean {
  if (!weekdays && !monthDays && !dates) return true
  const name = names[new Date(day * DAY_MS).getUTCDay()]
  return (
    weekdays?.some((weekday) => weekday === name) ||
    dates?.includes(textOf(day)) ||
    monthDays?.some(({ which, day: weekday }) => weekday === name && isNth(day, which)) ||
    false
  )
}

/** Whether a day is the first, second … or last of its weekday in the month. */
function isNth(day: number, which: string): boolean {
  const date = Number(textOf(day).slice(8))
  if (which === 'last') return textOf(day + 7).slice(0, 7) !== textOf(day).slice(0, 7)
  return Math.ceil(date / 7) === ordinals.indexOf(which) + 1
}

/** Marks those minutes of `day` that lie in the hours of the same or of the day before. */
function open(deal: NaiveDeal, notation: string, day: number, ofItsDays: boolean): boolean[] {
  const minutes: boolean[] = Array(DAY).fill(false)
  for (const before of [1, 0]) {
    if (ofItsDays && !isItsDay(deal, day - before)) continue
    for (const [from, to] of spansOn(notation, textOf(day - before))) {
      const [start, end] = [from - before * DAY, to - before * DAY]
      for (let minute = Math.max(0, start); minute < Math.min(DAY, end); minute++) {
        minutes[minute] = true
      }
    }
  }
  return minutes
}

/** What each minute of a day is. */
function tabulate(deal: NaiveDeal, day: number): Uint8Array {
  const minutes = new Uint8Array(DAY)
  if (day > deal.last) return minutes
  const { hours, askFirst, shops } = deal.times
  const isDay = isItsDay(deal, day)
  if (askFirst !== undefined) return minutes.fill(isDay ? UNKNOWN : NOT)
  const own = hours === undefined ? Array(DAY).fill(isDay) : open(deal, hours, day, true)
  const stated = shops?.filter((shop) => shop !== null) ?? []
  const isVague = shops?.includes(null) === true
  const byShops = shops !== undefined && shops.length > 0 && !(hours !== undefined && isVague)
  const opened = byShops ? stated.map((shop) => open(deal, shop, day, false)) : []
  for (let minute = 0; minute < DAY; minute++) {
    if (!own[minute]) continue
    const isOpen = !byShops || opened.some((shop) => shop[minute])
    minutes[minute] = isOpen ? USABLE : isVague ? UNKNOWN : NOT
  }
  return minutes
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
    return { state: 'unknown', why: times.askFirst === undefined ? 'shop-hours' : 'ask-first' }
  }
  return nextOf(deal, place, Math.max(place.day, first) + LOOK_DAYS)
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
