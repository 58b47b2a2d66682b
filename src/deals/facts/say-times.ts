import { formatClock } from '#lib/clock-time.ts'
import { joinWords } from '#lib/join-words.ts'
import { formatShortDay, type Weekday, weekdays } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import type { DealTimes, MonthDay } from '../times/deal-times.ts'
import { type Hours, parseWeekHours, type WeekHours } from '../times/week-hours.ts'

export const EVERY_DAY = 'Every day'
const WHOLE_DAY = 24 * 60

/** When a deal can be used, as short as a card needs it: `Mon–Fri 12–2pm`; `null` for any time. */
export function sayTimesShortly(times: DealTimes): string | null {
  const [days = EVERY_DAY, ...limits] = sayDays(times, shortNames)
  const hours = times.hours === undefined ? null : parseWeekHours(times.hours)
  const hoursText = hours && sayHours(hours, times, shortNames)
  if (days === EVERY_DAY && !hoursText)
    return limits.length > 0 ? upperFirst(limits.join(', ')) : null
  const first = [days === EVERY_DAY ? 'Daily' : days, hoursText].filter(Boolean).join(' ')
  return [hours && !isSame(hours, times) ? (hoursText ?? first) : first, ...limits].join(', ')
}

/** The days in full, and what limits them: `Monday to Friday`, `not on public holidays`. */
export function sayDays(times: DealTimes, names: Names = longNames): string[] {
  const { weekdays: named = [], monthDays = [], dates = [], datesOut = [] } = times
  const parts = [
    ...(named.length > 0 ? [sayWeekdays(named, names)] : []),
    ...monthDays.map((each) => sayMonthDay(each, names)),
    ...(dates.length > 0 ? [joinWords(dates.map(formatShortDay))] : []),
  ]
  const days = parts.length === 0 ? EVERY_DAY : upperFirst(joinWords(parts))
  const limit = sayHolidays(times, names)
  const out = datesOut.map(([from, to]) =>
    from === to ? formatShortDay(from) : `${formatShortDay(from)} to ${formatShortDay(to)}`,
  )
  const limits = [
    ...(limit ? [limit] : []),
    ...(out.length > 0 ? [`not on ${joinWords(out)}`] : []),
  ]
  const [first, ...others] = limits
  return days === EVERY_DAY && first?.startsWith('only')
    ? [upperFirst(first), ...others]
    : [days, ...limits]
}

/** The hours in full: `11am to 3pm`, `Monday to Friday 11am to 3pm; Saturday 10am to 10pm`. */
export function sayHoursInFull(times: DealTimes): string | null {
  if (times.hours === undefined) return null
  const hours = parseWeekHours(times.hours)
  return hours ? sayHours(hours, times, longNames) : times.hours
}

/** The opening hours of an outlet, all of them. */
export function sayOpeningHours(text: string): string {
  const hours = parseWeekHours(text)
  return hours ? sayHours(hours, {}, shortNames) : text
}

type Names = {
  holidays: string
  day: (day: Weekday) => string
  range: (from: string, to: string) => string
  hours: (hours: Hours) => string
}

const longNames: Names = {
  holidays: 'public holidays',
  day: (day) => weekdayNames[day],
  range: (from, to) => `${from} to ${to}`,
  hours: ([from, to]) =>
    from === 0 && to === WHOLE_DAY
      ? 'All day'
      : `${formatClock(from)} to ${formatClock(to)}${to > WHOLE_DAY ? ' the next day' : ''}`,
}

const shortNames: Names = {
  // As everybody in Singapore abbreviates them.
  holidays: 'PH',
  day: (day) => weekdayNames[day].slice(0, 3),
  range: (from, to) => `${from}–${to}`,
  hours: ([from, to]) => {
    if (from === 0 && to === WHOLE_DAY) return 'all day'
    const [start, end] = [formatClock(from), formatClock(to)]
    // 12–2pm, but 11am–3pm.
    return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -2) : start}–${end}`
  },
}

/** The same hours on all its days. */
function isSame(hours: WeekHours, times: DealTimes): boolean {
  const named = times.weekdays ?? weekdays
  const [first] = named
  return named.every((day) => String(hours.week[day]) === String(first && hours.week[first]))
}

function sayHours(hours: WeekHours, times: DealTimes, names: Names): string {
  const named = times.weekdays ?? weekdays
  const groups = Map.groupBy(
    named.filter((day) => hours.week[day].length > 0),
    (day) => hours.week[day].map(names.hours).join(', '),
  )
  const week = [...groups].map(([text, days]) =>
    groups.size === 1 && isSame(hours, times) ? text : `${sayWeekdays(days, names)} ${text}`,
  )
  const { holidays } = hours
  const onHolidays =
    holidays === null
      ? []
      : [
          `${names.holidays} ${holidays.length === 0 ? 'closed' : holidays.map(names.hours).join(', ')}`,
        ]
  return [...week, ...onHolidays].join('; ')
}

/** `Monday to Friday`, `Saturday and Sunday`; a range may wrap around the end of the week. */
function sayWeekdays(days: readonly Weekday[], names: Names): string {
  const known = weekdays.filter((day) => days.includes(day))
  if (known.length === weekdays.length) return EVERY_DAY
  const runs = runsOf(known).map((run) => run.map(names.day))
  return joinWords(
    runs.flatMap((run) => (run.length < 3 ? run : [names.range(run[0] ?? '', run.at(-1) ?? '')])),
  )
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

function sayMonthDay({ which, day }: MonthDay, names: Names): string {
  return `${which} ${names.day(day)} of the month`
}

function sayHolidays({ holidays, eves }: DealTimes, names: Names): string | null {
  for (const [rule, word] of [
    ['only', 'only on'],
    ['not', 'not on'],
    ['also', 'also on'],
  ]) {
    if (holidays === rule && eves === rule) return `${word} ${names.holidays} and their eves`
    if (holidays === rule) return `${word} ${names.holidays}`
    if (eves === rule) return `${word} eves of ${names.holidays}`
  }
  return null
}
