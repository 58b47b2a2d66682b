import type { Kysely } from 'kysely'
import { AppError } from '#lib/node/app-error.ts'
import type { Database } from './database.ts'
import { type KnownMigrations, migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

type Requirement = {
  /** The oldest migration whose build no longer uses what is removed. */
  name: string
  /** The migration that removes it. */
  by: string
}

/**
 * Keeps builds that do not know the migration `name` from starting. Called first by a migration that removes
 * what older code needs.
 */
export async function requireMigration(
  tx: Kysely<unknown>,
  { name, by }: Requirement,
): Promise<void> {
  const db = tx as Kysely<Tables>
  const ran = db.selectFrom('kysely_migration').select('name').where('name', '=', name)
  if (name !== by && !(await ran.executeTakeFirst())) {
    throw new Error(`${by} requires a build that knows ${name}, but ${name} has not run`)
  }
  await db
    .insertInto('required_migrations')
    .values({ name, required_by: by })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The migrations that have run, no matter which build ran them. */
export async function namesOfApplied(db: Database): Promise<string[]> {
  const query = db.selectFrom('kysely_migration').select('name').orderBy('name')
  return (await query.execute().catch(ifNoTable)).map(({ name }) => name)
}

/** Throws when a newer build has removed what this build needs. Changes nothing. */
export async function refuseOutdatedBuild(
  db: Database,
  known: KnownMigrations = migrations,
): Promise<void> {
  const query = db.selectFrom('required_migrations').selectAll().orderBy('name')
  const required = await query.execute().catch(ifNoTable)
  const missing = required.findLast(({ name }) => !Object.hasOwn(known, name))
  if (!missing) return
  // Not `unavailable`: waiting would not help.
  throw new AppError(
    'forbidden',
    `The database needs a newer build: the migration ${missing.required_by} has removed what this build uses. Start a build that has the migration ${missing.name}, or restore a backup from before ${missing.required_by}. Nothing was changed. See "Rolling back" in docs/operations.md.`,
  )
}

/** In the words of SQLite and by the code of PostgreSQL. */
function ifNoTable(error: { message: string; code?: string }): [] {
  if (error.code === '42P01' || error.message.startsWith('no such table')) return []
  throw error
}
