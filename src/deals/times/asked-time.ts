import { DAY_MINUTES } from '#lib/clock-time.ts'
import { singaporeDay, startOfDay, type Weekday, weekdayOf, weekdays } from '#lib/singapore-time.ts'
import { availability } from './availability.ts'
import { clockMinutes, type DayName, type DayPart, dayNames, dayPartNames } from './day-parts.ts'
import type { DealTimes } from './deal-times.ts'
import { bitsOn, isUsableInMinute, type UsableWeek, usableWeek, WEEK_DAYS } from './usable-week.ts'

/** The names of the next seven days, in order. */
export function nextDays(today: string): DayName[] {
  const first = weekdays.indexOf(weekdayOf(today))
  const later = Array.from({ length: WEEK_DAYS - 2 }, (_, ahead) => weekdayAt(first + ahead + 2))
  return ['today', 'tomorrow', ...later]
}

/** How many days ahead a named day is; `null` for unknown names and for names of several days. */
export function daysAhead(name: string, today: string): number | null {
  const [only, ...others] = daysNamed(name, today)
  return others.length === 0 ? (only ?? null) : null
}

/** How many days ahead the named days are, in order; empty for an unknown name. */
function daysNamed(name: string, today: string): number[] {
  const known = dayNames.find((day) => day === name)
  if (known === undefined) return []
  if (known === 'today') return [0]
  if (known === 'tomorrow') return [1]
  const from = weekdays.indexOf(weekdayOf(today))
  const ahead = (day: Weekday) => (weekdays.indexOf(day) - from + WEEK_DAYS) % WEEK_DAYS
  if (known !== 'weekend') return [ahead(known)]
  // On a Sunday only the rest of that day.
  return ahead('sun') === 0 ? [0] : [ahead('sat'), ahead('sun')]
}

function weekdayAt(index: number): Weekday {
  return weekdays[index % WEEK_DAYS] ?? 'mon'
}

/** The wanted day and time of day; `null` for any. */
export type AskedTime = {
  /** Days from today, any of which will do. */
  days: readonly number[] | null
  /** A part of the day by its index in `dayPartNames`, or a minute of the day. */
  part: number | null
  clock: number | null
}

type TimeFilters = { day?: string | undefined; time?: string | undefined }

/** Ignores unknown names. */
export function toAskedTime({ day, time = '' }: TimeFilters, today: string): AskedTime {
  const part = dayPartNames.indexOf(time as DayPart)
  return {
    days: toDays(day === undefined ? [] : daysNamed(day, today)),
    part: part < 0 ? null : part,
    clock: clockMinutes(time),
  }
}

function toDays(named: readonly number[]): AskedTime['days'] {
  return named.length === 0 ? null : named
}

export function isAnyTime({ days, part, clock }: AskedTime): boolean {
  return days === null && part === null && clock === null
}

const EVERY_DAY: readonly number[] = Array.from({ length: WEEK_DAYS }, (_, day) => day)

/** Checks usable weeks from an instant on. */
export function createTimeLook(from: number, at: number) {
  const minute = Math.floor((at - from) / 60_000)
  // Shortly after midnight an index may still be yesterday's.
  const today = Math.floor(minute / DAY_MINUTES)

  /** The bits of a day, see `bitsOn`. */
  function bitsOf(week: UsableWeek, day: number): number {
    return day === 0 ? bitsOn(week, today, minute) : (week.days[today + day] ?? 0)
  }

  function passesOn(week: UsableWeek, day: number, { part, clock }: AskedTime): boolean {
    if (clock === null) return ((bitsOf(week, day) >> (part === null ? 0 : part + 1)) & 1) === 1
    const asked = (today + day) * DAY_MINUTES + clock
    return asked >= minute && isUsableInMinute(week, asked)
  }

  /** Bit n: on the day n days from today the deal can be used at the wanted time of day. */
  function daysFor(week: UsableWeek, asked: AskedTime): number {
    let days = 0
    for (let day = 0; day < WEEK_DAYS; day += 1) if (passesOn(week, day, asked)) days |= 1 << day
    return days
  }

  return {
    isUsableNow: (week: UsableWeek) => isUsableInMinute(week, minute),
    daysFor,
    /** Bit n: the deal can be used in the nth part of a wanted day. */
    partsFor(week: UsableWeek, { days }: AskedTime): number {
      let bits = 0
      for (const day of days ?? EVERY_DAY) bits |= bitsOf(week, day)
      return bits >> 1
    },
    passes(week: UsableWeek, asked: AskedTime): boolean {
      if (isAnyTime(asked)) return true
      return (asked.days ?? EVERY_DAY).some((day) => passesOn(week, day, asked))
    },
  }
}

/** Whether a deal can be used at the wanted time, and now if `usable` is `now`. Slow, because it reads all hours: for few deals. */
export function createTimeTest(
  { usable, ...filters }: TimeFilters & { usable?: string | undefined },
  now: Date,
): (times: DealTimes) => boolean {
  const today = singaporeDay(now)
  const asked = toAskedTime(filters, today)
  const look = createTimeLook(startOfDay(today).getTime(), now.getTime())
  return (times) =>
    (usable === undefined || availability(times, now).state === 'now') &&
    (isAnyTime(asked) || look.passes(usableWeek(times, today), asked))
}
