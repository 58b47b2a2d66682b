// Days and minutes of Singapore as whole numbers, for fast arithmetic.
import { DAY_MINUTES } from '#lib/clock-time.ts'

const MINUTES_AHEAD = 8 * 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Days since 1 January 1970: `2026-11-16` → 20773. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The minute in Singapore that contains the instant, counted since 1 January 1970. */
export function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000) + MINUTES_AHEAD
}

/** The instant at which the minute begins. */
export function instantOf(minute: number): Date {
  return new Date((minute - MINUTES_AHEAD) * 60_000)
}

export function dayOfMinute(minute: number): number {
  return Math.floor(minute / DAY_MINUTES)
}

/** 0 is Monday. 1 January 1970 was a Thursday. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
