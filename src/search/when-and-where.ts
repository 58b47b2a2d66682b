import { ONLINE } from '#deals/facts/near-place.ts'
import { createTimeLook, isAnyTime, nextDays, toAskedTime } from '#deals/times/asked-time.ts'
import { dayPartNames } from '#deals/times/day-parts.ts'
import { firstDayWindows } from '#deals/times/usable-week.ts'
import { inStretches } from '#lib/node/work.ts'
import { distanceKm, type Point } from '#lib/singapore-point.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { type JointFilter, mostFirst } from './facet-table.ts'
import type { DealSide, DealSpot, Hours, SearchRecord } from './search-record.ts'

/** Outlets within `km` of the point, or with a postal code of the sector. */
export type Reach = { point: Point; km: number; sector?: string }

type WhenAndWhere = {
  usable: string | undefined
  day: string | undefined
  time: string | undefined
  /** The value of the filter; without `near` it is compared with the records' stated values. */
  nearName: string | undefined
  near: Reach | null
  at: Date | undefined
}

/** The filter values that a deal would still match, as bits. */
type Choices = Record<'now' | 'days' | 'parts', number>

/** The work of checking one deal's hours. */
const STEPS_OF_HOURS = 40

/**
 * A deal must be usable at the wanted time at an outlet near the wanted place, not at another outlet. So these filters
 * are tested and counted together.
 */
export function createWhenAndWhere(
  records: readonly SearchRecord[],
  { usable, day, time, nearName, near, at }: WhenAndWhere,
): JointFilter & { kmTo: (place: number) => number } {
  const from = records.find(({ deal }) => deal)?.deal?.week.from ?? 0
  const instant = at?.getTime()
  const today = singaporeDay(new Date(instant ?? from))
  const look = createTimeLook(from, instant ?? from)
  const asked = toAskedTime({ day, time }, today)
  const isTimed = usable !== undefined || !isAnyTime(asked)

  const isNow = ({ week }: Hours) =>
    instant === undefined ? firstDayWindows(week).length > 0 : look.isUsableNow(week)
  const mayBeNow = (hours: Hours) => usable === undefined || isNow(hours)
  const passesTime = (hours: Hours) => mayBeNow(hours) && look.passes(hours.week, asked)
  const isNear = (spot: DealSpot) =>
    near !== null &&
    (distanceKm(near.point, spot) <= near.km ||
      (near.sector !== undefined && spot.postal.startsWith(near.sector)))
  const hasName = ({ isOnline, spots }: DealSide) =>
    nearName === undefined ||
    (isOnline && nearName === ONLINE) ||
    spots.some(({ stations }) => stations.includes(nearName))

  /** The hours that count at the wanted place: of each outlet there, or of the deal as a whole. */
  function hoursThere(deal: DealSide): readonly Hours[] {
    if (near) return deal.spots.filter(isNear)
    return hasName(deal) ? [deal] : []
  }

  function kmTo(place: number): number {
    if (!near) return Number.POSITIVE_INFINITY
    return (records[place]?.deal?.spots ?? []).reduce(
      (least, spot) => (passesTime(spot) ? Math.min(least, distanceKm(near.point, spot)) : least),
      Number.POSITIVE_INFINITY,
    )
  }

  function passes(place: number): boolean {
    const deal = records[place]?.deal
    return deal !== undefined && hoursThere(deal).some(passesTime)
  }

  function choicesOf(hours: readonly Hours[]): Choices {
    const choices = { now: 0, days: 0, parts: 0 }
    for (const each of hours) {
      if (isNow(each) && look.passes(each.week, asked)) choices.now = 1
      if (!mayBeNow(each)) continue
      choices.days |= look.daysFor(each.week, asked)
      choices.parts |= look.partsFor(each.week, asked)
    }
    return choices
  }

  const stationsOf = (deal: DealSide): Set<string> =>
    deal.isOnline
      ? new Set(passesTime(deal) ? [ONLINE] : [])
      : new Set(deal.spots.filter(passesTime).flatMap(({ stations }) => stations))

  return {
    kmTo,
    passes: isTimed || nearName !== undefined || near ? passes : null,
    *count(places) {
      const tally = createTally(today)
      const visit = (place: number) => {
        const deal = records[place]?.deal
        if (deal) tally.add(choicesOf(hoursThere(deal)), isTimed ? stationsOf(deal) : [])
      }
      const stretch = (first: number, last: number) => places.slice(first, last).forEach(visit)
      yield* inStretches(places.length, stretch, STEPS_OF_HOURS)
      const { near, ...times } = tally.counts()
      return { ...times, near: isTimed ? near : null }
    },
  }
}

/** How many deals match each value. */
function createTally(today: string) {
  let now = 0
  const days = nextDays(today).map((value) => ({ value: value as string, count: 0 }))
  const parts = dayPartNames.map((value) => ({ value: value as string, count: 0 }))
  const stations = new Map<string, number>()
  const addBits = (counts: { count: number }[], bits: number) => {
    for (const [at, counted] of counts.entries()) counted.count += (bits >> at) & 1
  }

  return {
    add(choices: Choices, names: Iterable<string>): void {
      now += choices.now
      addBits(days, choices.days)
      addBits(parts, choices.parts)
      for (const name of names) stations.set(name, (stations.get(name) ?? 0) + 1)
    },
    counts: () => ({
      usable: mostFirst([{ value: 'now', count: now }]),
      day: days.filter(({ count }) => count > 0),
      time: parts.filter(({ count }) => count > 0),
      near: mostFirst(Array.from(stations, ([value, count]) => ({ value, count }))),
    }),
  }
}
