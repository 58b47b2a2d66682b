import { dayNumber, instantOf } from './day-number.ts'
import type { DealTimes } from './deal-times.ts'
import { endMilliseconds } from './lifespan.ts'
import { endOf, toUsableRules, unsureEnds, windowsAround } from './usable-windows.ts'

/** When a deal can be used on one day in Singapore, as instants in milliseconds. Cheap to ask about many moments. */
export type DayHours = {
  /** Until when it can be used on the day, as far as anybody stated; before all time where it cannot. */
  todayUntil: number
  /** Starts and ends in turn. */
  hours: readonly number[]
  /** When it can no longer be used at all; infinite without an end. */
  until: number
}

/** Agrees with `availability` at every moment of the day, but for stock. */
export function dayHours(times: DealTimes, day: string): DayHours {
  const rules = toUsableRules(times)
  const number = dayNumber(day)
  const windows = windowsAround(rules, number)
  const ends = [...windows.map(({ to }) => to), ...unsureEnds(rules, number)]
  return {
    todayUntil: Math.max(...ends.map((end) => instantOf(end).getTime())),
    hours: windows.flatMap(({ from, to }) => [instantOf(from).getTime(), instantOf(to).getTime()]),
    until: endMilliseconds(endOf(rules)),
  }
}

/** Whether a deal can be used at some time of a day, as far as anybody stated, but for stock. */
export function isUsableOn(times: DealTimes, day: string): boolean {
  const rules = toUsableRules(times)
  const number = dayNumber(day)
  return unsureEnds(rules, number).length > 0 || windowsAround(rules, number).length > 0
}

export function isUsableAt({ hours }: DayHours, instant: number): boolean {
  for (let at = 0; at < hours.length; at += 2) {
    if ((hours[at] ?? 0) <= instant && instant < (hours[at + 1] ?? 0)) return true
  }
  return false
}
