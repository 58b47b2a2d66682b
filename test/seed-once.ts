import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase } from '#db/database.ts'
import { commandLimits } from '#db/database-limits.ts'
import { migrate } from '#db/migrate.ts'
import { createContentStore } from '#repository/content-store.ts'
import { seedContent } from '#repository/seed-content.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { NOON, SEED_FOLDER } from './noon.ts'
import { publishSmallDemo } from './small-demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with the demo catalogue as of `NOON`, to be copied and never opened. */
    seeded: string
    /** The name of a database with the same in PostgreSQL, a template for others. */
    seededTemplate: string
    /** The same with a tenth of the demo. */
    few: string
    fewTemplate: string
    /** The same with empty tables. */
    migrated: string
    migratedTemplate: string
  }
}

const options = { now: () => NOON, createRef: () => 'seeded' }

/** Importing the demo takes a second and making tables a tenth: done once, and copied by every test. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-seeded-'))
  const { postgres } = project.getProvidedContext()

  /** Fills one database on each engine. Returns the SQLite file. */
  async function prepare(name: string, fill: (db: Database) => Promise<unknown>): Promise<string> {
    const file = join(folder, `${name}.sqlite`)
    await createPostgresDatabase(postgres, name)
    for (const target of [file, `${postgres}/${name}`]) {
      const db = openDatabase(target, commandLimits)
      await migrate(db)
      await fill(db)
      await db.destroy()
    }
    return file
  }

  const seeded = await prepare('seeded', (db) =>
    seedContent(db, { folder: SEED_FOLDER, ...options, createIllustrator }),
  )
  const whole = openDatabase(seeded, commandLimits)
  const snapshot = (await createContentStore(whole)).snapshot()
  const few = await prepare('few', (db) => publishSmallDemo(db, { whole, snapshot, ...options }))
  await whole.destroy()
  const migrated = await prepare('migrated', async () => {})
  project.provide('seeded', seeded)
  project.provide('seededTemplate', 'seeded')
  project.provide('few', few)
  project.provide('fewTemplate', 'few')
  project.provide('migrated', migrated)
  project.provide('migratedTemplate', 'migrated')
  return () => rmSync(folder, { recursive: true, force: true })
}

async function createPostgresDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
}
