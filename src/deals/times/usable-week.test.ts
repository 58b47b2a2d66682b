import { expect, test } from 'vitest'
import { addDays, atMinutes, type Weekday } from '#lib/singapore-time.ts'
import { createRandom } from '../../../bench/seeded-random.ts'
import { FIRST_DAY, generatedTimes } from '../../../test/generated-times.ts'
import { createTimeLook, daysAhead, nextDays, toAskedTime } from './asked-time.ts'
import { availability, isUnknownToday } from './availability.ts'
import { dayPartNames } from './day-parts.ts'
import type { DealTimes } from './deal-times.ts'
import { bitsOn, createWeekReader, isUsableInMinute, usableWeek } from './usable-week.ts'

const sunday = '2026-11-15'
const lunch: DealTimes = { weekdays: ['mon', 'tue'], hours: '11:00-15:00' }

/** The parts of a day in which a deal can be used, by name, as seen at a minute of the week. */
function partsOn(times: DealTimes, day: number, minute = 0): string[] {
  const bits = bitsOn(usableWeek(times, sunday), day, minute)
  return dayPartNames.filter((_, part) => (bits >> (part + 1)) & 1)
}

test.each<[times: DealTimes, day: number, parts: string[]]>([
  [lunch, 0, []],
  [lunch, 1, ['lunch', 'afternoon']],
  // A part counts if an hour or more of it is usable.
  [{ hours: '10:00-12:00' }, 0, ['morning', 'lunch']],
  [{ hours: '10:30-11:59' }, 0, []],
  // The previous night extends into the day, but no part begins before six.
  [{ weekdays: ['sun'], hours: '22:00-02:00' }, 0, ['night']],
  [{ weekdays: ['sun'], hours: '22:00-02:00' }, 1, []],
  [{ weekdays: ['sun'], hours: '22:00-08:00' }, 1, ['morning']],
  [{}, 6, ['morning', 'lunch', 'afternoon', 'evening', 'night']],
  [{ endsOn: '2026-11-16' }, 2, []],
  [{ shops: [null] }, 0, []],
])('%j on day %i is usable in %j', (times, day, parts) => {
  expect(partsOn(times, day)).toEqual(parts)
})

test('a part of today counts until its last usable moment', () => {
  const at = (hour: number) => partsOn({ hours: '11:00-15:00' }, 0, hour * 60)

  expect(at(13)).toEqual(['lunch', 'afternoon'])
  expect(at(14)).toEqual(['afternoon'])
  expect(at(15)).toEqual([])
})

test('a week agrees with `availability` at every moment', () => {
  const random = createRandom(3)
  for (const { soldOutAt: _, backAt: __, ...times } of generatedTimes(150)) {
    const anchor = times.startsOn ?? times.endsOn ?? FIRST_DAY
    const day = addDays(anchor, random.between(-5, 8))
    const week = createWeekReader(day)(times)
    for (let look = 0; look < 20; look += 1) {
      const minute = random.between(0, 7 * 24 * 60 - 1)
      const answer = availability(times, atMinutes(day, minute))

      expect(isUsableInMinute(week, minute), JSON.stringify({ times, day, minute })).toBe(
        answer.state === 'now',
      )
      if (answer.state === 'now' || isUnknownToday(answer)) {
        expect(bitsOn(week, Math.floor(minute / 1440), minute) & 1).toBe(1)
      }
    }
  }
})

test('deals that differ only in days outside the week share one week', () => {
  const read = createWeekReader(sunday)

  const week = read({ ...lunch, startsOn: '2026-01-01', endsOn: '2026-12-31' })

  expect(read({ ...lunch, startsOn: '2025-01-01', whileStocksLast: true })).toBe(week)
  expect(read({ ...lunch, endsOn: '2026-11-16' })).not.toBe(week)
  expect(read({ ...lunch, startsOn: '2026-11-16' })).not.toBe(week)
})

test('the next seven days have names, and every name of a day is among them', () => {
  expect(nextDays(sunday)).toEqual(['today', 'tomorrow', 'tue', 'wed', 'thu', 'fri', 'sat'])
  expect(['today', 'sun', 'mon', 'sat', 'never'].map((name) => daysAhead(name, sunday))).toEqual([
    0,
    0,
    1,
    6,
    null,
  ])
})

test.each<[today: string, day: Weekday, passes: boolean]>([
  ['2026-11-18', 'sat', true],
  ['2026-11-18', 'sun', true],
  ['2026-11-18', 'fri', false],
  ['2026-11-21', 'sat', true],
  ['2026-11-21', 'sun', true],
  // On a Sunday the Saturday is over, and the next one is another weekend.
  ['2026-11-22', 'sun', true],
  ['2026-11-22', 'sat', false],
])('asked for the weekend on %s, a deal for %s: %s', (today, day, passes) => {
  const week = usableWeek({ weekdays: [day] }, today)
  const look = createTimeLook(week.from, atMinutes(today, 9 * 60).getTime())

  expect(look.passes(week, toAskedTime({ day: 'weekend' }, today))).toBe(passes)
})

test('an hour that has passed matches on other days, but not today', () => {
  const week = usableWeek({ hours: '11:00-15:00' }, sunday)
  const look = createTimeLook(week.from, atMinutes(sunday, 13 * 60).getTime())
  const passes = (day: string | undefined, time: string) =>
    look.passes(week, toAskedTime({ day, time }, sunday))

  expect(passes('today', '12:59')).toBe(false)
  expect(passes('today', '13:00')).toBe(true)
  expect(passes('today', '15:00')).toBe(false)
  expect(passes('tomorrow', '12:59')).toBe(true)
  expect(passes(undefined, '12:59')).toBe(true)
  expect(passes(undefined, '15:00')).toBe(false)
})

test('yesterday’s week still works for the days that it has', () => {
  const week = usableWeek(lunch, sunday)
  const monday = addDays(sunday, 1)
  const look = createTimeLook(week.from, atMinutes(monday, 12 * 60).getTime())

  expect(look.passes(week, toAskedTime({ day: 'today' }, monday))).toBe(true)
  expect(look.passes(week, toAskedTime({ day: 'tomorrow' }, monday))).toBe(true)
  expect(look.passes(week, toAskedTime({ day: 'wed' }, monday))).toBe(false)
  expect(look.passes(week, toAskedTime({ day: 'sun' }, monday))).toBe(false)
})
