import { formatDay, formatShortDay } from './format-day.ts'

/** Singapore keeps UTC+8 all year, so its calendar is plain arithmetic on instants. */
const OFFSET_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day in Singapore, `YYYY-MM-DD`. */
export function singaporeDay(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The instant at which the day `YYYY-MM-DD` begins in Singapore. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

/** The day that is `count` days after `day` (before it, when negative). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Whether it is a real date: `addDays` would turn 30 February into 2 March. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  )
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The next midnight in Singapore, when texts about days may change. */
export function nextMidnight(now: Date): Date {
  return startOfDay(addDays(singaporeDay(now), 1))
}

/** Monday first, as the weekdays of deals are written. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

export function weekdayOf(day: string): Weekday {
  // 0 is Sunday to JavaScript.
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}

/** The instant that is `minutes` after the day begins; more than 1440 is on a later day. */
export function atMinutes(day: string, minutes: number): Date {
  return new Date(startOfDay(day).getTime() + minutes * 60_000)
}

export function singaporeYear(now: Date): number {
  return Number(singaporeDay(now).slice(0, 4))
}

/** `18 Nov`, or `18 November 2027` when it is more than half a year away. */
export function formatNearDay(day: string, today: string): string {
  return isFar(day, today) ? formatDay(day) : formatShortDay(day)
}

/** `Mon 16 Nov`, or `Tue 16 Nov 2027` when it is more than half a year away. */
export function formatNearWeekday(day: string, today: string): string {
  return isFar(day, today) ? `${formatWeekday(day)} ${day.slice(0, 4)}` : formatWeekday(day)
}

function isFar(day: string, today: string): boolean {
  return Math.abs(daysBetween(today, day)) > 180
}

/** `Mon 16 Nov` */
export function formatWeekday(day: string): string {
  const name = weekdayOf(day)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatShortDay(day)}`
}
