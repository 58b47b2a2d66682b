import type { CountDays } from '#db/daily-counts.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'

/** The last complete month, `2026-11`. */
export function lastMonth(now: Date): string {
  return monthOf(addDays(firstOfThisMonth(now), -1))
}

/** The day on which the current month began. */
export function firstOfThisMonth(now: Date): string {
  return `${monthOf(singaporeDay(now))}-01`
}

/** Enough for an outage. Later, the month before is no news. */
const REPORT_DAYS = 7

/** Whether the report of the month before may still be sent. */
export function isReportDay(now: Date): boolean {
  return singaporeDay(now) < addDays(firstOfThisMonth(now), REPORT_DAYS)
}

export function daysOfMonth(month: string): CountDays {
  return { from: `${month}-01`, to: addDays(firstAfter(month), -1) }
}

function firstAfter(month: string): string {
  // Every month has ended 31 days after its first day.
  return `${monthOf(addDays(`${month}-01`, 31))}-01`
}

function monthOf(day: string): string {
  return day.slice(0, 7)
}
