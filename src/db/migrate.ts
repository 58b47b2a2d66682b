import { type Migration, Migrator } from 'kysely/migration'
import { type Database, openDatabase } from './database.ts'
import { commandLimits } from './database-limits.ts'
import { type KnownMigrations, migrations } from './migrations.ts'
import { namesOfApplied, refuseOutdatedBuild } from './required-migrations.ts'

type Migrated = {
  /** Migrations of a newer build that this build does not know. */
  unknown: string[]
}

/**
 * Brings the schema up to date, or leaves it alone where a newer build has changed it. Throws, without any
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
    // Branches may be deployed in any order, and clocks may be wrong. A test checks the order instead.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('db: the migration failed', { cause: error })
  return { unknown }
}

/** Without a stub, Kysely takes an unknown migration for a corrupted database. */
function toStubs(names: readonly string[]): KnownMigrations {
  const stub: Migration = {
    up: async () => {
      throw new Error('a migration of another build cannot run here')
    },
  }
  return Object.fromEntries(names.map((name) => [name, stub]))
}

/**
 * What `migrate` answers where every migration has run, as at most starts; `null` where it has something to do. It reads
 * two tables, whereas `migrate` reads the whole schema several times.
 */
export async function findMigrated(db: Database, known = migrations): Promise<Migrated | null> {
  const applied = await namesOfApplied(db)
  if (!Object.keys(known).every((name) => applied.includes(name))) return null
  await refuseOutdatedBuild(db, known)
  return { unknown: applied.filter((name) => !Object.hasOwn(known, name)) }
}

/** The same on a separate connection, because a migration may take longer than any request. */
export async function migrateDatabase(target: string): Promise<Migrated> {
  const db = openDatabase(target, commandLimits)
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}
