import { Migrator } from 'kysely/migration'
import { type Database, openDatabase } from './database.ts'
import { commandLimits } from './database-limits.ts'
import { migrations } from './migrations.ts'

/** Brings the schema up to date. Callers hold the start-up lock, see `with-start-up-lock.ts`. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('db: the migration failed', { cause: error })
}

/** The same over a connection of its own: a migration may take longer than any request. */
export async function migrateDatabase(target: string): Promise<void> {
  const db = openDatabase(target, commandLimits)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
