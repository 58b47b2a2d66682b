import {
  type CompiledQuery,
  CreateTableNode,
  type DatabaseConnection,
  DropTableNode,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely'
import type { DatabaseLimits } from '../database-limits.ts'
import type { ToThread } from './messages.ts'
import type { Rows } from './sqlite-thread.ts'
import type { Lease, ThreadPool } from './thread-pool.ts'
import type { Turns } from './turns.ts'

export type SqliteConnection = DatabaseConnection & {
  begin: (settings: TransactionSettings) => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

export type ConnectionOptions = {
  pool: ThreadPool
  /** SQLite allows one writer at a time. Writers of this process queue here without occupying a thread. */
  writes: Turns
  limits: DatabaseLimits
  /** A database in memory disappears with its connection. */
  isInMemory: boolean
}

/** A connection for Kysely. It takes a thread from the pool with the first statement and keeps it. */
export function createSqliteConnection(options: ConnectionOptions): SqliteConnection {
  const { pool, writes, limits, isInMemory } = options
  let lease: Lease | null = null
  let isInTransaction = false
  const temporaryTables = new Set<string>()
  let endWrite = () => {}

  async function ask(message: ToThread, since = performance.now()): Promise<Rows> {
    const leftMs = () => Math.max(0, limits.lockWaitMs - (performance.now() - since))
    lease ??= await pool.lease(leftMs())
    if (message.kind !== 'run') return lease.thread.ask(message, limits.statementMs)
    const lockWaitMs = isInTransaction ? 0 : leftMs()
    return lease.thread.ask({ ...message, lockWaitMs }, lockWaitMs + limits.statementMs)
  }

  async function inTurn<Result>(work: (since: number) => Promise<Result>): Promise<Result> {
    const since = performance.now()
    const end = await writes.take(limits.lockWaitMs)
    try {
      return await work(since)
    } finally {
      endWhenUnlocked(end)
    }
  }

  /** A broken thread holds the lock until it has ended. */
  function endWhenUnlocked(end: () => void): void {
    if (lease && !lease.thread.isUsable()) void lease.thread.ended.then(end)
    else end()
  }

  function endTransaction(): void {
    isInTransaction = false
    endWhenUnlocked(endWrite)
    endWrite = () => {}
  }

  return {
    async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
      const inChunks = SelectQueryNode.is(query)
      if (CreateTableNode.is(query) && query.temporary) temporaryTables.add(nameOf(query))
      const message = toRun(sql, parameters, inChunks)
      const isQueued = !inChunks && !isInTransaction
      const first = await (isQueued ? inTurn((since) => ask(message, since)) : ask(message))
      const rows = first.rows
      for (let chunk = first; !chunk.isLast; ) {
        chunk = await ask({ kind: 'more' })
        for (const row of chunk.rows) rows.push(row)
      }
      if (DropTableNode.is(query)) temporaryTables.delete(nameOf(query))
      return toResult<Row>({ ...first, rows })
    },

    async *streamQuery<Row>({ sql, parameters }: CompiledQuery) {
      let chunk = await ask(toRun(sql, parameters, true))
      try {
        for (; ; chunk = await ask({ kind: 'more' })) {
          yield { rows: chunk.rows as Row[] }
          if (chunk.isLast) return
        }
      } finally {
        if (!chunk.isLast && lease?.thread.isUsable()) await ask({ kind: 'stop' })
      }
    },

    async begin({ accessMode }) {
      const since = performance.now()
      if (accessMode === 'read only') {
        await ask(toRun('BEGIN'))
      } else {
        endWrite = await writes.take(limits.lockWaitMs)
        try {
          // Takes the write lock now, so that a time-out loses no work.
          await ask(toRun('BEGIN IMMEDIATE'), since)
        } catch (error) {
          endTransaction()
          throw error
        }
      }
      isInTransaction = true
    },

    async commit() {
      await ask(toRun('COMMIT'))
      endTransaction()
    },

    async rollback() {
      try {
        // An ended thread has already rolled back.
        if (lease?.thread.isUsable()) await ask({ kind: 'rollback' })
      } finally {
        endTransaction()
      }
    },

    release() {
      // Temporary tables that nobody has dropped disappear with the connection.
      const spent = isInTransaction || (temporaryTables.size > 0 && !isInMemory)
      endTransaction()
      lease?.end({ spent })
      lease = null
    },
  }
}

function nameOf({ table }: CreateTableNode | DropTableNode): string {
  return table.table.identifier.name
}

/** `ask` sets how long to wait for the lock. */
function toRun(sql: string, parameters: readonly unknown[] = [], inChunks = false) {
  return { kind: 'run', sql, parameters, inChunks, lockWaitMs: 0 } as const
}

function toResult<Row>({ rows, changes, lastInsertRowid }: Rows): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
  }
}
