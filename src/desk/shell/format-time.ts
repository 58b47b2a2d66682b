import { clockOf } from '#lib/clock-time.ts'
import { formatNearDay, formatWeekday, singaporeDay } from '#lib/singapore-time.ts'

const MINUTE_MS = 60_000

/** `Now`, or as `formatNearTime`. */
export function formatTimeOrNow(instant: string, now = new Date()): string {
  const age = now.getTime() - Date.parse(instant)
  return age >= 0 && age < 2 * MINUTE_MS ? 'Now' : formatNearTime(instant, now)
}

/** `9.41am`, `Yesterday, 6.10pm`, `14 Nov, 9am`, `14 November 2025, 9am`. In Singapore. */
export function formatNearTime(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const day = singaporeDay(at)
  const time = clockOf(at)
  const today = singaporeDay(now)
  if (day === today) return time
  const isYesterday = day === singaporeDay(new Date(now.getTime() - 24 * 60 * MINUTE_MS))
  return `${isYesterday ? 'Yesterday' : formatNearDay(day, today)}, ${time}`
}

/** `Tue 10 Nov, 12.52pm`: a moment of a plan, whose weekday counts. In Singapore. */
export function formatWeekdayTime(instant: string): string {
  const at = new Date(instant)
  return `${formatWeekday(singaporeDay(at))}, ${clockOf(at)}`
}
