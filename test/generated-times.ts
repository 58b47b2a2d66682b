// Deals with times of every kind, the same in every run: each field alone and with others, and the values at which
// calendars go wrong.
import type { DealTimes, MonthDay } from '#deals/times/deal-times.ts'
import { publicHolidays } from '#lib/public-holidays.ts'
import { addDays, type Weekday, weekdays } from '#lib/singapore-time.ts'
import { createRandom, type Random } from '../bench/seeded-random.ts'

/** The 400 days from here have moving holidays, two Chinese New Years and a leap day. */
export const FIRST_DAY = '2027-02-01'
export const DAYS = 400
const LEAP_DAY = '2028-02-29'

type Chances = Random & {
  /** From 0 up to, but not including, `below`. */
  number: (below: number) => number
  chance: (percent: number) => boolean
}

export function generatedTimes(count: number, seed = 14): DealTimes[] {
  const random = withChances(createRandom(seed))
  return Array.from({ length: count }, () => generate(random))
}

function withChances(random: Random): Chances {
  const number = (below: number) => random.between(0, below - 1)
  return { ...random, number, chance: (percent) => number(100) < percent }
}

function generate(random: Chances): DealTimes {
  const { chance } = random
  const span = spanOf(random)
  const [startsOn, endsOn] = span
  const times: DealTimes = {
    ...(chance(70) && { startsOn }),
    ...(chance(75) && { endsOn }),
    ...daysOf(random, span),
    ...(chance(30) && { datesOut: datesOutOf(random, span) }),
    ...(chance(30) && { holidays: random.pick(['also', 'not', 'only'] as const) }),
    ...(chance(25) && { eves: random.pick(['also', 'not', 'only'] as const) }),
    ...(chance(55) && { hours: hoursOf(random, span) }),
    ...(chance(55) && { shops: shopsOf(random, span) }),
    ...(chance(20) && stockOf(random, span)),
    ...(chance(6) && { askFirst: 'The dates are on the shop’s page.' }),
    ...(chance(10) && { whileStocksLast: true }),
  }
  return times
}

type DaySpan = [first: string, last: string]

/** Short ones around a holiday or the leap day, single days, and long ones. */
function spanOf({ number, chance, pick }: Chances): DaySpan {
  const anchor = chance(40) ? pick(edgeDays) : addDays(FIRST_DAY, number(DAYS))
  const startsOn = addDays(anchor, -number(pick([1, 3, 10, 200])))
  return [startsOn, addDays(startsOn, number(pick([1, 4, 15, 60, 400])))]
}

const edgeDays = [
  LEAP_DAY,
  '2027-12-31',
  '2028-01-01',
  ...publicHolidays.map(({ day }) => day).filter((day) => day >= FIRST_DAY && day < '2028-03-05'),
]

function dayIn({ number, chance, pick }: Chances, [first]: DaySpan): string {
  return chance(30) ? pick(edgeDays) : addDays(first, number(pick([2, 10, 60])) - 1)
}

function daysOf(random: Chances, span: DaySpan): DealTimes {
  const { chance, number, pick } = random
  const list = <T>(most: number, create: () => T) => [
    ...new Set(Array.from({ length: 1 + number(most) }, create)),
  ]
  const monthDay = (): MonthDay => ({
    which: pick(['first', 'second', 'third', 'fourth', 'last'] as const),
    day: pick(weekdays),
  })
  return {
    ...(chance(35) && { weekdays: list<Weekday>(4, () => pick(weekdays)) }),
    ...(chance(15) && { monthDays: list(2, monthDay) }),
    ...(chance(20) && { dates: list(4, () => dayIn(random, span)) }),
  }
}

/** Single days, and ranges that may run over the end or cover everything. */
function datesOutOf(random: Chances, span: DaySpan): [string, string][] {
  return Array.from({ length: 1 + random.number(2) }, () => {
    const first = random.pick([dayIn(random, span), span[1], addDays(span[1], -2), span[0]])
    return [first, addDays(first, random.number(random.pick([1, 3, 20])))]
  })
}

const clocks = '00:00 00:01 06:00 11:00 11:30 12:00 14:00 17:30 21:45 23:58 23:59'.split(' ')
const nights = ['18:00-02:00', '22:00-06:00', '23:59-00:01', '12:00-12:00', '20:00-00:00']
const wholeDays = ['00:00-24:00', '00:00-23:59', '10:00-24:00', '00:00-00:01']

function rangeOf({ chance, pick }: Chances): string {
  if (chance(25)) return pick(nights)
  if (chance(15)) return pick(wholeDays)
  return `${pick(clocks)}-${pick(clocks)}`
}

function hoursOf(random: Chances, span: DaySpan): string {
  const { chance, number, pick } = random
  const times = () => {
    if (chance(8)) return 'off'
    return Array.from({ length: chance(25) ? 2 : 1 }, () => rangeOf(random)).join(',')
  }
  if (chance(40)) return times()
  const days = [
    ...['mon-fri', 'sat,sun', 'fri-mon', 'tue-sun', 'mon', 'sat-sun,ph', 'ph', 'wed,fri'],
    dayIn(random, span),
  ]
  return Array.from({ length: 1 + number(3) }, () => `${pick(days)} ${times()}`).join('; ')
}

function shopsOf(random: Chances, span: DaySpan): (string | null)[] {
  const { number, chance } = random
  const shops = Array.from({ length: 1 + number(3) }, () =>
    chance(25) ? null : hoursOf(random, span),
  )
  return [...new Set(shops)]
}

/** Sold out at midnight or in the middle of a minute; back later, never, or at once. */
function stockOf({ number, chance, pick }: Chances, [first]: DaySpan): DealTimes {
  const soldOut = Date.parse(`${addDays(first, number(20) - 2)}T00:00:00+08:00`)
  const soldOutAt = soldOut + pick([0, 1, 15 * 60 * 60_000, 61_500])
  const backAt = soldOutAt + pick([0, 1, 30_000, 60_000, 5 * 24 * 60 * 60_000])
  return {
    soldOutAt: new Date(soldOutAt).toISOString(),
    ...(chance(60) && { backAt: new Date(backAt).toISOString() }),
  }
}
