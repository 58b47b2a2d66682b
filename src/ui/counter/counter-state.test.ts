import { expect, test } from 'vitest'
import { toConditions } from './conditions.ts'
import { counterState } from './counter-state.ts'

const at = (time: string) => new Date(`${time}+08:00`)
const dated = { startsOn: '2026-11-10', endsOn: '2026-11-18' }

for (const [time, status, until] of [
  ['2026-11-09T23:59:59', 'upcoming', 'Starts on Tuesday 10 November 2026'],
  ['2026-11-10T00:00:00', 'live', 'Until Wednesday 18 November 2026'],
  ['2026-11-18T23:59:59', 'ends-today', 'Today only, Wednesday 18 November 2026'],
  ['2026-11-19T00:00:00', 'ended', 'Ended on Wednesday 18 November 2026'],
] as const) {
  test(`at ${time} in Singapore a dated deal is ${status} at the counter`, () => {
    const state = counterState(dated, at(time))

    expect(state).toMatchObject({ status, until })
    expect(state.isLive).toBe(status === 'live' || status === 'ends-today')
  })
}

test('a deal without an end is live while stocks last', () => {
  const state = counterState({ startsOn: null, endsOn: null }, at('2030-01-01T12:00:00'))

  expect(state).toMatchObject({ isLive: true, until: 'While stocks last' })
})

test('the clock shows Singapore time in plain words', () => {
  const clocks = ['00:05:09', '11:59:59', '12:00:00', '23:07:00'].map(
    (time) => counterState(dated, at(`2026-11-12T${time}`)).clock,
  )

  expect(clocks).toEqual(['12.05.09am', '11.59.59am', '12.00.00pm', '11.07.00pm'])
})

test('the conditions are those that staff at the counter ask about', () => {
  const terms = [
    { name: 'How', text: 'Code' },
    { name: 'Minimum spend', text: '$30' },
    { name: 'Who', text: 'Students' },
    { name: 'Days', text: 'Monday to Friday' },
    { name: 'Hours', text: '11am to 3pm' },
  ]

  expect(toConditions(terms)).toEqual([
    'Monday to Friday, 11am to 3pm',
    'For students',
    'Minimum spend $30',
  ])
  expect(toConditions([{ name: 'Who', text: 'Everyone' }])).toEqual([])
})
