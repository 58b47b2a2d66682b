// Whether a deal passes the filters of a list, written down a second time from their meaning alone: minute by minute and
// outlet by outlet. It shares the tables of places and of names with `src`, and nothing else.
import type { Deal } from '#deals/deal.ts'
import { findNearPlace, outletPoint } from '#deals/facts/near-place.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { distanceKm } from '#lib/singapore-point.ts'
import { type NaiveDeal, naiveAvailability, naiveDeal, tableOf } from './naive-availability.ts'
import { DAY, dayOf, textOf, UNKNOWN, USABLE } from './naive-minutes.ts'

export type NaiveFilters = Partial<Record<string, string>>

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const parts: Record<string, [from: number, to: number]> = {
  morning: [6, 11],
  lunch: [11, 14],
  afternoon: [14, 18],
  evening: [18, 22],
  night: [22, 24],
}
const MINUTE_MS = 60_000
const SINGAPORE_MS = 8 * 60 * MINUTE_MS

/** A filter that asks whether a deal passes. Remembers what it found out about hours. */
export function naiveFilter(now: Date) {
  const local = now.getTime() + SINGAPORE_MS
  const today = Math.floor(local / (DAY * MINUTE_MS))
  const minute = Math.floor(local / MINUTE_MS) - today * DAY
  const known = new Map<string, NaiveDeal>()
  const answers = new WeakMap<DealTimes, Map<string, boolean>>()
  const there = new WeakMap<Deal, Map<string, DealTimes[]>>()

  function readTimes(times: DealTimes): NaiveDeal {
    const key = JSON.stringify(times)
    const deal = known.get(key) ?? naiveDeal(times)
    known.set(key, deal)
    return deal
  }

  /** Whether a minute of the day is to come. */
  function isLeft(day: number, at: number): boolean {
    return day > today || at >= minute
  }

  function isOnDay(deal: NaiveDeal, day: number, time: string | undefined): boolean {
    const { minutes, has } = tableOf(deal, day)
    if (time === undefined) {
      return has[UNKNOWN] || minutes.some((kind, at) => kind === USABLE && isLeft(day, at))
    }
    const part = parts[time]
    if (!part) {
      const [hour = 0, past = 0] = time.split(':').map(Number)
      const asked = hour * 60 + past
      return minutes[asked] === USABLE && isLeft(day, asked)
    }
    let run = 0
    for (let at = part[0] * 60; at < part[1] * 60; at += 1) {
      run = minutes[at] === USABLE ? run + 1 : 0
      // Also if the hour began before now, as long as the minute is to come.
      if (run >= 60 && isLeft(day, at)) return true
    }
    return false
  }

  function isAtTime(times: DealTimes, { usable, day, time }: NaiveFilters): boolean {
    if (usable === undefined && day === undefined && time === undefined) return true
    const key = `${usable} ${day} ${time}`
    const own = answers.get(times) ?? new Map<string, boolean>()
    const answer = own.get(key) ?? findAtTime(times, { usable, day, time })
    answers.set(times, own.set(key, answer))
    return answer
  }

  function findAtTime(times: DealTimes, { usable, day, time }: NaiveFilters): boolean {
    const deal = readTimes(times)
    if (usable !== undefined && naiveAvailability(deal, now).state !== 'now') return false
    if (day === undefined && time === undefined) return true
    return [0, 1, 2, 3, 4, 5, 6].some((ahead) => {
      const name = names[new Date(`${textOf(today + ahead)}T00:00:00Z`).getUTCDay()]
      const called = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : name
      const isWanted = day === undefined || day === called || day === name || isWeekend(day, ahead)
      return isWanted && isOnDay(deal, today + ahead, time)
    })
  }

  /** The Saturday and Sunday to come, or what is left of them. */
  function isWeekend(day: string, ahead: number): boolean {
    const weekday = new Date(`${textOf(today)}T00:00:00Z`).getUTCDay()
    const toSunday = (7 - weekday) % 7
    return day === 'weekend' && (ahead === toSunday || ahead === toSunday - 1)
  }

  /** The deal's own times, or those at each outlet that is near. */
  function timesThere(deal: Deal, near: string | undefined): DealTimes[] {
    if (near === undefined) return [deal.times]
    const known = there.get(deal) ?? new Map<string, DealTimes[]>()
    const found = known.get(near) ?? findTimesThere(deal, near)
    there.set(deal, known.set(near, found))
    return found
  }

  function findTimesThere({ outlets, times }: Deal, near: string): DealTimes[] {
    if (near === 'Online') return outlets.length === 0 ? [times] : []
    const place = findNearPlace(near)
    return outlets
      .filter((outlet) => {
        const point = outletPoint(outlet)
        return place && point && distanceKm(place.point, point) <= place.km
      })
      .map(({ hours = null }) => ({ ...times, shops: [hours] }))
  }

  return (deal: Deal, filters: NaiveFilters): boolean => {
    const { category, max, ends, only, redeem, for: who, diet, card, tag } = filters
    const daysLeft = deal.endsOn === null ? Number.POSITIVE_INFINITY : dayOf(deal.endsOn) - today
    const spans: Record<string, number> = { today: 0, 'three-days': 3, week: 7 }
    return (
      (category === undefined || deal.category === category) &&
      (max === undefined || (deal.priceNow !== null && deal.priceNow <= Number(max))) &&
      (ends === undefined || daysLeft <= (spans[ends] ?? -1)) &&
      (only === undefined || deal.exclusive) &&
      (redeem === undefined || deal.redeem === redeem) &&
      (who === undefined || deal.audience.includes(who)) &&
      (diet === undefined || deal.diet.some((kind) => kind === diet)) &&
      (card === undefined || deal.cards.includes(card)) &&
      (tag === undefined || deal.tags.includes(tag)) &&
      timesThere(deal, filters.near).some((times) => isAtTime(times, filters))
    )
  }
}
