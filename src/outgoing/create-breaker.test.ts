import { expect, test } from 'vitest'
import { createBreaker } from './create-breaker.ts'

const OUTAGE = new Error('no answer')

test('after some failures calls fail at once, until one call tries again', async () => {
  const clock = { now: 0 }
  const breaker = createTestBreaker(clock)
  const fail = () => Promise.reject(OUTAGE)
  for (let tries = 0; tries < 2; tries++) await expect(breaker.run(fail)).rejects.toThrow(OUTAGE)

  await expect(breaker.run(fail)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 })
  clock.now = 10_000
  const trial = Promise.withResolvers<string>()
  const trying = breaker.run(() => trial.promise)
  await expect(breaker.run(fail)).rejects.toMatchObject({ code: 'unavailable' })
  trial.resolve('back')

  expect(await trying).toBe('back')
  expect(await breaker.run(async () => 'as before')).toBe('as before')
})

test('a failed retry starts the pause again', async () => {
  const clock = { now: 0 }
  const breaker = createTestBreaker(clock)
  const fail = () => Promise.reject(OUTAGE)
  for (let tries = 0; tries < 2; tries++) await breaker.run(fail).catch(() => {})
  clock.now = 10_000
  await expect(breaker.run(fail)).rejects.toThrow(OUTAGE)

  await expect(breaker.run(async () => 'x')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a wrong answer does not count as an outage', async () => {
  const breaker = createTestBreaker({ now: 0 })
  const wrong = new Error('status 500')
  for (let tries = 0; tries < 5; tries++) {
    await expect(breaker.run(() => Promise.reject(wrong))).rejects.toThrow(wrong)
  }
})

function createTestBreaker(clock: { now: number }) {
  return createBreaker({
    failures: 2,
    restMs: 10_000,
    now: () => clock.now,
    isOutage: (error) => error === OUTAGE,
  })
}
