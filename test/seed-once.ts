import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createContentStore } from '#content/service/content-store.ts'
import { seedContent } from '#content/service/seed-content.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { NOON, SEED_FOLDER } from './noon.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with the demo catalogue as of `NOON`, to be copied and never opened. */
    seeded: string
  }
}

/** Reading the whole catalogue takes a second: done once, and copied by every test site. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-seeded-'))
  const file = join(folder, 'seeded.sqlite')
  const db = openDatabase(file)
  await migrate(db)
  const store = await createContentStore(db, { now: () => NOON, createRef: () => 'seeded' })
  await seedContent(store, SEED_FOLDER, NOON)
  await db.destroy()
  project.provide('seeded', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
