import { dayNumber } from './day-number.ts'
import type { DealTimes } from './deal-times.ts'
import { toUsableRules, unsureEnds, windowsAround } from './usable-windows.ts'

/** Whether a deal can be used at some time of a day, as far as stated. Ignores stock. */
export function isUsableOn(times: DealTimes, day: string): boolean {
  const rules = toUsableRules(times)
  const number = dayNumber(day)
  return unsureEnds(rules, number).length > 0 || windowsAround(rules, number).length > 0
}
