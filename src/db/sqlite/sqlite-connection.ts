import {
  type CompiledQuery,
  CreateTableNode,
  type DatabaseConnection,
  DropTableNode,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely'
import type { Rows } from './sqlite-thread.ts'
import { createThreadSession, type SessionOptions } from './thread-session.ts'

export type SqliteConnection = DatabaseConnection & {
  begin: (settings: TransactionSettings) => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

export type ConnectionOptions = SessionOptions & {
  /** A database in memory disappears with its connection. */
  isInMemory: boolean
}

/** A connection for Kysely. */
export function createSqliteConnection(options: ConnectionOptions): SqliteConnection {
  const session = createThreadSession(options)
  const { ask, begin, commit, rollback } = session
  const temporaryTables = new Set<string>()

  return {
    async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
      if (CreateTableNode.is(query) && query.temporary) temporaryTables.add(nameOf(query))
      const first = await session.run({ sql, parameters, inChunks: SelectQueryNode.is(query) })
      const rows = first.rows
      for (let chunk = first; !chunk.isLast; ) {
        chunk = await ask({ kind: 'more' })
        for (const row of chunk.rows) rows.push(row)
      }
      if (DropTableNode.is(query)) temporaryTables.delete(nameOf(query))
      return toResult<Row>({ ...first, rows })
    },

    async *streamQuery<Row>({ sql, parameters }: CompiledQuery) {
      let chunk = await session.run({ sql, parameters, inChunks: true })
      try {
        for (; ; chunk = await ask({ kind: 'more' })) {
          yield { rows: chunk.rows as Row[] }
          if (chunk.isLast) return
        }
      } finally {
        if (!chunk.isLast && session.isUsable()) await ask({ kind: 'stop' })
      }
    },

    begin,
    commit,
    rollback,

    release() {
      // Temporary tables that nobody has dropped disappear with the connection.
      session.release({ spent: temporaryTables.size > 0 && !options.isInMemory })
    },
  }
}

function nameOf({ table }: CreateTableNode | DropTableNode): string {
  return table.table.identifier.name
}

function toResult<Row>({ rows, changes, lastInsertRowid }: Rows): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
  }
}
