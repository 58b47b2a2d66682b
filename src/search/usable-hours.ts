import { dayParts } from '#deals/times/day-parts.ts'
import { firstDayWindows } from '#deals/times/usable-week.ts'
import type { Work } from '#lib/node/work.ts'
import { atMinutes } from '#lib/singapore-time.ts'
import type { SearchRecord } from './search-record.ts'

/** How many deals become usable or unusable at each moment of the day, in ms. */
export type UsableHours = ReadonlyMap<number, number>

type Changes = { fresh: readonly { record: SearchRecord }[]; gone: Changes['fresh'] }

export function* countHours(before: UsableHours, { fresh, gone }: Changes): Work<UsableHours> {
  const hours = new Map(before)
  for (const [deals, by] of [
    [fresh, 1],
    [gone, -1],
  ] as const) {
    for (const { record } of deals) {
      for (const instant of hoursOf(record)) hours.set(instant, (hours.get(instant) ?? 0) + by)
      yield
    }
  }
  for (const [instant, count] of hours) if (count === 0) hours.delete(instant)
  return hours
}

/** The moments of the day at which lists may change, in order, including the ends of the day's parts. */
export function momentsOf(hours: UsableHours, day: string): number[] {
  const partEnds = Object.values(dayParts).map(([, end]) => atMinutes(day, end).getTime())
  return [...new Set([...partEnds, ...hours.keys()])].toSorted((a, b) => a - b)
}

function hoursOf({ deal }: SearchRecord): number[] {
  if (!deal) return []
  return [deal, ...deal.spots].flatMap(({ week }) => firstDayWindows(week).flat())
}
