import { DAY_MINUTES } from '#lib/clock-time.ts'
import { isDay, type Weekday, weekdays } from '#lib/singapore-time.ts'

/** Twice what a deal may state, see `lib/saved-deal-limits.ts`: longer texts are not worth reading. */
const MOST_CHARACTERS = 400

/** Minutes after midnight; `to` is past 1440 if the hours end on the next day. */
export type Hours = readonly [from: number, to: number]

/** Hours by day, as `mon-fri 11:00-15:00; sat,ph 10:00-22:00; 2026-12-25 off` states them. */
export type WeekHours = {
  week: Readonly<Record<Weekday, readonly Hours[]>>
  /** On public holidays; `null` if they are like any other day. */
  holidays: readonly Hours[] | null
  dates: Readonly<Record<string, readonly Hours[]>>
  hasDates: boolean
}

/**
 * Parses the notation of hours: rules separated by `;`, each with days and times. `null` if the text is not in that
 * form. Later rules replace earlier ones; days without a rule are closed.
 */
export function parseWeekHours(text: string): WeekHours | null {
  if (text.length > MOST_CHARACTERS) return null
  const week: Record<Weekday, readonly Hours[]> = {
    mon: [],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  }
  const dates: Record<string, readonly Hours[]> = {}
  let holidays: readonly Hours[] | null = null
  for (const rule of text.split(';')) {
    const [first = '', second, ...more] = rule.trim().toLowerCase().split(/\s+/)
    const hours = parseTimes(second ?? first)
    const days = second === undefined ? [...weekdays] : parseDays(first)
    if (hours === null || days === null || more.length > 0) return null
    for (const day of days) {
      if (day === 'ph') holidays = hours
      else if (isWeekday(day)) week[day] = hours
      else dates[day] = hours
    }
  }
  return { week, holidays, dates, hasDates: Object.keys(dates).length > 0 }
}

/** The hours of a day. The rule for a date overrides that for public holidays, which overrides that for the weekday. */
export function hoursOn(
  { week, holidays, dates }: WeekHours,
  day: { date: string; weekday: Weekday; isHoliday: boolean },
): readonly Hours[] {
  return dates[day.date] ?? (day.isHoliday ? holidays : null) ?? week[day.weekday]
}

function parseTimes(text: string): Hours[] | null {
  if (text === 'off') return []
  const hours = text.split(',').map(parseHours)
  return hours.every((each) => each !== null) ? hours.toSorted(([a], [b]) => a - b) : null
}

function parseHours(text: string): Hours | null {
  const [, fromHour, fromMinute, toHour, toMinute] =
    /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(text) ?? []
  const from = minutesOf(fromHour, fromMinute)
  const until = minutesOf(toHour, toMinute)
  if (from === null || until === null || from === DAY_MINUTES) return null
  // Forms write the end of the day as 23:59.
  const to = until === DAY_MINUTES - 1 ? DAY_MINUTES : until
  return [from, to <= from ? to + DAY_MINUTES : to]
}

function minutesOf(hour: string | undefined, minute: string | undefined): number | null {
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= DAY_MINUTES && Number(minute) < 60 ? minutes : null
}

/** `mon-fri,ph,2026-12-25` → each of its days. A range may extend past the end of the week. */
function parseDays(text: string): string[] | null {
  const days: string[] = []
  for (const part of text.split(',')) {
    const [from = '', to = from, ...more] = /^\d{4}-/.test(part) ? [part] : part.split('-')
    if (more.length > 0) return null
    if (isWeekday(from) && isWeekday(to)) days.push(...weekdaysBetween(from, to))
    else if (part === 'ph' || isDay(part)) days.push(part)
    else return null
  }
  return days
}

function weekdaysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
  return first <= last
    ? weekdays.slice(first, last + 1)
    : [...weekdays.slice(first), ...weekdays.slice(0, last + 1)]
}

function isWeekday(text: string): text is Weekday {
  return (weekdays as readonly string[]).includes(text)
}
