import { expect, test } from 'vitest'
import { findHoliday, findHolidayAfter, publicHolidays } from './public-holidays.ts'
import { weekdayOf } from './singapore-time.ts'

test.each([
  // as the Ministry of Manpower gazetted 2026, weekdays included
  ['2026-01-01', 'thu', 'New Year’s Day'],
  ['2026-02-17', 'tue', 'Chinese New Year'],
  ['2026-02-18', 'wed', 'Chinese New Year'],
  ['2026-03-21', 'sat', 'Hari Raya Puasa'],
  ['2026-04-03', 'fri', 'Good Friday'],
  ['2026-05-01', 'fri', 'Labour Day'],
  ['2026-05-27', 'wed', 'Hari Raya Haji'],
  ['2026-05-31', 'sun', 'Vesak Day'],
  ['2026-06-01', 'mon', 'Vesak Day'],
  ['2026-08-09', 'sun', 'National Day'],
  ['2026-08-10', 'mon', 'National Day'],
  ['2026-11-08', 'sun', 'Deepavali'],
  ['2026-11-09', 'mon', 'Deepavali'],
  ['2026-12-25', 'fri', 'Christmas Day'],
  ['2027-02-08', 'mon', 'Chinese New Year'],
  ['2028-02-28', 'mon', 'Hari Raya Puasa'],
])('%s is a %s and %s', (day, weekday, name) => {
  expect(weekdayOf(day)).toBe(weekday)
  expect(findHoliday(day)?.name).toBe(name)
})

test.each([2026, 2027, 2028])(
  '%d has eleven holidays, and each one on a Sunday also has the Monday',
  (year) => {
    const ofYear = publicHolidays.filter(({ day }) => day.startsWith(`${year}`))
    const sundays = ofYear.filter(({ day }) => weekdayOf(day) === 'sun')
    const observed = ofYear.filter((holiday) => holiday.observed)

    expect(ofYear.length - observed.length).toBe(11)
    expect(observed.map(({ day }) => weekdayOf(day))).toEqual(sundays.map(() => 'mon'))
    expect(new Set(ofYear.map(({ day }) => day)).size).toBe(ofYear.length)
    expect(ofYear.map(({ day }) => day)).toEqual(ofYear.map(({ day }) => day).toSorted())
  },
)

test.each([2026, 2027, 2028])('Good Friday of %d is two days before Easter', (year) => {
  const goodFriday = publicHolidays.find(
    ({ day, name }) => day.startsWith(`${year}`) && name === 'Good Friday',
  )

  expect(goodFriday?.day).toBe({ 2026: '2026-04-03', 2027: '2027-03-26', 2028: '2028-04-14' }[year])
  expect(weekdayOf(goodFriday?.day ?? '')).toBe('fri')
})

test('only holidays that depend on a sighting or a council are marked as expected', () => {
  const names = publicHolidays.filter(({ expected }) => expected).map(({ name }) => name)

  expect(new Set(names)).toEqual(
    new Set(['Hari Raya Puasa', 'Hari Raya Haji', 'Vesak Day', 'Deepavali']),
  )
  expect(publicHolidays.filter(({ day, expected }) => expected && day < '2027')).toEqual([])
})

test.each([
  ['2026-12-24', 'Christmas Day'],
  ['2026-12-31', 'New Year’s Day'],
  ['2026-02-16', 'Chinese New Year'],
  // the first of two holidays is a holiday itself
  ['2026-02-17', undefined],
  ['2026-11-08', undefined],
  ['2026-11-10', undefined],
  ['2028-12-31', undefined],
])('%s is the eve of %s', (day, name) => {
  expect(findHolidayAfter(day)?.name).toBe(name)
})
