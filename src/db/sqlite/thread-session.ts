import type { TransactionSettings } from 'kysely'
import type { DatabaseLimits } from '../database-limits.ts'
import type { Statement, ToThread } from './messages.ts'
import type { Rows } from './sqlite-thread.ts'
import type { Lease, ThreadPool } from './thread-pool.ts'
import type { Turns } from './turns.ts'

export type SessionOptions = {
  pool: ThreadPool
  /** SQLite allows one writer at a time. Writers of this process queue here without occupying a thread. */
  writes: Turns
  limits: DatabaseLimits
}

/** The session sets how long to wait for the lock. */
export type UntimedStatement = Omit<Statement, 'lockWaitMs'>

/** The statements and transactions of one connection. It takes a thread from the pool for its first statement and keeps it until it is released. */
export function createThreadSession({ pool, writes, limits }: SessionOptions) {
  let lease: Lease | null = null
  let isInTransaction = false
  let endWrite = () => {}

  async function ask(message: ToThread, since = performance.now()): Promise<Rows> {
    const leftMs = () => Math.max(0, limits.lockWaitMs - (performance.now() - since))
    lease ??= await pool.lease(leftMs())
    if (message.kind !== 'run') return lease.thread.ask(message, limits.statementMs)
    const lockWaitMs = isInTransaction ? 0 : leftMs()
    return lease.thread.ask({ ...message, lockWaitMs }, lockWaitMs + limits.statementMs)
  }

  const isUsable = () => lease?.thread.isUsable() === true

  function endTransaction(): void {
    isInTransaction = false
    endWhenUnlocked(endWrite, lease)
    endWrite = () => {}
  }

  return {
    ask,
    isUsable,

    /** Returns all rows, or the first chunk of them. What may write waits for its turn. */
    async run(statement: UntimedStatement): Promise<Rows> {
      if (statement.inChunks || isInTransaction) return ask(toRun(statement))
      const since = performance.now()
      const end = await writes.take(limits.lockWaitMs)
      try {
        return await ask(toRun(statement), since)
      } finally {
        endWhenUnlocked(end, lease)
      }
    },

    async begin({ accessMode }: TransactionSettings): Promise<void> {
      const since = performance.now()
      if (accessMode === 'read only') {
        await ask(toRun({ sql: 'BEGIN' }))
      } else {
        endWrite = await writes.take(limits.lockWaitMs)
        try {
          // Takes the write lock now, so that a time-out loses no work.
          await ask(toRun({ sql: 'BEGIN IMMEDIATE' }), since)
        } catch (error) {
          endTransaction()
          throw error
        }
      }
      isInTransaction = true
    },

    async commit(): Promise<void> {
      await ask(toRun({ sql: 'COMMIT' }))
      endTransaction()
    },

    async rollback(): Promise<void> {
      try {
        // An ended thread has already rolled back.
        if (isUsable()) await ask({ kind: 'rollback' })
      } finally {
        endTransaction()
      }
    },

    release({ spent }: { spent: boolean }): void {
      const isOpen = isInTransaction
      endTransaction()
      lease?.end({ spent: spent || isOpen })
      lease = null
    },
  }
}

/** A broken thread holds the lock until it has ended. */
function endWhenUnlocked(end: () => void, lease: Lease | null): void {
  if (lease && !lease.thread.isUsable()) void lease.thread.ended.then(end)
  else end()
}

function toRun({ sql, parameters = [], inChunks = false }: { sql: string } & Partial<Statement>) {
  return { kind: 'run', sql, parameters, inChunks, lockWaitMs: 0 } as const
}
