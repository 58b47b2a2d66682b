import fs from 'node:fs/promises'
import path from 'node:path'
import { FileMigrationProvider, type Migration } from 'kysely/migration'

/** By name. */
export type KnownMigrations = Readonly<Record<string, Migration>>

const migrationFolder = path.join(import.meta.dirname, 'migrations')

/** The files of the folder. Forward only: never rename or edit a merged migration. */
export const migrations: KnownMigrations = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder,
}).getMigrations()
