import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { DatabaseLimits } from '../database-limits.ts'
import { keepPrivate } from '../keep-private.ts'
import { createSqliteConnection, type SqliteConnection } from './sqlite-connection.ts'
import { createThreadPool } from './thread-pool.ts'
import { createTurns } from './turns.ts'

/** One writer and several readers. Each is a thread of about 7 MB. */
const MOST_CONNECTIONS = 4
/** With more, the last would time out anyway. */
const MOST_WAITING = 500

/** SQLite in worker threads: the calling thread never waits for a disk, a lock or a long statement. */
export function createSqliteDialect(file: string, limits: DatabaseLimits): Dialect {
  return {
    createAdapter: () => new ManyConnectionsAdapter(),
    createDriver: () => createDriver(file, limits),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  }
}

class ManyConnectionsAdapter extends SqliteAdapter {
  /** Kysely's own dialect has a single connection, so nobody could read during a write. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** Without it a failed or killed migration would leave half of its changes behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function createDriver(file: string, limits: DatabaseLimits): Driver {
  const isInMemory = file === ':memory:'
  const most = isInMemory ? 1 : MOST_CONNECTIONS
  const pool = createThreadPool({ file, most, mostWaiting: MOST_WAITING })
  // A database in memory has one connection, whose holder may write.
  const atOnce = isInMemory ? Number.POSITIVE_INFINITY : 1
  const writes = createTurns({ atOnce, mostWaiting: MOST_WAITING, of: 'the write lock' })
  const own = (connection: unknown) => connection as SqliteConnection
  return {
    async init() {
      if (!isInMemory) keepPrivate(file)
    },
    acquireConnection: async () => createSqliteConnection({ pool, writes, limits, isInMemory }),
    beginTransaction: (connection, settings) => own(connection).begin(settings),
    commitTransaction: (connection) => own(connection).commit(),
    rollbackTransaction: (connection) => own(connection).rollback(),
    releaseConnection: async (connection) => own(connection).release(),
    destroy: () => pool.close(),
  }
}
