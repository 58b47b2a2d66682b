import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('a limited number of tasks run at once, in the order of arrival', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostOfLine: 10, most: 10 })
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

test('when too many wait, the next is refused, and accepted again later', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostOfLine: 1, most: 1 })
  const first = Promise.withResolvers<void>()

  const running = queue.run(() => first.promise)
  const waiting = queue.run(async () => 'second')
  const refused = queue.run(async () => 'third')
  first.resolve()

  expect(refused).toBe('all-is-full')
  expect(await waiting).toBe('second')
  await running
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

test('a task that fails frees its place', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostOfLine: 1, most: 1 })

  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await queue.run(async () => 'next')).toBe('next')
})

test('queues take turns, so a long one does not block another', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostOfLine: 10, most: 100 })
  const order: string[] = []
  const run = (name: string, line: string) => queue.run(async () => order.push(name), { line })

  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => run(name, 'a')),
    ...['b1', 'b2'].map((name) => run(name, 'b')),
    run('c1', 'c'),
  ])

  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5'])
  expect(queue.isCalm()).toBe(true)
})

test('a full queue refuses only its own tasks', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostOfLine: 1, most: 2 })
  const first = Promise.withResolvers<void>()
  const task = async () => 'done'

  const running = queue.run(() => first.promise, { line: 'a' })
  const waiting = queue.run(task, { line: 'a' })
  expect(queue.run(task, { line: 'a' })).toBe('line-is-full')
  const other = queue.run(task, { line: 'b' })
  expect(queue.run(task, { line: 'c' })).toBe('all-is-full')
  first.resolve()

  expect(await Promise.all([running, waiting, other])).toEqual([undefined, 'done', 'done'])
})

test('a caller who leaves the queue frees its place, and its task does not run', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostOfLine: 2, most: 2 })
  const first = Promise.withResolvers<void>()
  const done: string[] = []
  const leaving = new AbortController()

  const running = queue.run(() => first.promise)
  const left = queue.run(async () => done.push('left'), { signal: leaving.signal })
  const stays = queue.run(async () => done.push('stays'))
  leaving.abort()
  const next = queue.run(async () => done.push('next'))
  first.resolve()

  await expect(left).rejects.toMatchObject({ code: 'client-gone' })
  await Promise.all([running, stays, next])
  expect(done).toEqual(['stays', 'next'])
  expect(queue.isCalm()).toBe(true)
})
