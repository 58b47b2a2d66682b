import { expect, test } from 'vitest'
import type { Deal } from '../deal.ts'
import { endsSoon, hasUsableTime, offerTime } from './ending-soon.ts'
import type { UsableDeal } from './usable.ts'

/** A Sunday. */
const now = new Date('2026-11-15T12:00:00+08:00')

const everyDay: UsableDeal & Pick<Deal, 'checkedOn'> = {
  startsOn: null,
  endsOn: '2026-11-16',
  weekdays: [],
  hours: null,
  outlets: [],
  body: [],
  checkedOn: null,
}

test.each([
  ['every day', {}, true],
  ['on Mondays', { weekdays: ['mon'] }, true],
  ['on Saturdays', { weekdays: ['sat'] }, false],
  ['until 11 on Sundays', { weekdays: ['sun'], hours: '09:00-11:00' }, false],
  ['from 6pm on Sundays', { weekdays: ['sun'], hours: '18:00-21:00' }, true],
])('a deal for use %s that ends on Monday has time left: %s', (_when, rules, left) => {
  expect(hasUsableTime({ ...everyDay, ...rules }, now)).toBe(left)
})

test.each([
  ['2026-11-15', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  [null, false],
])('what ends on %s ends soon: %s', (endsOn, soon) => {
  expect(endsSoon({ endsOn }, now)).toBe(soon)
})

test('a deal with no usable day left is not urgent', () => {
  const saturdays = { ...everyDay, weekdays: ['sat'] }

  expect(offerTime(everyDay, now)).toMatchObject({ ends: 'Ends tomorrow', urgent: true })
  expect(offerTime(saturdays, now)).toMatchObject({
    status: 'live',
    ends: 'No usable days left',
    urgent: false,
    isSpent: true,
  })
  const ended = new Date('2026-11-17T12:00:00+08:00')
  expect(offerTime(saturdays, ended)).toMatchObject({ ends: 'Ended 16 Nov', isSpent: false })
})

test('the end on a card is the same all day, whatever the hours', () => {
  const sundayMornings = { ...everyDay, endsOn: '2026-11-15', hours: '09:00-11:00' }
  const said = ['00:00:00', '10:00:00', '23:59:59'].map(
    (clock) => offerTime(sundayMornings, new Date(`2026-11-15T${clock}+08:00`)).ends,
  )

  expect(new Set(said)).toEqual(new Set(['Ends today']))
})
