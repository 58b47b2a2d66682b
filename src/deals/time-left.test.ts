import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const END = new Date('2026-11-19T00:00:00+08:00')

test.each([
  ['2026-11-15T23:59:59', null],
  ['2026-11-16T00:00:00', null],
  ['2026-11-16T00:00:01', '2 d 23 h left'],
  ['2026-11-16T18:59:59', '2 d 5 h left'],
  ['2026-11-17T00:00:00', '2 d left'],
  ['2026-11-17T23:00:00', '1 d 1 h left'],
  ['2026-11-18T00:00:00', '1 d left'],
  ['2026-11-18T00:00:01', '23 h 59 min left'],
  ['2026-11-18T18:48:00', '5 h 12 min left'],
  ['2026-11-18T19:00:00', '5 h left'],
  ['2026-11-18T23:12:30', '47 min left'],
  ['2026-11-18T23:59:00', '1 min left'],
  ['2026-11-18T23:59:01', 'Less than a minute left'],
  ['2026-11-19T00:00:00', null],
  ['2026-11-20T00:00:00', null],
])('at %s of a deal that ends on 18 November it says %j', (time, text) => {
  expect(timeLeft(END, new Date(`${time}+08:00`))).toBe(text)
})
