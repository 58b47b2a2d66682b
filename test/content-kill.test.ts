import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { releaseRows } from '#db/content-releases.ts'
import { readContent } from '#db/content-rows.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { type ContentCommand, contentCommand } from './content-command.ts'
import { type Engine, engines } from './engines.ts'
import { everyTrial } from './machine.ts'

// `kill -9` in the middle of the publishing transaction, which is visible from outside: the SQLite file grows, or
// PostgreSQL reports that it waits for a row which the test has locked. Then at other moments of the same command.

const DOCUMENTS = 1500
/** Milliseconds after its start at which another import is killed. `TRIALS=all npm test -- test/content-kill.test.ts` takes all. */
const MOMENTS = everyTrial ? [500, 900, 1400, 1900] : [900]

const writers = sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()
  AND pid <> pg_backend_pid() AND state <> 'idle'
  AND query LIKE ANY (ARRAY['DELETE FROM "documents"%', 'INSERT INTO "documents"%'])`

test.for(engines)(
  'after a kill during an import, %s holds the old or the new state',
  async (engine) => {
    await using content = await contentCommand(engine)
    await using db = openForLooking(content.target)
    const [old, fresh] = [file(content, 'old'), file(content, 'new')]
    await content.run('import', old)
    const before = await stateOf(db)

    await killInTransaction(content, { engine, db, args: ['import', fresh] })
    const afterKill = await stateOf(db)
    for (const wait of MOMENTS) {
      await killAfter(content, wait, ['import', fresh])
      const state = await stateOf(db)
      expect(state.texts).toEqual([state.ref === before.ref ? 'old' : 'new'])
      expect(state.count).toBe(DOCUMENTS)
      expect(state.pastRefs).toEqual(state.ref === before.ref ? [] : [before.ref])
    }
    const finished = await content.run('import', fresh)

    expect(afterKill).toEqual(before)
    expect(finished.code).toBe(0)
    expect((await stateOf(db)).texts).toEqual(['new'])
  },
)

// Publishes go the way of imports, so one engine is enough; `TRIALS=all` takes both.
const published = everyTrial ? engines : (['SQLite'] as const)

test.for(published)('after a kill during a publish, %s still has the release', async (engine) => {
  await using content = await contentCommand(engine)
  await using db = openForLooking(content.target)
  await content.run('import', file(content, 'old'))
  await content.run('import', file(content, 'new'), '--release', 'sale')
  const before = await stateOf(db)

  await killInTransaction(content, { engine, db, args: ['publish', 'sale'] })
  const afterKill = await stateOf(db)
  const releases = (await releaseRows(db)).length
  const finished = await content.run('publish', 'sale')

  expect(afterKill).toEqual(before)
  expect(releases).toBe(1)
  expect(finished.out).toMatch(`0 added, ${DOCUMENTS} changed, 0 unchanged, 0 removed; published`)
  expect(await releaseRows(db)).toEqual([])
  expect((await stateOf(db)).texts).toEqual(['new'])
})

/** Large enough that the transaction does not fit into memory and takes its time. */
function file({ folder }: ContentCommand, text: string): string {
  const path = join(folder, `${text}.ndjson`)
  const bio = `${text} ${'so that it is long '.repeat(150)}`
  const lines = Array.from({ length: DOCUMENTS }, (_, index) => {
    const data = { name: text, bio, palette: 'kaya', motif: 'kopi' }
    return `${JSON.stringify({ id: `id-${index}`, type: 'author', uid: `desk-${index}`, data })}\n`
  })
  writeFileSync(path, lines.join(''))
  return path
}

function openForLooking(target: string): Database & AsyncDisposable {
  const db = openDatabase(target)
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() })
}

async function stateOf(db: Database) {
  const { ref, version, pastRefs } = await readContent(db)
  const rows = await db.selectFrom('documents').select('document').execute()
  const texts = new Set(rows.map(({ document }) => JSON.parse(document).data.name as string))
  return { ref, version, pastRefs, count: rows.length, texts: [...texts] }
}

async function killAfter({ start }: ContentCommand, wait: number, args: string[]): Promise<void> {
  const child = start(...args)
  const ended = once(child, 'exit')
  await delay(wait)
  child.kill('SIGKILL')
  await ended
}

type InTransaction = { engine: Engine; db: Database; args: string[] }

async function killInTransaction(content: ContentCommand, options: InTransaction): Promise<void> {
  const { engine, db, args } = options
  if (engine === 'SQLite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  await using _lastRow = engine === 'PostgreSQL' ? await lockLastRow(db) : null
  const child = content.start(...args)
  const ended = once(child, 'exit')
  const isInside = engine === 'SQLite' ? () => walSize(content) > 1_000_000 : () => isWaiting(db)
  while (!(await isInside())) {
    if (child.exitCode !== null) throw new Error('It was over before it could be killed')
    await delay(1)
  }
  child.kill('SIGKILL')
  await ended
}

/** Until it is disposed, a transaction that writes every document waits where it deletes the old ones. Its new ref is written by then. */
async function lockLastRow(db: Database): Promise<AsyncDisposable> {
  const transaction = await db.startTransaction().execute()
  const id = `id-${DOCUMENTS - 1}`
  // A busy machine takes long to start the other process.
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`SELECT id FROM documents WHERE id = ${id} FOR UPDATE`.execute(transaction)
  return {
    async [Symbol.asyncDispose]() {
      await transaction.rollback().execute()
      // PostgreSQL notices the killed process a moment later.
      while (await isWriting(db)) await delay(5)
    },
  }
}

function walSize({ target }: ContentCommand): number {
  return statSync(`${target}-wal`, { throwIfNoEntry: false })?.size ?? 0
}

async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`${writers} AND wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

async function isWriting(db: Database): Promise<boolean> {
  return (await writers.execute(db)).rows.length > 0
}
