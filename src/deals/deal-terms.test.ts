import { expect, test } from 'vitest'
import { formatAudience, formatWeekdays } from './deal-terms.ts'

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

test('a deal without an audience is for everyone, and unknown groups keep their own word', () => {
  expect(formatAudience([])).toBe('Everyone')
  expect(formatAudience(['student', 'senior'])).toBe('Students and seniors')
  expect(formatAudience(['cyclists'])).toBe('Cyclists')
})
