import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { testEntry } from '../../test/publish-change.ts'
import { withStaging } from './content-staging.ts'
import { type Database, openDatabase } from './database.ts'
import { watchContent } from './watch-content.ts'

test.for(engines)('on %s a publish of another connection is noticed', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const [mine, other] = [openDatabase(database.target), openDatabase(database.target)]
  let heard = 0
  const stop = watchContent(database.target, mine, {
    refresh: async () => {
      heard += 1
    },
    onError: (error) => expect(error).toBeUndefined(),
  })
  await until(() => heard > 0)
  const before = heard

  await publishNothing(other)

  await until(() => heard > before)
  await stop()
  await Promise.all([mine.destroy(), other.destroy()])
})

test('on SQLite a failed refresh is tried again even without another commit', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const db = openDatabase(database.target)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let tried = 0
  const errors: unknown[] = []
  const stop = watchContent(database.target, db, {
    refresh: async () => {
      tried += 1
      if (tried === 1) throw new Error('the file was busy')
    },
    onError: (error) => errors.push(error),
  })
  vi.advanceTimersByTime(1000)
  await until(() => errors.length > 0)

  vi.advanceTimersByTime(10_000)

  await until(() => tried > 1)
  expect(errors).toMatchObject([{ message: 'the file was busy' }])
  await stop()
  vi.useRealTimers()
  await db.destroy()
})

test('a broken connection to PostgreSQL is replaced, and missed publishes are read', async () => {
  await using database = await createMigratedDatabase('PostgreSQL')
  const db = openDatabase(database.target)
  let heard = 0
  const errors: unknown[] = []
  const stop = watchContent(database.target, db, {
    refresh: async () => {
      heard += 1
    },
    onError: (error) => errors.push(error),
  })
  await until(() => heard > 0)
  const before = heard

  const admin = new pg.Client({ connectionString: database.target })
  await admin.connect()
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  )
  await until(() => errors.length > 0)
  await until(() => heard > before)
  const reconnected = heard
  await publishNothing(db)

  await until(() => heard > reconnected)
  expect(errors).toHaveLength(1)
  await admin.end()
  await stop()
  await db.destroy()
})

function publishNothing(db: Database) {
  const nothing = { release: null, customTypes: [], drafts: [], entry: testEntry }
  const publish = { from: null, to: 'a', publishedAt: new Date(), ...nothing }
  return withStaging(db, (staging) => staging.publish(publish))
}

/** Waits as long as the test may take. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(20)
}
