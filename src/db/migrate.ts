import { type Migration, Migrator } from 'kysely/migration'
import { type Database, openDatabase } from './database.ts'
import { commandLimits } from './database-limits.ts'
import { type KnownMigrations, migrations } from './migrations.ts'
import { namesOfApplied, refuseOutdatedBuild } from './required-migrations.ts'

type Migrated = {
  /** Migrations of a newer build, on whose tables this one runs. */
  unknown: string[]
}

/**
 * Brings the schema up to date, or leaves it as it is where a newer build has changed it. Throws, without any
 * change, when that build has removed what this one needs. Callers hold the start-up lock, see
 * `with-start-up-lock.ts`.
 */
export async function migrate(db: Database, known = migrations): Promise<Migrated> {
  await refuseOutdatedBuild(db, known)
  const applied = await namesOfApplied(db)
  const unknown = applied.filter((name) => !Object.hasOwn(known, name))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...toStubs(unknown), ...known }) },
    // Branches are deployed, and clocks run, in any order. Whoever writes a migration has a test for it.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('db: the migration failed', { cause: error })
  return { unknown }
}

/** Kysely takes a migration that has run and is not given for a corrupted database. */
function toStubs(names: readonly string[]): KnownMigrations {
  const stub: Migration = {
    up: async () => {
      throw new Error('a migration of another build cannot run here')
    },
  }
  return Object.fromEntries(names.map((name) => [name, stub]))
}

/** The same over a connection of its own: a migration may take longer than any request. */
export async function migrateDatabase(target: string): Promise<Migrated> {
  const db = openDatabase(target, commandLimits)
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}
