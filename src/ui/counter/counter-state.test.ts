import { expect, test } from 'vitest'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { counterState } from './counter-state.ts'

const at = (time: string) => new Date(`${time}+08:00`)
const dated = { startsOn: '2026-11-10', endsOn: '2026-11-18' }
const lunch: DealTimes = {
  ...dated,
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  hours: '11:00-15:00',
}
const until = 'Until Wednesday 18 November 2026'

// 10 November 2026 is a Tuesday.
test.each([
  ['2026-11-09T23:59:59', 'Not yet', ['Usable tomorrow from 11am', until]],
  ['2026-11-10T10:59:59', 'Not now', ['Usable today from 11am', until]],
  ['2026-11-10T15:00:00', 'Not now', ['Was usable until 3pm', 'Usable tomorrow from 11am', until]],
  [
    '2026-11-11T09:00:00',
    'Not now',
    ['Was usable until Tue 10 Nov, 3pm', 'Usable today from 11am', until],
  ],
  [
    '2026-11-14T12:00:00',
    'Not now',
    ['Was usable until Fri 13 Nov, 3pm', 'Next on Mon 16 Nov, 11am', until],
  ],
  ['2026-11-18T15:00:00', 'Ended', ['Ended on Wednesday 18 November 2026']],
  ['2026-11-30T12:00:00', 'Ended', ['Ended on Wednesday 18 November 2026']],
])('at %s a weekday lunch deal is refused at the counter: %s', (time, refusal, lines) => {
  const state = counterState(lunch, at(time))

  expect(state).toMatchObject({ isUsable: false, isShown: false, refusal, lines })
  expect(state.clock).toMatch(/^Not valid, /)
})

test.each([['2026-11-10T11:00:00'], ['2026-11-13T14:59:59']])(
  'at %s the counter is green for a weekday lunch deal',
  (time) => {
    const state = counterState(lunch, at(time))

    expect(state).toMatchObject({ isUsable: true, isShown: true })
    expect(state.lines).toEqual(['Usable now, until 3pm', until])
    expect(state.clock).toMatch(/^Live, /)
  },
)

test.each<[why: string, times: DealTimes, lines: string[]]>([
  ['the hours of the shop', { shops: [null] }, ['Any day, in shop hours']],
  [
    'its times',
    { ...dated, askFirst: 'Walks follow the tide.' },
    ['Walks follow the tide.', until],
  ],
])('if %s is not stated, staff see the code and decide', (_why, times, lines) => {
  const state = counterState(times, at('2026-11-12T12:00:00'))

  expect(state).toMatchObject({ isUsable: false, isShown: true, lines })
  expect(state.clock).toMatch(/^Ask the staff, /)
})

test('the counter refuses a sold-out deal, and says when it is back', () => {
  const times = {
    ...dated,
    soldOutAt: '2026-11-11T00:00:00+08:00',
    backAt: '2026-11-16T00:00:00+08:00',
  }

  expect(counterState(times, at('2026-11-12T12:00:00'))).toMatchObject({
    isUsable: false,
    isShown: false,
    refusal: 'Sold out',
    lines: ['Sold out until Mon 16 Nov', until],
  })
  expect(counterState(times, at('2026-11-16T00:00:00')).isUsable).toBe(true)
})

test('a deal without an end says “While stocks last” only if that is stated', () => {
  const now = at('2030-01-01T12:00:00')

  expect(counterState({}, now).lines).toEqual(['Usable now'])
  expect(counterState({ whileStocksLast: true }, now).lines).toEqual([
    'Usable now',
    'While stocks last',
  ])
})

test('the clock shows Singapore time', () => {
  const clocks = ['00:05:09', '11:59:59', '12:00:00', '23:07:00'].map(
    (time) => counterState(dated, at(`2026-11-12T${time}`)).clock,
  )

  expect(clocks).toEqual([
    'Live, 12.05.09am',
    'Live, 11.59.59am',
    'Live, 12.00.00pm',
    'Live, 11.07.00pm',
  ])
})
