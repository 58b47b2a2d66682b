import { dayNumber, instantOf } from './day-number.ts'
import type { DealTimes } from './deal-times.ts'
import { endMilliseconds } from './lifespan.ts'
import { endOf, isVagueOn, toUsableRules, windowsAround } from './usable-windows.ts'

/** When a deal can be used on one day in Singapore, as instants in milliseconds. Cheap to ask about many moments. */
export type UsableDay = {
  /** Whether it can be used at any time of the day, as far as anybody stated. */
  today: boolean
  /** Starts and ends in turn. */
  hours: readonly number[]
  /** When it can no longer be used at all; infinite without an end. */
  until: number
}

/** Agrees with `availability` at every moment of the day, but for stock. */
export function usableDay(times: DealTimes, day: string): UsableDay {
  const rules = toUsableRules(times)
  const number = dayNumber(day)
  const windows = windowsAround(rules, number)
  return {
    today: windows.length > 0 || isVagueOn(rules, number),
    hours: windows.flatMap(({ from, to }) => [instantOf(from).getTime(), instantOf(to).getTime()]),
    until: endMilliseconds(endOf(rules)),
  }
}

export function isUsableAt({ hours }: UsableDay, instant: number): boolean {
  for (let at = 0; at < hours.length; at += 2) {
    if ((hours[at] ?? 0) <= instant && instant < (hours[at + 1] ?? 0)) return true
  }
  return false
}
