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

test('a clock that runs at the right speed is steady, even if it is corrected by minutes', () => {
  const { time, jumps, watch } = setUp()

  for (let days = 0; days < 100; days++) {
    time.passed += DAY
    time.wrongBy += 10 * 60_000
    expect(watch.isSteady()).toBe(true)
  }
  expect(jumps).toEqual([])
})

test('a clock that jumps is in doubt until it is back, and then trusted at once', () => {
  const { time, jumps, watch } = setUp()
  time.wrongBy = 60 * DAY
  expect(watch.isSteady()).toBe(false)
  time.passed += HOUR / 2
  expect(watch.isSteady()).toBe(false)

  time.wrongBy = 0

  expect(watch.isSteady()).toBe(true)
  expect(jumps).toEqual([60 * DAY])
})

test('a clock that stays at its new time is trusted again', () => {
  const { time, watch } = setUp()
  time.wrongBy = -60 * DAY
  expect(watch.isSteady()).toBe(false)

  time.passed += HOUR

  expect(watch.isSteady()).toBe(true)
})

test('a process that starts with a wrong clock notices it by the last right time', () => {
  const { time, watch } = setUp({ lastRight: new Date(START - 60 * DAY), believedAfterMs: DAY })
  expect(watch.isSteady()).toBe(false)
  time.passed = DAY - 1
  expect(watch.isSteady()).toBe(false)

  time.passed = DAY

  expect(watch.isSteady()).toBe(true)
})
