import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('only so many run at once, in the order of their coming', async () => {
  const queue = createWorkQueue({ atOnce: 2, most: 10 })
  const order: number[] = []
  let running = 0
  let peak = 0

  await Promise.all(
    [0, 1, 2, 3, 4].map((n) =>
      queue.run(async () => {
        peak = Math.max(peak, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        order.push(n)
        running--
      }),
    ),
  )

  expect(peak).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(queue.isCalm()).toBe(true)
})

test('when too many wait the next is turned away, and taken again later', async () => {
  const queue = createWorkQueue({ atOnce: 1, most: 1 })
  const first = Promise.withResolvers<void>()

  const running = queue.run(() => first.promise)
  const waiting = queue.run(async () => 'second')
  const refused = queue.run(async () => 'third')
  first.resolve()

  expect(refused).toBeNull()
  expect(await waiting).toBe('second')
  await running
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

test('a task that fails gives its place back', async () => {
  const queue = createWorkQueue({ atOnce: 1, most: 1 })

  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await queue.run(async () => 'next')).toBe('next')
})
