import { expect, test } from 'vitest'
import type { Deal } from '../deal.ts'
import { usable } from './usable.ts'
import { lastUsableMoment, usableUntil } from './usable-until.ts'

const line = (text: string) => [{ type: 'list-item', text, spans: [] }] as never

/** Ends on a Monday. */
const everyDay: Pick<Deal, 'startsOn' | 'endsOn' | 'weekdays' | 'hours' | 'body'> = {
  startsOn: '2026-10-01',
  endsOn: '2026-11-16',
  weekdays: [],
  hours: null,
  body: [],
}

test.each([
  ['every day', null, {}],
  ['on Mondays', null, { weekdays: ['mon'] }],
  ['on Saturdays', '2026-11-14', { weekdays: ['sat'] }],
  ['on Saturday nights', '2026-11-15', { weekdays: ['sat'], hours: '22:00-02:00' }],
  ['on Sunday nights', null, { weekdays: ['sun'], hours: '22:00-02:00' }],
  ['until midnight on Sundays', '2026-11-15', { weekdays: ['sun'], hours: '18:00-24:00' }],
  ['without an end', null, { endsOn: null, weekdays: ['sat'] }],
  // Deepavali of 2026 is a Sunday, so the Monday after it is a public holiday too.
  [
    'not on holidays',
    '2026-11-07',
    { endsOn: '2026-11-09', body: line('Not on public holidays.') },
  ],
  ['on holidays only', '2026-11-09', { endsOn: '2026-12-20', body: line('Public holidays only.') }],
  ['on no day of its own', '2026-11-14', { startsOn: '2026-11-15', weekdays: ['sat'] }],
])('a deal for use %s can last be used on %s', (_when, day, rules) => {
  expect(usableUntil({ ...everyDay, ...rules })).toBe(day)
})

test('usableUntil agrees with a check of each day', () => {
  for (const weekdays of [['sat'], ['mon', 'wed'], ['sun']]) {
    for (const hours of [null, '09:00-11:00', '22:00-02:00']) {
      const deal = { ...everyDay, weekdays, hours, outlets: [] }
      const until = usableUntil(deal) ?? deal.endsOn ?? ''
      for (const day of ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16']) {
        const { today, next } = usable(deal, new Date(`${day}T00:00:00+08:00`))
        expect(today || next !== null, `${weekdays} ${hours} ${day}`).toBe(day <= until)
      }
    }
  }
})

const at = (time: string) => new Date(`${time}+08:00`)

test.each([
  ['every day', '2026-11-17T00:00:00', {}],
  ['at lunch', '2026-11-16T15:00:00', { hours: '11:00-15:00' }],
  ['by words', '2026-11-17T00:00:00', { hours: 'until sold out' }],
  ['past midnight', '2026-11-17T00:00:00', { hours: '18:00-02:00' }],
  ['on Fridays', '2026-11-14T00:00:00', { weekdays: ['fri'] }],
  ['on Friday nights', '2026-11-14T02:00:00', { weekdays: ['fri'], hours: '18:00-02:00' }],
])('a deal for use %s is of use until %s', (_when, until, rules) => {
  const deal = { ...everyDay, ...rules }

  expect(lastUsableMoment(deal, at('2026-11-12T12:00:00'))).toEqual(at(until))
  expect(lastUsableMoment(deal, new Date(at(until).getTime() - 1))).toEqual(at(until))
  expect(lastUsableMoment(deal, at(until))).toBeNull()
})

test('a deal without an end has no last moment', () => {
  expect(lastUsableMoment({ ...everyDay, endsOn: null }, at('2026-11-12T12:00:00'))).toBeNull()
})
