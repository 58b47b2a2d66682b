import { expect, test } from 'vitest'
import { createClockWatch } from './clock-watch.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const START = Date.parse('2026-11-15T04:00:00Z')

function setUp(options: { lastRight?: Date; believedAfterMs?: number } = {}) {
  const time = { passed: 0, wrongBy: 0 }
  const jumps: number[] = []
  const watch = createClockWatch({
    now: () => new Date(START + time.passed + time.wrongBy),
    monotonic: () => time.passed,
    onJump: (ms) => jumps.push(ms),
    ...options,
  })
  return { time, jumps, watch }
}

test('a clock that goes as time does is steady, also when it is put right by minutes', () => {
  const { time, jumps, watch } = setUp()

  for (let days = 0; days < 100; days++) {
    time.passed += DAY
    time.wrongBy += 10 * 60_000
    expect(watch.isSteady()).toBe(true)
  }
  expect(jumps).toEqual([])
})

test('a clock that jumps is in doubt until it is back, and is believed again at once', () => {
  const { time, jumps, watch } = setUp()
  time.wrongBy = 60 * DAY
  expect(watch.isSteady()).toBe(false)
  time.passed += HOUR / 2
  expect(watch.isSteady()).toBe(false)

  time.wrongBy = 0

  expect(watch.isSteady()).toBe(true)
  expect(jumps).toEqual([60 * DAY])
})

test('a clock that stays where it jumped to has been set right', () => {
  const { time, watch } = setUp()
  time.wrongBy = -60 * DAY
  expect(watch.isSteady()).toBe(false)

  time.passed += HOUR

  expect(watch.isSteady()).toBe(true)
})

test('a process that starts with a wrong clock knows it by when the clock was last right', () => {
  const { time, watch } = setUp({ lastRight: new Date(START - 60 * DAY), believedAfterMs: DAY })
  expect(watch.isSteady()).toBe(false)
  time.passed = DAY - 1
  expect(watch.isSteady()).toBe(false)

  time.passed = DAY

  expect(watch.isSteady()).toBe(true)
})
