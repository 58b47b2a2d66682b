import { DAY_MINUTES, formatClock } from '#lib/clock-time.ts'
import type { HolidayRule } from '#lib/deal-options.ts'
import { formatShortDay } from '#lib/format-day.ts'
import { joinWords } from '#lib/join-words.ts'
import { type Weekday, weekdays } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import { dayNumber } from '../times/day-number.ts'
import { isUsableDay, toDealDays } from '../times/deal-days.ts'
import type { DealTimes } from '../times/deal-times.ts'
import { dealWeekdays, openWeekdays, ownHours } from '../times/deal-weekdays.ts'
import { type Hours, parseWeekHours, type WeekHours } from '../times/week-hours.ts'

const EVERY_DAY = 'Every day'
const HOLIDAYS = 'public holidays'

/** When a deal can be used, in short form for a card: `Mon–Fri 12–2pm`; `null` for any time. */
export function sayTimesShortly(times: DealTimes): string | null {
  const [days = EVERY_DAY, ...limits] = sayDays(times, shortNames)
  const hours = sayDealHours(times, shortNames)
  if (days === EVERY_DAY && !hours && limits.length === 0) return null
  const whole = hours?.isSame === false && hours.isWhole ? hours.text : null
  const daily = days === EVERY_DAY ? 'Daily' : days
  const weekly = hours?.text === '' ? '' : (whole ?? joinHours(daily, hours))
  const said = [weekly, ...sayDatedHours(times, shortNames)].filter(Boolean).join('; ')
  // The text of the hours may already name public holidays.
  const others = limits.filter(
    (limit) => limit !== `including ${HOLIDAYS}` || !said.includes(HOLIDAYS),
  )
  return [said, ...others].join(', ')
}

function joinHours(days: string, hours: SaidHours | null): string {
  if (!hours) return days
  return hours.isSame ? `${days} ${hours.text}` : `${days}: ${hours.text}`
}

/** The days in full, with their limits: `Monday to Friday`, `not on public holidays`. */
export function sayDays(times: DealTimes, names: Names = longNames): string[] {
  const { dates = [], datesOut = [] } = times
  const named = openWeekdays(times)
  const parts = [
    ...(named.length > 0 ? [sayWeekdays(named, names)] : []),
    ...sayMonthDays(times, named.length > 0),
    ...(dates.length > 0
      ? [joinWords(someDates(sayDates(dates.map((date) => [date, date]))))]
      : []),
  ]
  const days = upperFirst(joinWords(parts))
  const { only, not, also } = sayHolidays(times)
  const off = datedHours(times).flatMap(([date, hours]): DateRange[] =>
    hours.length === 0 ? [[date, date]] : [],
  )
  const out = [...not, ...names.dates(sayDates([...datesOut, ...off]))]
  const limits = [
    ...(also.length > 0 ? [`including ${joinWords(also)}`] : []),
    ...(out.length > 0 ? [`not on ${joinWords(out)}`] : []),
  ]
  if (only.length === 0) return [days, ...limits]
  const limit = `only on ${joinWords(only)}`
  return days === EVERY_DAY ? [upperFirst(limit), ...limits] : [days, limit, ...limits]
}

const MOST_DATES = 3

/** `17 Nov`, `19 Nov`, `28 more dates`: a card has no space for all. */
function someDates(dates: readonly string[]): readonly string[] {
  if (dates.length <= MOST_DATES) return dates
  const more = dates.length - MOST_DATES + 1
  return [...dates.slice(0, MOST_DATES - 1), `${more} more dates`]
}

/** The hours in full: `11am to 3pm`, `Monday to Friday 11am to 3pm; Saturday 10am to 10pm`. */
export function sayHoursInFull(times: DealTimes): string | null {
  if (times.hours === undefined) return null
  const hours = sayDealHours(times, longNames)
  if (!hours) return times.hours
  return upperFirst([hours.text, ...sayDatedHours(times, longNames)].filter(Boolean).join('; '))
}

/** Dates on which the deal's hours differ from those of the week; without hours it is closed. */
function datedHours(times: DealTimes): [date: string, hours: readonly Hours[]][] {
  const hours = ownHours(times)
  if (!hours?.hasDates) return []
  const days = toDealDays(times)
  return Object.entries(hours.dates)
    .filter(([date]) => isUsableDay(days, dayNumber(date)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** `24 Dec 11am–1pm`; if there are too many for a card, `other hours on 24 Dec, 25 Dec and 3 more dates`. */
function sayDatedHours(times: DealTimes, names: Names): string[] {
  const dated = datedHours(times).filter(([, hours]) => hours.length > 0)
  const dates = sayDates(dated.map(([date]) => [date, date]))
  const shown = names.dates(dates)
  if (shown.length < dates.length) {
    return [`other hours on ${joinWords(shown)}`]
  }
  return dated.map(([, hours], index) => `${dates[index]} ${sayRanges(hours, names)}`)
}

/** All opening hours of an outlet. */
export function sayOpeningHours(text: string): string {
  const hours = parseWeekHours(text)
  if (!hours) return text
  const said = sayHours(hours, weekdays, shortNames)
  const closed = hours.holidays?.length === 0 ? [`closed on ${HOLIDAYS}`] : []
  const days = Object.entries(hours.dates).map(
    ([date, ofDate]) => `${formatShortDay(date)} ${sayRanges(ofDate, shortNames) || 'closed'}`,
  )
  return upperFirst(
    [said.isSame ? sayDaily(said.text) : said.text, ...closed, ...days].filter(Boolean).join('; '),
  )
}

function sayDaily(hours: string): string {
  return hours === shortNames.hours([0, DAY_MINUTES]) ? 'open 24 hours' : `daily ${hours}`
}

type Names = {
  day: (day: Weekday) => string
  range: (from: string, to: string) => string
  hours: (hours: Hours) => string
  /** As many of the dates as there is space for. */
  dates: (dates: readonly string[]) => readonly string[]
}

const longNames: Names = {
  day: (day) => weekdayNames[day],
  range: (from, to) => `${from} to ${to}`,
  hours: ([from, to]) =>
    to - from === DAY_MINUTES
      ? 'all day'
      : `${formatClock(from)} to ${formatClock(to)}${to > DAY_MINUTES ? ' the next day' : ''}`,
  dates: (dates) => dates,
}

const shortNames: Names = {
  day: (day) => weekdayNames[day].slice(0, 3),
  range: (from, to) => `${from}–${to}`,
  hours: ([from, to]) => {
    if (to - from === DAY_MINUTES) return 'all day'
    const [start, end] = [formatClock(from), formatClock(to)]
    // `12–2pm`, but `11am–3pm`, and `11am–2am` for hours that end on the next day.
    const isShort = to < DAY_MINUTES && start.slice(-2) === end.slice(-2)
    return `${isShort ? start.slice(0, -2) : start}–${end}`
  },
  dates: someDates,
}

type SaidHours = {
  text: string
  /** The hours are the same on all days, so the text names no day. */
  isSame: boolean
  /** The text names all weekdays of the deal. */
  isWhole: boolean
}

function sayDealHours(times: DealTimes, names: Names): SaidHours | null {
  const hours = ownHours(times)
  if (!hours) return null
  const isWhole = times.monthDays === undefined && times.dates === undefined
  return { ...sayHours(hours, dealWeekdays(times), names), isWhole }
}

/** Public holidays are listed with the days that have the same hours. */
function sayHours(hours: WeekHours, days: readonly Weekday[], names: Names) {
  const onHolidays = hours.holidays && sayRanges(hours.holidays, names)
  const groups = Map.groupBy(days, (day) => sayRanges(hours.week[day], names))
  const [first] = groups.keys()
  if (first && groups.size === 1 && (onHolidays || first) === first) {
    return { text: first, isSame: true }
  }
  if (onHolidays && !groups.has(onHolidays)) groups.set(onHolidays, [])
  const parts = [...groups].flatMap(([text, ofGroup]) => {
    const last = text === onHolidays ? [HOLIDAYS] : []
    return text ? [`${joinWords([...weekdayParts(ofGroup, names), ...last])} ${text}`] : []
  })
  return { text: parts.join('; '), isSame: false }
}

function sayRanges(hours: readonly Hours[], names: Names): string {
  return joinWords(hours.map(names.hours))
}

/** `Monday to Friday`, `Saturday and Sunday`; a range may wrap around the end of the week. */
function sayWeekdays(days: readonly Weekday[], names: Names): string {
  return days.length === weekdays.length ? EVERY_DAY : joinWords(weekdayParts(days, names))
}

function weekdayParts(days: readonly Weekday[], names: Names): string[] {
  const runs = runsOf(weekdays.filter((day) => days.includes(day)))
  return runs
    .map((run) => run.map(names.day))
    .flatMap((run) => (run.length < 3 ? run : [names.range(run[0] ?? '', run.at(-1) ?? '')]))
}

/** Groups consecutive days; Monday follows Sunday. */
function runsOf(days: Weekday[]): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    const before = weekdays[weekdays.indexOf(day) - 1]
    if (before && last?.at(-1) === before) last.push(day)
    else runs.push([day])
  }
  const [first, ...others] = runs
  const last = others.at(-1)
  if (first?.[0] === 'mon' && last?.at(-1) === 'sun') {
    return [[...last, ...first], ...others.slice(0, -1)]
  }
  return runs
}

/** `first and third Monday of the month` */
function sayMonthDays({ monthDays = [] }: DealTimes, hasOthers: boolean): string[] {
  const byDay = Map.groupBy(monthDays, ({ day }) => day)
  return [...byDay].map(([day, ofDay], index) => {
    const article = hasOthers || index > 0 ? 'the ' : ''
    return `${article}${joinWords(ofDay.map(({ which }) => which))} ${weekdayNames[day]} of the month`
  })
}

type DateRange = readonly [first: string, last: string]

/** In order, with the year if the dates are in several years. */
function sayDates(ranges: readonly DateRange[]): string[] {
  const years = new Set(ranges.flat().map((date) => date.slice(0, 4)))
  const say = (date: string) =>
    years.size > 1 ? `${formatShortDay(date)} ${date.slice(0, 4)}` : formatShortDay(date)
  return ranges
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([first, last]) => (first === last ? say(first) : `${say(first)} to ${say(last)}`))
}

/** The public holidays and eves that a deal is limited to, that it excludes, and that it adds. */
function sayHolidays(times: DealTimes): Record<HolidayRule, string[]> {
  const isOff = ownHours(times)?.holidays?.length === 0
  const holidays = times.holidays ?? (isOff ? 'not' : undefined)
  const { eves } = times
  const named = (rule: HolidayRule) => [
    ...(holidays === rule ? [HOLIDAYS] : []),
    ...(eves === rule ? [holidays === rule ? 'their eves' : `eves of ${HOLIDAYS}`] : []),
  ]
  return { only: named('only'), not: named('not'), also: named('also') }
}
