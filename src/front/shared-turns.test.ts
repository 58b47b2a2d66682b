import { expect, test, vi } from 'vitest'
import { createSharedTurns } from './shared-turns.ts'

function setUp() {
  vi.useFakeTimers()
  const rested: number[] = []
  const turns = createSharedTurns({
    now: Date.now,
    onRested: () => rested.push(Date.now() - startedAt),
  })
  const startedAt = Date.now()
  return { turns, rested }
}

test('after a turn comes a rest, as long for each caller who waits', () => {
  const { turns, rested } = setUp()
  turns.begin()

  turns.end(20, 3)

  expect(turns.isFree()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(turns.isFree()).toBe(true)
  expect(rested).toEqual([60])
})

test('without others who wait there is no rest', () => {
  const { turns } = setUp()
  turns.begin()

  turns.end(20, 0)

  expect(turns.isFree()).toBe(true)
})

test('turns that end during a rest make it longer', () => {
  const { turns, rested } = setUp()
  turns.begin()
  turns.begin()

  turns.end(20, 1)
  vi.advanceTimersByTime(10)
  turns.end(30, 1)
  vi.advanceTimersByTime(100)

  expect(rested).toEqual([50])
})

test('neither very long turns nor a very long line stop the others for long', () => {
  const { turns } = setUp()
  turns.begin()
  turns.begin()

  turns.end(100_000, 1000)
  turns.end(100_000, 1000)
  vi.advanceTimersByTime(5000)

  expect(turns.isFree()).toBe(true)
})

test('few turns are under way at once', () => {
  const { turns } = setUp()
  for (let begun = 0; begun < 4; begun++) turns.begin()

  const whileFull = turns.isFree()
  turns.end(5, 0)

  expect(whileFull).toBe(false)
  expect(turns.isFree()).toBe(true)
})
