import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'

/** Brings the schema up to date. Callers hold the start-up lock, see `with-start-up-lock.ts`. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('db: the migration failed', { cause: error })
}
