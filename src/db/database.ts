import { Kysely, PostgresDialect } from 'kysely'
import { requestLimits } from './database-limits.ts'
import { createPostgresPool } from './postgres/postgres-pool.ts'
import { createSqliteDialect } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** `target` is a `postgres://` URL or the path of an SQLite file (`:memory:` for tests). */
export function openDatabase(target: string, limits = requestLimits): Database {
  return new Kysely<Tables>({
    dialect: isPostgres(target)
      ? new PostgresDialect({ pool: createPostgresPool(target, limits) })
      : createSqliteDialect(target, limits),
  })
}

export function isPostgres(target: string): boolean {
  return /^postgres(ql)?:\/\//.test(target)
}
