import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

export const engines = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof engines)[number]

export type TestDatabase = AsyncDisposable & {
  /** What `openDatabase` takes. */
  target: string
}

/** An empty database on the engine, gone at the end of the test: `await using database = …`. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'SQLite' ? createSqliteFile() : createPostgresDatabase('template1')
}

/** One with empty tables: for tests that are not about migrations. */
export async function createMigratedDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'PostgreSQL') return createPostgresDatabase(inject('migratedTemplate'))
  return createSqliteFile(inject('migrated'))
}

/** One with the demo catalogue: for a site that is not about how it gets there. */
export async function createSeededDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'PostgreSQL') return createPostgresDatabase(inject('seededTemplate'))
  return createSqliteFile(inject('seeded'))
}

/** One with a tenth of it: for a site whose deals do not matter, which so starts sooner. */
export async function createSmallDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'PostgreSQL') return createPostgresDatabase(inject('fewTemplate'))
  return createSqliteFile(inject('few'))
}

function createSqliteFile(original?: string): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-sqlite-'))
  const target = join(folder, 'test.sqlite')
  if (original) copyFileSync(original, target)
  return {
    target,
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function createPostgresDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files takes half of the time of writing them to the log, which is the default.
  const create = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`
  await query(`${server}/postgres`, create)
  return {
    target: `${server}/${name}`,
    [Symbol.asyncDispose]: () => query(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
