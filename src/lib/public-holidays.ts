import { addDays } from './singapore-time.ts'

export type Holiday = {
  day: string
  name: string
  /** The Monday off for a holiday that falls on a Sunday. */
  observed: boolean
  /** The date follows the moon, and the Ministry of Manpower may still change it. */
  expected: boolean
}

type Row = [monthAndDay: string, name: string, certainty?: 'expected']

// 2026 as gazetted. For 2027 and 2028 the lunar dates are predictions; the others are fixed. Compare with the Ministry's
// list each spring, when it publishes the next year.
const years: Record<number, Row[]> = {
  2026: [
    ['01-01', 'New Year’s Day'],
    ['02-17', 'Chinese New Year'],
    ['02-18', 'Chinese New Year'],
    ['03-21', 'Hari Raya Puasa'],
    ['04-03', 'Good Friday'],
    ['05-01', 'Labour Day'],
    ['05-27', 'Hari Raya Haji'],
    ['05-31', 'Vesak Day'],
    ['08-09', 'National Day'],
    ['11-08', 'Deepavali'],
    ['12-25', 'Christmas Day'],
  ],
  2027: [
    ['01-01', 'New Year’s Day'],
    ['02-06', 'Chinese New Year'],
    ['02-07', 'Chinese New Year'],
    ['03-10', 'Hari Raya Puasa', 'expected'],
    ['03-26', 'Good Friday'],
    ['05-01', 'Labour Day'],
    ['05-17', 'Hari Raya Haji', 'expected'],
    ['05-20', 'Vesak Day', 'expected'],
    ['08-09', 'National Day'],
    ['10-28', 'Deepavali', 'expected'],
    ['12-25', 'Christmas Day'],
  ],
  2028: [
    ['01-01', 'New Year’s Day'],
    ['01-26', 'Chinese New Year'],
    ['01-27', 'Chinese New Year'],
    ['02-27', 'Hari Raya Puasa', 'expected'],
    ['04-14', 'Good Friday'],
    ['05-01', 'Labour Day'],
    ['05-05', 'Hari Raya Haji', 'expected'],
    ['05-09', 'Vesak Day', 'expected'],
    ['08-09', 'National Day'],
    ['10-17', 'Deepavali', 'expected'],
    ['12-25', 'Christmas Day'],
  ],
}

// Without imports: the table is made while the browser's scripts load, and those may load in any order.
function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0
}

function dayAfter(day: string): string {
  const next = Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000
  return new Date(next).toISOString().slice(0, 10)
}

/** All public holidays of the years in the table, in order, with the Mondays off after Sundays. */
export const publicHolidays: readonly Holiday[] = Object.entries(years).flatMap(([year, rows]) =>
  rows.flatMap(([monthAndDay, name, certainty]) => {
    const day = `${year}-${monthAndDay}`
    const holiday = { day, name, observed: false, expected: certainty === 'expected' }
    return isSunday(day) ? [holiday, { ...holiday, day: dayAfter(day), observed: true }] : [holiday]
  }),
)

const byDay: Readonly<Record<string, Holiday>> = Object.fromEntries(
  publicHolidays.map((holiday) => [holiday.day, holiday]),
)

/** `null` also for years outside the table. */
export function findHoliday(day: string): Holiday | null {
  return byDay[day] ?? null
}

/** The holiday after `day`. A holiday before another holiday is not an eve. */
export function findHolidayAfter(day: string): Holiday | null {
  return findHoliday(day) ? null : findHoliday(addDays(day, 1))
}
