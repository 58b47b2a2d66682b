// Compares `availability` and what is built on it with the naive evaluation.
import { sayAvailability } from '#deals/say-availability.ts'
import { type Availability, availability, availabilityChanges } from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { isLiveAt, lifespanOf } from '#deals/times/lifespan.ts'
import { firstDayUntil, isUsableInMinute, usableWeek } from '#deals/times/usable-week.ts'
import type { Random } from '../bench/seeded-random.ts'
import {
  instantAt,
  isNaivelyLive,
  isNeverUsable,
  type NaiveDeal,
  naiveAvailability,
  naiveEnd,
  tableOf,
} from './naive-availability.ts'
import { DAY, textOf, UNKNOWN, USABLE } from './naive-minutes.ts'

/** Days to compare, counted from 1 January 1970. */
export type Days = { first: number; count: number }

export type Answer = (times: DealTimes, now: Date) => Availability

/** How much was compared, and each difference in words. */
export type Comparison = { minutes: number; answers: number; differences: string[] }

export function createComparison(): Comparison {
  return { minutes: 0, answers: 0, differences: [] }
}

/** Compares every minute of a day with `usableWeek`, and whether it can be used on the day at all. */
export function compareMinutes(deal: NaiveDeal, day: number, comparison: Comparison): void {
  const week = usableWeek(deal.times, textOf(day))
  const { minutes, has } = tableOf(deal, day)
  const start = instantAt(day).getTime()
  const last = Math.min(DAY, (firstDayUntil(week) - start) / 60_000)
  if (last !== (has[USABLE] || has[UNKNOWN] ? lastMinute(minutes) : Number.NEGATIVE_INFINITY)) {
    comparison.differences.push(`${textOf(day)} until ${last}: ${JSON.stringify(deal.times)}`)
  }
  for (let minute = 0; minute < DAY; minute++) {
    const isUsable = isUsableInMinute(week, minute)
    if (isUsable !== (minutes[minute] === USABLE)) {
      comparison.differences.push(
        `${instantAt(day, minute).toISOString()} is ${isUsable ? 'usable' : 'not usable'}, naively not so: ${JSON.stringify(deal.times)}`,
      )
    }
  }
  comparison.minutes += DAY
}

/** The end of the last minute that is usable or unknown. */
function lastMinute(minutes: Uint8Array): number {
  return minutes.findLastIndex((kind) => kind === USABLE || kind === UNKNOWN) + 1
}

/** Every midnight, and every minute at which the naive evaluation changes. */
export function edgesOf(deal: NaiveDeal, { first, count }: Days): Date[] {
  const edges: Date[] = []
  for (let day = first; day < first + count; day++) {
    const { minutes } = tableOf(deal, day)
    edges.push(instantAt(day))
    for (let minute = 1; minute < DAY; minute++) {
      if (minutes[minute] !== minutes[minute - 1]) edges.push(instantAt(day, minute))
    }
  }
  return edges
}

/** The moment of an edge, the last before it, and a minute to either side. */
export function around(edge: Date): Date[] {
  return [-60_000, -1, 0, 60_000].map((away) => new Date(edge.getTime() + away))
}

/** The instants of a deal's stock, with those around them. */
export function stockEdges({ soldOutAt, backAt }: DealTimes): Date[] {
  return [soldOutAt, backAt].flatMap((text) => (text ? around(new Date(text)) : []))
}

/** Compares the whole answer at each of the instants, and whether lists show the deal. */
export function compareAnswers(
  deal: NaiveDeal,
  instants: readonly Date[],
  comparison: Comparison,
  answer: Answer = availability,
): void {
  const lifespan = lifespanOf(deal.times)
  for (const now of instants) {
    const found = answer(deal.times, now)
    const expected = naiveAvailability(deal, now)
    const isLive = isNaivelyLive(deal, now)
    comparison.answers += 1
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      comparison.differences.push(
        `${now.toISOString()} ${JSON.stringify(found)}, naively ${JSON.stringify(expected)}: ${JSON.stringify(deal.times)}`,
      )
    }
    if (isLiveAt(lifespan, now.getTime()) !== isLive) {
      comparison.differences.push(
        `${now.toISOString()} live: ${!isLive}: ${JSON.stringify(deal.times)}`,
      )
    }
  }
}

/** Compares when it can no longer be used. */
export function compareEnd(deal: NaiveDeal, comparison: Comparison): void {
  const end = isNeverUsable(deal)
    ? Number.NEGATIVE_INFINITY
    : (naiveEnd(deal)?.getTime() ?? Number.POSITIVE_INFINITY)
  comparison.answers += 1
  if (lifespanOf(deal.times).ends !== end) {
    comparison.differences.push(`ends at ${new Date(end)}: ${JSON.stringify(deal.times)}`)
  }
}

/** From the instant until `availabilityChanges` neither the answer nor its words change. */
export function compareUntilChange(
  deal: NaiveDeal,
  now: Date,
  random: Random,
  comparison: Comparison,
): void {
  const change = availabilityChanges(deal.times, now).getTime()
  const textAt = (instant: number) => {
    const at = new Date(instant)
    const answer = naiveAvailability(deal, at)
    return `${JSON.stringify(answer)} ${sayAvailability(answer, deal.times, at)}`
  }
  const text = textAt(now.getTime())
  const between = Array.from({ length: 3 }, () => random.between(now.getTime(), change - 1))
  if (change <= now.getTime()) comparison.differences.push(`no change after ${now.toISOString()}`)
  for (const instant of [...between, change - 1]) {
    comparison.answers += 1
    if (textAt(instant) === text) continue
    comparison.differences.push(
      `changes between ${now.toISOString()} and ${new Date(change).toISOString()}: ${JSON.stringify(deal.times)}`,
    )
  }
}

/** Random instants, to the millisecond. */
export function randomInstants({ first, count }: Days, random: Random, of: number): Date[] {
  const [from, to] = [instantAt(first).getTime(), instantAt(first + count).getTime()]
  return Array.from({ length: of }, () => new Date(random.between(from, to - 1)))
}

/** Days worth a look at every minute: random ones, the deal's first and last day, and those beside them. */
export function chosenDays(deal: NaiveDeal, { first, count }: Days, random: Random): number[] {
  const own = [deal.first, deal.last].filter(Number.isFinite)
  const near = own.flatMap((day) => [day - 1, day, day + 1])
  return [...near, ...Array.from({ length: 3 }, () => first + random.between(0, count - 1))]
}
