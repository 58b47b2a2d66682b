import { clockOf } from '#lib/clock-time.ts'
import {
  addDays,
  formatNearDay,
  formatNearWeekday,
  singaporeDay,
  startOfDay,
} from '#lib/singapore-time.ts'
import { saySoldOut } from './say-sold-out.ts'
import type { Availability } from './times/availability.ts'
import { dayNumber } from './times/day-number.ts'
import type { DealTimes } from './times/deal-times.ts'
import { isUnstatedHoliday, toUsableRules } from './times/usable-windows.ts'

/** Later than this it is no longer the same night. */
const NIGHT_ENDS = 6 * 60

/** The words for an availability: `Usable now, until 3pm`, `Usable today from 11am`, `Next on Mon 16 Nov, 11am`. */
export function sayAvailability(answer: Availability, times: DealTimes, now: Date): string {
  switch (answer.state) {
    case 'now':
      return answer.until ? sayUntil(answer.until, now) : 'Usable now'
    case 'later-today':
      return `Usable today from ${clockOf(answer.from)}`
    case 'another-day':
      return sayBeginning({ ...answer, times, now }, 'Next on')
    case 'upcoming':
      return sayBeginning({ ...answer, times, now }, 'First on')
    case 'unknown':
      return sayUnknown(answer.why, times)
    case 'sold-out':
      return saySoldOut(answer.back, now)
    case 'spent':
    case 'ended':
      return `Ended ${formatNearDay(lastDay(answer.since), singaporeDay(now))}`
  }
}

/** The last day that begins before the instant. */
export function lastDay(end: Date): string {
  return singaporeDay(new Date(end.getTime() - 1))
}

/** Leaves out an end that is days away, because the page shows the last day elsewhere. */
function sayUntil(until: Date, now: Date): string {
  const tonight = startOfDay(addDays(singaporeDay(now), 1)).getTime() + NIGHT_ENDS * 60_000
  return until.getTime() <= tonight ? `Usable now, until ${clockOf(until)}` : 'Usable now'
}

type Beginning = { from: Date; isDayOnly: boolean; times: DealTimes; now: Date }

function sayBeginning({ from, isDayOnly, times, now }: Beginning, start: string): string {
  const day = singaporeDay(from)
  const today = singaporeDay(now)
  const hours = isDayOnly ? sayHoursUnknown(times, day) : ''
  const isMidnight = from.getTime() === startOfDay(day).getTime()
  if (day === addDays(today, 1)) {
    if (isDayOnly) return `Usable tomorrow${hours}`
    return isMidnight ? 'Usable tomorrow' : `Usable tomorrow from ${clockOf(from)}`
  }
  const when = formatNearWeekday(day, today)
  if (isDayOnly) return `${start} ${when}${hours}`
  return isMidnight ? `${start} ${when}` : `${start} ${when}, ${clockOf(from)}`
}

function sayHoursUnknown(times: DealTimes, day: string): string {
  if (times.askFirst !== undefined) return '. Ask first'
  const isHoliday = isUnstatedHoliday(toUsableRules(times), dayNumber(day))
  return isHoliday ? ', a public holiday. Ask first' : ', in shop hours'
}

type Why = Extract<Availability, { state: 'unknown' }>['why']

function sayUnknown(why: Why, times: DealTimes): string {
  if (why === 'ask-first') return times.askFirst ?? 'Ask the shop first'
  if (why === 'holiday') return 'Public holiday: ask the shop first'
  if (why === 'next-day') return 'Ask the shop for the next date'
  const { weekdays, monthDays, dates, datesOut, holidays, eves } = times
  const isAnyDay = !(weekdays || monthDays || dates || datesOut || holidays || eves)
  return isAnyDay ? 'Any day, in shop hours' : 'Today, in shop hours'
}
