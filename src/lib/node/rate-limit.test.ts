import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function createClockedLimit(rate: number, burst: number) {
  const clock = { ms: 0 }
  return { clock, ...createRateLimit({ rate, burst, now: () => clock.ms }) }
}

test('a burst is allowed, and then requests at the rate', () => {
  const { clock, retryAfter } = createClockedLimit(10, 3)

  const first = Array.from({ length: 4 }, () => retryAfter('a'))
  clock.ms += 100
  const later = [retryAfter('a'), retryAfter('a')]

  expect(first).toEqual([null, null, null, 0.1])
  expect(later).toEqual([null, 0.1])
})

test('a caller is allowed after Retry-After', () => {
  const { clock, retryAfter } = createClockedLimit(2, 1)
  retryAfter('a')

  const wait = retryAfter('a') ?? 0
  clock.ms += wait * 1000

  expect(wait).toBe(0.5)
  expect(retryAfter('a')).toBeNull()
})

test('callers have separate limits', () => {
  const { retryAfter } = createClockedLimit(1, 1)
  retryAfter('a')

  expect(retryAfter('b')).toBeNull()
  expect(retryAfter('a')).not.toBeNull()
})

test('of very many callers the least recent ones are forgotten', () => {
  const { retryAfter } = createClockedLimit(1, 1)
  retryAfter('first')

  for (let caller = 0; caller < 20_000; caller++) retryAfter(String(caller))

  expect(retryAfter('19999')).not.toBeNull()
  expect(retryAfter('first')).toBeNull()
})

test('the first request is allowed whatever the clock says', () => {
  const refused = Array.from({ length: 1000 }, (_, index) => 12_345.678 * index + 0.1).filter(
    (time) => createRateLimit({ rate: 0.001, burst: 1, now: () => time }).retryAfter('a') !== null,
  )

  expect(refused).toEqual([])
})

test('a costly request is charged afterwards', () => {
  const { clock, retryAfter, charge } = createClockedLimit(10, 3)
  retryAfter('a')

  charge('a', 20)
  const [wait, others] = [retryAfter('a'), retryAfter('b')]
  clock.ms += 1900

  expect(wait).toBeCloseTo(1.9)
  expect(others).toBeNull()
  expect(retryAfter('a')).toBeNull()
})

test('checking whether a caller has reached its limit counts nothing', () => {
  const { clock, retryAfter, isUsedUp } = createClockedLimit(10, 2)
  const asked = [isUsedUp('a'), isUsedUp('a', 2)]

  retryAfter('a')
  retryAfter('a')
  const usedUp = [isUsedUp('a'), isUsedUp('b')]
  clock.ms += 100

  expect(asked).toEqual([false, true])
  expect(usedUp).toEqual([true, false])
  expect(isUsedUp('a')).toBe(false)
})
