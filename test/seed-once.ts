import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { seedContent } from '#repository/seed-content.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { NOON, SEED_FOLDER } from './noon.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with the demo catalogue as of `NOON`, to be copied and never opened. */
    seeded: string
    /** The name of a database with the same in PostgreSQL, a template for others. */
    seededTemplate: string
  }
}

const TEMPLATE = 'seeded'

/** Reading the whole catalogue takes a second: done once, and copied by every test site. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-seeded-'))
  const file = join(folder, 'seeded.sqlite')
  const { postgres } = project.getProvidedContext()
  const client = new pg.Client({ connectionString: `${postgres}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  for (const target of [file, `${postgres}/${TEMPLATE}`]) await seed(target)
  project.provide('seeded', file)
  project.provide('seededTemplate', TEMPLATE)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function seed(target: string): Promise<void> {
  const db = openDatabase(target)
  await migrate(db)
  const options = { now: () => NOON, createRef: () => 'seeded', createIllustrator }
  await seedContent(db, { folder: SEED_FOLDER, ...options })
  await db.destroy()
}
