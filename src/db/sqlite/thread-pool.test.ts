import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/engines.ts'
import { keepPrivate } from '../keep-private.ts'
import { createThreadPool } from './thread-pool.ts'

test('idle connections are closed, except the one used last', async () => {
  await using file = await createTestDatabase('SQLite')
  keepPrivate(file.target)
  const pool = createThreadPool({ file: file.target, most: 4, mostWaiting: 1, restMs: 20 })
  const [first, second, last] = [await pool.lease(0), await pool.lease(0), await pool.lease(0)]

  for (const { end } of [first, second, last]) end({ spent: false })
  await Promise.all([first.thread.ended, second.thread.ended])

  expect(last.thread.isUsable()).toBe(true)
  const next = await pool.lease(0)
  expect(next.thread).toBe(last.thread)
  await pool.close()
})

test('a caller who waits when the pool is closed gets no connection', async () => {
  await using file = await createTestDatabase('SQLite')
  keepPrivate(file.target)
  const pool = createThreadPool({ file: file.target, most: 4, mostWaiting: 1 })
  await pool.lease(0)

  const waiting = pool.lease(0)
  const refused = expect(waiting).rejects.toThrow('closed')
  // Until then it has not begun to wait.
  await new Promise(setImmediate)
  await pool.close()

  await refused
})

test('a caller waits a moment for a connection in use before another is opened', async () => {
  await using file = await createTestDatabase('SQLite')
  keepPrivate(file.target)
  const pool = createThreadPool({ file: file.target, most: 4, mostWaiting: 1 })
  const first = await pool.lease(0)

  const waiting = pool.lease(0)
  setImmediate(() => first.end({ spent: false }))
  const second = await waiting
  const third = await pool.lease(0)

  expect(second.thread).toBe(first.thread)
  expect(third.thread).not.toBe(first.thread)
  await pool.close()
})
