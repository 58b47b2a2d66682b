import { addDays, atMinutes, startOfDay } from '#lib/singapore-time.ts'
import { parseHours } from './opening-hours.ts'
import { type UsableDeal, usableRules } from './usable.ts'
import { usableWindow, windowAfter } from './usable-windows.ts'

/** When a deal can be used on one day in Singapore, as instants in milliseconds. */
export type UsableDay = {
  /** At some time of the day. */
  today: boolean
  /** From and to, in turn. None where the hours are words: then we know the day, but not the moment. */
  hours: readonly number[]
  /** From then on it cannot be used any more; infinite when there are later days. */
  until: number
}

/** The same as `usable` says at each moment of the day, for who has to know of many deals at many moments. */
export function usableDay(deal: UsableDeal, day: string): UsableDay {
  const rules = usableRules(deal)
  const start = startOfDay(day).getTime()
  const lastMoment = new Date(atMinutes(day, 1440).getTime() - 1)
  const windows = [usableWindow(rules, addDays(day, -1)), usableWindow(rules, day)].flatMap(
    (window) => (window && window.to.getTime() > start ? [window] : []),
  )
  const isVague = deal.hours !== null && parseHours(deal.hours) === null
  const ends = windows.map(({ to }) => to.getTime())
  return {
    today: windows.length > 0,
    hours: isVague ? [] : windows.flatMap(({ from, to }) => [from.getTime(), to.getTime()]),
    until: windowAfter(rules, lastMoment) ? Number.POSITIVE_INFINITY : Math.max(start, ...ends),
  }
}

export function isUsableAt({ hours }: UsableDay, instant: number): boolean {
  for (let at = 0; at < hours.length; at += 2) {
    if ((hours[at] ?? 0) <= instant && instant < (hours[at + 1] ?? 0)) return true
  }
  return false
}
