import { addDays, atMinutes, startOfDay } from '#lib/singapore-time.ts'
import { parseHours } from './opening-hours.ts'
import { type UsableDeal, usableRules } from './usable.ts'
import { usableWindow, windowAfter } from './usable-windows.ts'

/** When a deal can be used on one day in Singapore, as instants in milliseconds. */
export type UsableDay = {
  /** Whether it can be used at any time of the day. */
  today: boolean
  /** Starts and ends in turn. Empty where the hours are words: then only the day is known. */
  hours: readonly number[]
  /** When it can no longer be used at all; infinite when there are later days. */
  until: number
}

/** Agrees with `usable` at every moment of the day, and is cheaper for many deals and many moments. */
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
