import { expect, test } from 'vitest'
import { formatAudience, formatHours, formatWeekdays } from './deal-terms.ts'

test.each([
  [[], 'Every day'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'Every day'],
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'Monday to Friday'],
  [['sat', 'sun'], 'Saturday and Sunday'],
  [['fri', 'sat', 'sun'], 'Friday to Sunday'],
  [['sun', 'mon', 'tue', 'wed', 'thu'], 'Sunday to Thursday'],
  [['sun', 'mon', 'wed', 'thu'], 'Sunday, Monday, Wednesday and Thursday'],
  [['wed', 'sat', 'sun'], 'Wednesday, Saturday and Sunday'],
  [['tue'], 'Tuesday'],
])('%j is read %s', (days, text) => {
  expect(formatWeekdays(days)).toBe(text)
})

test.each([
  ['11:00-15:00', '11am to 3pm'],
  ['06:45-08:30', '6.45am to 8.30am'],
  ['12:00-00:00', '12pm to midnight'],
  ['22:00-02:00', '10pm to 2am the next day'],
  ['22:00-24:00', '10pm to midnight'],
  ['until sold out', 'until sold out'],
])('%s is read %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})

test('a deal without an audience is for everyone, and unknown groups keep their own word', () => {
  expect(formatAudience([])).toBe('Everyone')
  expect(formatAudience(['student', 'senior'])).toBe('Students and seniors')
  expect(formatAudience(['cyclists'])).toBe('Cyclists')
})
