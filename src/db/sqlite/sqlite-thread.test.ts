import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/engines.ts'
import { holdSqliteLock } from '../../../test/hold-sqlite-lock.ts'
import { keepPrivate } from '../keep-private.ts'
import { startSqliteThread } from './sqlite-thread.ts'

const statement = { kind: 'run', parameters: [], inChunks: false, lockWaitMs: 600_000 } as const
const LONG_MS = 60_000

test('a statement that takes too long is refused, and its thread ends', async () => {
  await using file = await createTestDatabase('SQLite')
  keepPrivate(file.target)
  const thread = startSqliteThread(file.target)
  await thread.ask({ ...statement, sql: 'CREATE TABLE notes (text)' }, LONG_MS)
  await using _lock = await holdSqliteLock(file.target)

  const late = thread.ask({ ...statement, sql: "INSERT INTO notes VALUES ('late')" }, 300)

  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  await thread.ended
  expect(thread.isUsable()).toBe(false)
  await expect(thread.ask({ ...statement, sql: 'SELECT 1' }, LONG_MS)).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('a missing file is not created, and the next statement looks for it again', async () => {
  await using file = await createTestDatabase('SQLite')
  const thread = startSqliteThread(file.target)
  const ask = () => thread.ask({ ...statement, lockWaitMs: 0, sql: 'SELECT 1 AS one' }, LONG_MS)

  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  keepPrivate(file.target)

  expect((await ask()).rows).toEqual([{ one: 1 }])
  await thread.close()
})
