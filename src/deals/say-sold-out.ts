import { clockOf } from '#lib/clock-time.ts'
import { formatWeekday, singaporeDay } from '#lib/singapore-time.ts'

/** `Sold out`, `Sold out until Tue 17 Nov`; on that day, `Sold out until 3pm`. */
export function saySoldOut(back: Date | null, now: Date): string {
  if (back === null) return 'Sold out'
  const day = singaporeDay(back)
  return `Sold out until ${day === singaporeDay(now) ? clockOf(back) : formatWeekday(day)}`
}
