import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { requestLimits } from './database-limits.ts'
import { createSqliteDialect } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** `target` is a `postgres://` URL or the path of an SQLite file (`:memory:` for tests). */
export function openDatabase(target: string, limits = requestLimits): Database {
  return isPostgres(target)
    ? openPostgres(target)
    : new Kysely<Tables>({ dialect: createSqliteDialect(target, limits) })
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
