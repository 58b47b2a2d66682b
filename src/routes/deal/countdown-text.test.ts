import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

const now = new Date('2026-11-18T09:48:00+08:00')

test.each([
  ['2026-11-19T00:00:00+08:00', '14 h 12 min left'],
  ['2026-11-18T15:00:00+08:00', '5 h 12 min left'],
])('until %s there are %s', (until, text) => {
  expect(countdownText({ countedUntil: new Date(until).toISOString() }, now)).toBe(text)
})

test('a deal that does not end soon has no countdown, and neither has one that has ended', () => {
  expect(countdownText({ countedUntil: null }, now)).toBeNull()
  expect(countdownText({ countedUntil: now.toISOString() }, now)).toBeNull()
})
