import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/engines.ts'
import { holdSqliteLock } from '../../../test/hold-sqlite-lock.ts'
import { withStaging } from '../content-staging.ts'
import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { createStagingTables } from '../staging-tables.ts'
import { streamContent } from '../stream-content.ts'

const limits = { lockWaitMs: 1000, statementMs: 30_000 }
const away = { name: 'AppError', code: 'unavailable', retryAfter: 2 }

test('while another process holds the write lock, reads go on and a write is refused', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  await addPages(db, ['a'])
  await using lock = await holdSqliteLock(file.target)
  let isWritten = false
  const write = addPages(db, ['b']).finally(() => {
    isWritten = true
  })
  const refusal = expect(write).rejects.toMatchObject(away)

  for (let reads = 0; reads < 20; reads++) expect(await pageIds(db)).toEqual(['a'])

  expect(isWritten).toBe(false)
  await refusal
  await lock.release()
  expect(await pageIds(db)).toEqual(['a'])
  await addPages(db, ['b'])
  expect(await pageIds(db)).toEqual(['a', 'b'])
})

test('a transaction that does not get the lock changes nothing, and can be repeated', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  await using lock = await holdSqliteLock(file.target)
  const save = () =>
    db.transaction().execute(async (tx) => {
      await tx.deleteFrom('richtext_pages').execute()
      await addPages(tx, ['a'])
    })

  await expect(save()).rejects.toMatchObject(away)
  await lock.release()
  await save()
  await save()

  expect(await pageIds(db)).toEqual(['a'])
})

test('a write waits for a lock that is released in time', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target, { ...limits, lockWaitMs: 60_000 })
  await using lock = await holdSqliteLock(file.target)

  const written = addPages(db, ['a'])
  await lock.release()
  await written

  expect(await pageIds(db)).toEqual(['a'])
})

test('waiting writers are refused together, and too many at once', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  await using lock = await holdSqliteLock(file.target)
  const startedAt = performance.now()

  const writes = Array.from({ length: 600 }, (_, index) => addPages(db, [`p${index}`]))
  const refusals = await Promise.allSettled(writes)

  const reasons = refusals.map((refusal) => refusal.status === 'rejected' && refusal.reason)
  expect(reasons).toEqual(reasons.map(() => expect.objectContaining(away)))
  const messages = reasons.map(({ message }) => message)
  expect(messages.filter((text) => text === 'db: too many wait for the write lock')).toHaveLength(
    99,
  )
  // One after the other would be ten minutes.
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  await lock.release()
  await addPages(db, ['a'])
  expect(await pageIds(db)).toEqual(['a'])
})

test('transactions of one process take turns', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target, { ...limits, lockWaitMs: 60_000 })
  await db.insertInto('visitors').values(visitor(0)).execute()

  const count = () =>
    db.transaction().execute(async (tx) => {
      const { revision } = await tx.selectFrom('visitors').selectAll().executeTakeFirstOrThrow()
      await tx
        .updateTable('visitors')
        .set(visitor(revision + 1))
        .execute()
    })
  await Promise.all(Array.from({ length: 20 }, count))

  expect(await db.selectFrom('visitors').select('revision').execute()).toEqual([{ revision: 20 }])
})

test('a stream of the content sees one state while others read and write', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  await addPages(db, ['a', 'b'])
  const stream = streamContent(db)

  const { value: first } = await stream.next()
  await addPages(db, ['c'])
  const others = await pageIds(db)
  const rest = await Array.fromAsync(stream)

  expect([first, ...rest].map((item) => item?.id)).toEqual(['a', 'b'])
  expect(others).toEqual(['a', 'b', 'c'])
})

test('staging a change blocks no writer and leaves no table behind', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)

  await withStaging(db, async (staging) => {
    await staging.addPages([{ id: 'staged', block_map: '{}' }])
    await addPages(db, ['a'])
    expect(await pageIds(db)).toEqual(['a'])
    expect((await staging.rows()).pages).toEqual([{ id: 'staged', block_map: '{}' }])
  })

  const tables = sql<{ name: string }>`SELECT name FROM sqlite_temp_master`
  expect((await tables.execute(db)).rows).toEqual([])
})

test('a staged change leaves its thread for the next one, unless tables are left in it', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  let started = 0
  const count = () => {
    started += 1
  }
  process.on('worker', count)
  using _ = { [Symbol.dispose]: () => process.off('worker', count) }

  for (let times = 0; times < 3; times++) await withStaging(db, async () => {})
  const reused = started
  await db.connection().execute((own) => createStagingTables(own))
  const tables = sql<{ name: string }>`SELECT name FROM sqlite_temp_master`

  expect(reused).toBeLessThanOrEqual(1)
  expect((await tables.execute(db)).rows).toEqual([])
  expect(started).toBe(reused + 1)
})

test('a thread that ends fails the running statement and is replaced', async () => {
  await using file = await createTestDatabase('SQLite')
  const threads: Worker[] = []
  const remember = (thread: Worker) => threads.push(thread)
  process.on('worker', remember)
  using _ = { [Symbol.dispose]: () => process.off('worker', remember) }
  await using db = await open(file.target, { ...limits, lockWaitMs: 60_000 })

  const crashed = db.transaction().execute(async (tx) => {
    await addPages(tx, ['lost'])
    await Promise.all(threads.map((thread) => thread.terminate()))
    await addPages(tx, ['lost too'])
  })

  await expect(crashed).rejects.toMatchObject(away)
  await addPages(db, ['a'])
  expect(await pageIds(db)).toEqual(['a'])
})

test('any number of rows arrives complete, and callers keep their bytes', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    id: String(index).padStart(4, '0'),
    block_map: 'é'.repeat(index),
    version: 1,
  }))
  for (let at = 0; at < rows.length; at += 100) {
    await db
      .insertInto('richtext_pages')
      .values(rows.slice(at, at + 100))
      .execute()
  }
  const bytes = Buffer.from('kopi')
  const asset = { id: 'a', type: 'image/png', width: 1, height: 1, bytes }
  await db.insertInto('assets').values(asset).execute()

  const all = db.selectFrom('richtext_pages').selectAll().orderBy('id')

  expect(await all.execute()).toEqual(rows)
  const streamed: string[] = []
  for await (const { id } of all.stream()) {
    if (streamed.push(id) === 700) break
  }
  expect(streamed).toEqual(rows.slice(0, 700).map(({ id }) => id))
  const stored = await db.selectFrom('assets').select('bytes').executeTakeFirstOrThrow()
  expect(Buffer.from(stored.bytes)).toEqual(bytes)
  expect(bytes.toString()).toBe('kopi')
})

test('an invalid statement fails with its own error, and its transaction too', async () => {
  await using file = await createTestDatabase('SQLite')
  await using db = await open(file.target)
  await addPages(db, ['a'])

  const twice = db.transaction().execute(async (tx) => {
    await addPages(tx, ['b'])
    await addPages(tx, ['a'])
  })

  await expect(twice).rejects.toThrow('UNIQUE constraint failed: richtext_pages.id')
  expect(await pageIds(db)).toEqual(['a'])
})

async function open(target: string, asked = limits): Promise<Database> {
  const db = openDatabase(target, asked)
  await migrate(db)
  return db
}

async function addPages(db: Database, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => ({ id, block_map: '{}', version: 1 }))
  await db.insertInto('richtext_pages').values(rows).execute()
}

async function pageIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('richtext_pages').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

function visitor(revision: number) {
  return { account_id: 'owner', revision, document: '{}', updated_at: '2026-11-15T04:00:00.000Z' }
}
