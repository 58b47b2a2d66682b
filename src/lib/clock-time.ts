import { singaporeDay, startOfDay } from './singapore-time.ts'

export const DAY_MINUTES = 24 * 60

/** Minutes after midnight in words: `3pm`, `6.45am`, `midnight`. */
export function formatClock(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES
  if (ofDay === 0) return 'midnight'
  const hour = Math.floor(ofDay / 60)
  const rest = ofDay % 60
  const suffix = hour < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}${suffix}`
}

/** The time of day in Singapore: `3pm`. */
export function clockOf(instant: Date): string {
  const day = startOfDay(singaporeDay(instant))
  return formatClock(Math.floor((instant.getTime() - day.getTime()) / 60_000))
}
