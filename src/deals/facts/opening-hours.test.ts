import { expect, test } from 'vitest'
import { formatHours, parseHours } from './opening-hours.ts'

test.each([
  ['11:00-15:00', 660, 900],
  ['9:00 – 10:30', 540, 630],
  ['00:00-24:00', 0, 1440],
  ['00:00-00:00', 0, 1440],
  ['22:00-23:59', 1320, 1440],
  ['22:00-00:00', 1320, 1440],
  ['22:00-02:00', 1320, 1560],
  ['10:00-10:00', 600, 2040],
])('%s runs from minute %d to minute %d', (hours, from, to) => {
  expect(parseHours(hours)).toEqual({ from, to })
})

test.each([
  'until sold out',
  '',
  '11:00',
  '24:00-02:00',
  '25:00-26:00',
  '10:60-11:00',
  '10:00-24:30',
])('"%s" is not a pair of clock times', (hours) => {
  expect(parseHours(hours)).toBeNull()
})

test.each([
  ['11:00-15:00', '11am to 3pm'],
  ['06:45-08:30', '6.45am to 8.30am'],
  ['12:00-00:00', '12pm to midnight'],
  ['22:00-02:00', '10pm to 2am the next day'],
  ['22:00-24:00', '10pm to midnight'],
  ['22:00-23:59', '10pm to midnight'],
  ['00:00-24:00', 'All day'],
  ['until sold out', 'until sold out'],
])('%s is read %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})
