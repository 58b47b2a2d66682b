import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

const now = new Date('2026-11-18T09:48:00+08:00')
const deal = { endsOn: '2026-11-18' }

test('a deal that can be used until its end says how long that is', () => {
  const countedUntil = new Date('2026-11-19T00:00:00+08:00').toISOString()

  expect(countdownText({ deal, countedUntil }, now)).toBe('14 h 12 min left')
})

test('where the last hours are over before the deal is, they are what is counted', () => {
  const countedUntil = new Date('2026-11-18T15:00:00+08:00').toISOString()

  expect(countdownText({ deal, countedUntil }, now)).toBe('5 h 12 min left to use it')
})

test('nothing is counted for a deal without an end, and none that cannot be used any more', () => {
  expect(countdownText({ deal: { endsOn: null }, countedUntil: null }, now)).toBeNull()
  expect(countdownText({ deal, countedUntil: null }, now)).toBeNull()
  expect(countdownText({ deal, countedUntil: now.toISOString() }, now)).toBeNull()
})
