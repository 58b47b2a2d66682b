import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { isPostgres } from './database.ts'
import { keepPrivate } from './keep-private.ts'

/**
 * Runs `work` in one process at a time, however many start at once. Kysely's own lock begins
 * only after it has created its tables, and two `CREATE TABLE IF NOT EXISTS` can collide.
 */
export async function withStartUpLock<Result>(
  target: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (target === ':memory:') return work()
  return isPostgres(target) ? withAdvisoryLock(target, work) : withLockFile(target, work)
}

/** Any number, as long as nothing else in the database uses the same one. */
const LOCK_KEY = 4_017_2026

async function withAdvisoryLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
    return await work()
  } finally {
    // Ending the session releases the lock, also when the process dies.
    await client.end()
  }
}

const RETRY_MS = 50
const PATIENCE_MS = 120_000

/** An open write transaction on a file of its own: the system releases it when the process dies. */
async function withLockFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  keepPrivate(`${file}.lock`)
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    const deadline = performance.now() + PATIENCE_MS
    while (!tryToLock(lock)) {
      if (performance.now() > deadline) throw new Error(`db: another process holds ${file}.lock`)
      await delay(RETRY_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function tryToLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}

const SQLITE_BUSY = 5
