import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { keepPrivate } from './keep-private.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** `target` is a `postgres://` URL or the path of an SQLite file (`:memory:` for tests). */
export function openDatabase(target: string): Database {
  return isPostgres(target) ? openPostgres(target) : openSqlite(target)
}

export function isPostgres(target: string): boolean {
  return /^postgres(ql)?:\/\//.test(target)
}

const POOL_SIZE = 10

function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE })
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openSqlite(file: string): Database {
  if (file !== ':memory:') keepPrivate(file)
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  // FULL: what was acknowledged is on the disk, even when the machine loses power.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: likeBetterSqlite(sqlite) }) })
}

const BUSY_TIMEOUT_MS = 30_000

/** Kysely's dialect is written for better-sqlite3; Node's own driver differs in two names. */
function likeBetterSqlite(sqlite: DatabaseSync) {
  return {
    close: () => sqlite.close(),
    prepare(sql: string) {
      const statement = sqlite.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SqlValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SqlValue[])),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...(parameters as SqlValue[])),
      }
    },
  }
}

type SqlValue = string | number | bigint | null | Uint8Array
