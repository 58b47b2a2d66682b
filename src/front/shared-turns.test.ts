import { expect, test, vi } from 'vitest'
import { createSharedTurns } from './shared-turns.ts'

function setUp() {
  vi.useFakeTimers()
  const startedAt = Date.now()
  const rested: number[] = []
  const turns = createSharedTurns({
    now: Date.now,
    onRested: () => rested.push(Date.now() - startedAt),
  })
  return { turns, rested }
}

test('a rest is as long as the turn for each other caller who waits', () => {
  const { turns, rested } = setUp()

  turns.rest(20, 3)

  expect(turns.isFree()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(turns.isFree()).toBe(true)
  expect(rested).toEqual([60])
})

test('a lone caller never rests', () => {
  const { turns } = setUp()

  turns.rest(20, 0)

  expect(turns.isFree()).toBe(true)
})

test('turns that end during a rest make it longer', () => {
  const { turns, rested } = setUp()

  turns.rest(20, 1)
  vi.advanceTimersByTime(10)
  turns.rest(30, 1)
  vi.advanceTimersByTime(100)

  expect(rested).toEqual([50])
})

test('overlapping turns are counted once', () => {
  const { turns } = setUp()
  const ends = [turns.begin(), turns.begin()]

  vi.advanceTimersByTime(20)
  const lengths = ends.map((end) => end())

  expect(lengths).toEqual([20, 0])
})

test('neither very long turns nor a very long line block others for long', () => {
  const { turns } = setUp()

  turns.rest(100_000, 1000)
  turns.rest(100_000, 1000)
  vi.advanceTimersByTime(5000)

  expect(turns.isFree()).toBe(true)
})

test('few turns are under way at once', () => {
  const { turns } = setUp()
  const [end] = Array.from({ length: 4 }, () => turns.begin())

  const whileFull = turns.isFree()
  end?.()

  expect(whileFull).toBe(false)
  expect(turns.isFree()).toBe(true)
})
