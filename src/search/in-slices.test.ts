import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atOnce, type Work } from '#lib/work.ts'
import { inSlices } from './in-slices.ts'

/** Sums up, and keeps the processor busy for about a millisecond with each number. */
function* sumTo(last: number): Work<number> {
  let sum = 0
  for (let number = 1; number <= last; number++) {
    const until = performance.now() + 1
    while (performance.now() < until);
    sum += number
    yield
  }
  return sum
}

test('long work lets others have their turn, and gives what it would give at once', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      await nextTurn()
      turns++
    }
  })()

  const sum = await inSlices(sumTo(60))
  isDone = true
  await others

  expect(sum).toBe(atOnce(sumTo(60)))
  expect(turns).toBeGreaterThan(4)
})

test('what fails on the way fails as a whole', async () => {
  function* failing(): Work<never> {
    yield
    throw new Error('no more')
  }

  await expect(inSlices(failing())).rejects.toThrow('no more')
})
