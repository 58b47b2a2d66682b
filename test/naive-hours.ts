// The notation of hours, read a second time: `mon-fri 11:00-15:00; sat,ph 10:00-22:00; 2026-12-25 off`.
import { findHoliday } from '#lib/public-holidays.ts'

/** Minutes after midnight; the end is past 1440 when the hours run into the next day. */
export type Span = [from: number, to: number]

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The hours of a day: those of the last rule that names its date, else a public holiday, else its weekday. */
export function spansOn(notation: string, date: string): Span[] {
  const rules = notation.split(';').map(readRule)
  const weekday = week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? ''
  const byDate = rules.findLast(({ days }) => days.includes(date))
  const byHoliday = findHoliday(date)
    ? rules.findLast(({ days }) => days.includes('ph'))
    : undefined
  const byWeekday = rules.findLast(({ days }) => days.includes(weekday))
  return (byDate ?? byHoliday ?? byWeekday)?.spans ?? []
}

/** Whether it says what holds on this public holiday. */
export function statesHoliday(notation: string, date: string): boolean {
  return notation.split(';').some((rule) => {
    const { days } = readRule(rule)
    return days.includes('ph') || days.includes(date)
  })
}

function readRule(rule: string): { days: string[]; spans: Span[] } {
  const words = rule.trim().split(' ')
  const times = words.at(-1) ?? ''
  const days = words.length === 1 ? week : (words[0] ?? '').split(',').flatMap(readDays)
  return { days, spans: times === 'off' ? [] : times.split(',').map(readSpan) }
}

/** `fri-mon` → `fri`, `sat`, `sun`, `mon`; a date and `ph` stand for themselves. */
function readDays(text: string): string[] {
  const [from = '', to] = text.split('-')
  if (!week.includes(from) || to === undefined) return [text]
  const days = [...week, ...week].slice(week.indexOf(from))
  return days.slice(0, days.indexOf(to) + 1)
}

/** The last minute of a day stands for its end. */
function readSpan(text: string): Span {
  const [from = 0, until = 0] = text.split('-').map(minutesOf)
  const to = until === 23 * 60 + 59 ? 24 * 60 : until
  return [from, to <= from ? to + 24 * 60 : to]
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
