import { formatShortDay, singaporeDay } from '#lib/singapore-time.ts'

const MINUTE_MS = 60_000

/** `Now`, or as `sayInstant`. */
export function sayWhen(instant: string, now = new Date()): string {
  const age = now.getTime() - Date.parse(instant)
  return age >= 0 && age < 2 * MINUTE_MS ? 'Now' : sayInstant(instant, now)
}

/** `9.41am`, `Yesterday, 6.10pm`, `14 Nov, 9am`. In Singapore. */
export function sayInstant(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const day = singaporeDay(at)
  const time = sayTime(at)
  if (day === singaporeDay(now)) return time
  const isYesterday = day === singaporeDay(new Date(now.getTime() - 24 * 60 * MINUTE_MS))
  return `${isYesterday ? 'Yesterday' : formatShortDay(day)}, ${time}`
}

/** `9.41am`, `12pm`. */
function sayTime(at: Date): string {
  const minutes = Math.floor(at.getTime() / MINUTE_MS + 8 * 60) % (24 * 60)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const past = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${past}${hour < 12 ? 'am' : 'pm'}`
}
