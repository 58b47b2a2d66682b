import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { isPostgres } from './database.ts'
import { keepPrivate } from './keep-private.ts'
import { createPostgresClient, endClient, timedQuery } from './postgres/postgres-client.ts'
import { toConnectError } from './postgres/postgres-failure.ts'
import { unavailable } from './unavailable.ts'

/**
 * Runs `work` in one process at a time, however many start at once. Kysely takes its own lock only
 * after it has created its tables, and two `CREATE TABLE IF NOT EXISTS` can collide.
 */
export async function withStartUpLock<Result>(
  target: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (target === ':memory:') return work()
  return isPostgres(target) ? withAdvisoryLock(target, work) : withLockFile(target, work)
}

const RETRY_MS = 50
const PATIENCE_MS = 120_000
const ANSWER_MS = 5000

async function untilLocked(tryToLock: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await tryToLock())) {
    if (performance.now() > deadline) throw unavailable('another process is still starting')
    await delay(RETRY_MS)
  }
}

/** Any number that nothing else in the database uses. */
const LOCK_KEY = 4_017_2026

async function withAdvisoryLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = createPostgresClient(url)
  try {
    await lockServer(client).catch((error: unknown) => {
      throw toConnectError(error)
    })
    return await work()
  } finally {
    // The lock is released with the session, also when the process dies.
    await endClient(client)
  }
}

async function lockServer(client: pg.Client): Promise<void> {
  await client.connect()
  await untilLocked(() => tryAdvisoryLock(client))
}

async function tryAdvisoryLock(client: pg.Client): Promise<boolean> {
  const text = 'SELECT pg_try_advisory_lock($1) AS locked'
  const { rows } = await timedQuery(client, { text, values: [LOCK_KEY], limitMs: ANSWER_MS })
  return rows[0]?.locked === true
}

/** An open write transaction on a separate file. The system releases it when the process dies. */
async function withLockFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  keepPrivate(`${file}.lock`)
  // On this thread: it is opened once, and without a time-out it never waits.
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    await untilLocked(async () => tryToLock(lock))
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
