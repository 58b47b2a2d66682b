import { existsSync, readdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createSeededDatabase, createTestDatabase, engines } from '../../test/engines.ts'
import { NOON, SEED_FOLDER } from '../../test/noon.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { readConfig } from '../config.ts'
import { openContent } from './open-content.ts'

// See docs/decisions/0040-a-lost-database-is-not-a-new-one.md. The import of the whole demo takes a second, so few tests do it.

const LOST = /Content was published here before/
const PUBLIC = { SITE_URL: 'https://lobang.example' }

test.for(engines)('%s: lost content is not replaced by the demo', async (engine) => {
  using folder = temporaryFolder()
  await using database = await createSeededDatabase(engine)
  const site = { dataDir: folder.path, database: database.target }
  expect(await publishedAt(site)).toBe('seeded')
  await empty(site)

  const opening = publishedAt(site)

  await expect(opening).rejects.toThrow(LOST)
  await expect(opening).rejects.toThrow(/npm run content -- import/)
})

test('a missing or empty SQLite file counts as lost, and no new one is created', async () => {
  using folder = temporaryFolder()
  await using database = await createSeededDatabase('SQLite')
  const site = { dataDir: folder.path, database: database.target }
  await publishedAt(site)
  truncateSync(database.target)

  await expect(publishedAt(site)).rejects.toThrow(LOST)
  expect(statSync(database.target).size).toBe(0)
})

test('a public site that finds an empty volume imports nothing and writes nothing', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'volume')
  const site = { dataDir, database: join(dataDir, 'lobang.sqlite'), env: PUBLIC }

  await expect(publishedAt(site)).rejects.toThrow(/a public site \(https\) imports the demo only/)
  expect(existsSync(dataDir)).toBe(false)
})

test('a public site with an unused PostgreSQL gets no demo either', async () => {
  using folder = temporaryFolder()
  await using database = await createTestDatabase('PostgreSQL')
  const site = { dataDir: folder.path, database: database.target, env: PUBLIC }

  await expect(publishedAt(site)).rejects.toThrow(/a public site/)
})

test('DEMO=off imports no demo where nothing was ever published', async () => {
  using folder = temporaryFolder()
  const site = { dataDir: folder.path, database: join(folder.path, 'new.sqlite') }

  await expect(publishedAt({ ...site, env: { DEMO: 'off' } })).rejects.toThrow(/DEMO is off/)
})

test('a new folder gets the demo; DEMO=on gets it again after a loss, on a public site too', async () => {
  using folder = temporaryFolder()
  const site = { dataDir: folder.path, database: join(folder.path, 'new.sqlite') }
  const first = await publishedAt(site)
  await empty(site)

  const again = await publishedAt({ ...site, env: { ...PUBLIC, DEMO: 'on' } })

  expect(first).toBe('new')
  expect(again).toBe('new')
  const [marker = ''] = readdirSync(join(folder.path, 'had-content'))
  expect(statSync(join(folder.path, 'had-content', marker)).mode & 0o777).toBe(0o600)
})

test.for(engines)(
  '%s: a database with accounts but no content is not a new one',
  async (engine) => {
    using folder = temporaryFolder()
    await using database = await createSeededDatabase(engine)
    const site = { dataDir: folder.path, database: database.target }
    await empty(site, { keepDocuments: true })

    await expect(publishedAt(site)).rejects.toThrow(/accounts or parts of the content/)
  },
)

test('a lost data folder does no harm while PostgreSQL has the content', async () => {
  using folder = temporaryFolder()
  await using database = await createSeededDatabase('PostgreSQL')
  const dataDir = join(folder.path, 'gone')

  const ref = await publishedAt({ dataDir, database: database.target, env: PUBLIC })

  expect(ref).toBe('seeded')
  expect(readdirSync(join(dataDir, 'had-content'))).toHaveLength(1)
})

test('with a remote repository the database needs no content', async () => {
  using folder = temporaryFolder()
  const site = { dataDir: folder.path, database: join(folder.path, 'new.sqlite') }
  const env = { ...PUBLIC, CONTENT_ENDPOINT: 'https://cms.example/api/v2' }

  expect(await publishedAt({ ...site, env })).toBeNull()
})

type TestPlace = { dataDir: string; database: string; env?: Record<string, string> }

/** Opens the content as a start does. The ref of what is published then. */
async function publishedAt({ dataDir, database, env = {} }: TestPlace): Promise<string | null> {
  const config = { ...readConfig({ DATA_DIR: dataDir, ...env }), database }
  const { db, store } = await openContent({
    config,
    log: pino({ level: 'silent' }),
    now: () => NOON,
    createRef: () => 'new',
    seedFolder: SEED_FOLDER,
  })
  await db.destroy()
  return store.snapshot().ref
}

async function empty(site: TestPlace, { keepDocuments = false } = {}): Promise<void> {
  const db = openDatabase(site.database)
  const all = ['content_state', 'past_refs', 'removed_content', 'releases'] as const
  for (const table of all) await db.deleteFrom(table).execute()
  if (!keepDocuments) await db.deleteFrom('documents').execute()
  await db.destroy()
}
