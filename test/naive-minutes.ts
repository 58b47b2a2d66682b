// What each minute of a day is, from the meaning of a deal's fields alone: see `naive-availability.ts`.
import type { DealTimes } from '#deals/times/deal-times.ts'
import { findHoliday } from '#lib/public-holidays.ts'
import { spansOn, statesHoliday } from './naive-hours.ts'

/** What a minute of a day is: the deal cannot be used, it can, or nobody knows. */
export const NOT = 0
export const USABLE = 1
export const UNKNOWN = 2
export const DAY = 24 * 60
export const DAY_MS = DAY * 60_000
const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const ordinals = ['first', 'second', 'third', 'fourth']

/** Days are counted from 1 January 1970, in Singapore. */
type DealSpan = { times: DealTimes; first: number; last: number }

export function dayOf(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}

export function textOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Whether the deal can be used on a day, whatever the hour. */
function isItsDay({ times, first, last }: DealSpan, day: number): boolean {
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

/** Marks those minutes of `day` at which a shop is open, by the hours of the same day or of the day before. */
function openMinutes(notation: string, day: number): boolean[] {
  const minutes: boolean[] = Array(DAY).fill(false)
  for (const before of [1, 0]) {
    for (const [from, to] of spansOn(notation, textOf(day - before))) {
      for (let minute = Math.max(0, from - before * DAY); minute < to - before * DAY; minute++) {
        minutes[minute] = true
      }
    }
  }
  return minutes.slice(0, DAY)
}

/** Marks those minutes at which one of them is open. */
function eitherOpen(shops: readonly { open: boolean[] }[]): boolean[] {
  if (shops.length < 2) return shops[0]?.open ?? []
  return Array.from({ length: DAY }, (_, minute) => shops.some(({ open }) => open[minute]))
}

/** A public holiday of which neither the deal nor each of its outlets says what holds. */
export function isUnstated({ shops, holidays, hours, dates }: DealTimes, day: number): boolean {
  const date = textOf(day)
  if (!shops || holidays || findHoliday(date) === null || dates?.includes(date)) return false
  if (hours !== undefined && statesHoliday(hours, date)) return false
  return shops.some((shop) => shop === null || !statesHoliday(shop, date))
}

/** What each minute of a day is. */
export function tabulate(deal: DealSpan, day: number): Uint8Array {
  const minutes = new Uint8Array(DAY)
  if (day > deal.last) return minutes
  const { times } = deal
  if (times.askFirst !== undefined) return minutes.fill(isItsDay(deal, day) ? UNKNOWN : NOT)
  const shops = (times.shops ?? []).map((shop) => ({
    shop,
    open: shop === null ? [] : openMinutes(shop, day),
  }))
  const anyOpen = eitherOpen(shops)
  for (const before of [1, 0]) if (isItsDay(deal, day - before)) markHours(before)
  return minutes

  /** Those minutes of `day` that belong to the hours of the day, or of the day before. */
  function markHours(before: number): void {
    const ofDay = day - before
    const hasNull = times.shops?.includes(null) === true
    const byShops = shops.length > 0 && !(times.hours !== undefined && hasNull)
    const isVague = times.hours === undefined && hasNull
    const isHoliday = isUnstated(times, ofDay)
    const after = isHoliday && before === 0 ? openAfter(ofDay) : []
    const date = textOf(ofDay)
    const sureOpen = isHoliday
      ? eitherOpen(shops.filter(({ shop }) => shop && statesHoliday(shop, date)))
      : []
    const spans = times.hours === undefined ? [[0, DAY]] : spansOn(times.hours, date)
    let unsureUntil = isVague && before === 0 ? DAY : 0
    for (const [from = 0, to = 0] of spans) {
      for (let each = from; each < to; each++) {
        const minute = each - before * DAY
        const isOpen = !byShops || anyOpen[minute]
        const isSure = isHoliday ? sureOpen[minute] : isOpen
        if (minute >= 0 && minute < DAY && isSure) minutes[minute] = USABLE
        if (isHoliday && minute < DAY && isOpen) unsureUntil = Math.max(unsureUntil, minute + 1)
        if (isHoliday && minute >= DAY && after[minute - DAY]) unsureUntil = DAY
      }
    }
    for (let minute = 0; minute < unsureUntil; minute++) {
      if (minutes[minute] === NOT) minutes[minute] = UNKNOWN
    }
  }

  /** The minutes after the midnight that ends a day, at which an outlet is open in its ordinary hours. */
  function openAfter(ofDay: number): boolean[] {
    if (ofDay + 1 > deal.last) return []
    if (times.shops?.includes(null)) return Array(DAY).fill(true)
    const open = (times.shops ?? []).map((shop) => openMinutes(shop ?? '', ofDay + 1))
    return Array.from({ length: DAY }, (_, minute) => open.some((shop) => shop[minute]))
  }
}
