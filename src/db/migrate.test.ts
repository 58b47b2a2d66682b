import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { createTestDatabase, engines } from '../../test/engines.ts'
import { type Database, openDatabase } from './database.ts'
import { findMigrated, migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { requireMigration } from './required-migrations.ts'
import { withStartUpLock } from './with-start-up-lock.ts'

const EXPANDING = '29990101t0900-add-a-note'
const CONTRACTING = '29990102t0900-drop-the-job'

/** What the builds after this one know. */
const afterExpanding: Record<string, Migration> = {
  ...migrations,
  [EXPANDING]: {
    up: (db) => db.schema.alterTable('job_runs').addColumn('note', 'text').execute(),
  },
}
const afterContracting: Record<string, Migration> = {
  ...afterExpanding,
  [CONTRACTING]: {
    async up(db) {
      await requireMigration(db, { name: EXPANDING, by: CONTRACTING })
      await db.schema.alterTable('job_runs').dropColumn('ran_at').execute()
    },
  },
}

test('the names of migrations are in order of time', () => {
  const names = Object.keys(migrations)

  expect(names).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^\d{8}t\d{4}(-[a-z0-9]+)+$/)
})

test.for(engines)('migrating %s twice changes nothing the second time', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)

  await migrate(db)
  await migrate(db)

  expect(await db.selectFrom('documents').selectAll().execute()).toEqual([])
  await db.destroy()
})

test.for(engines)('%s knows without migrating whether there is anything to do', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)

  const empty = await findMigrated(db)
  await migrate(db)
  const done = await findMigrated(db)
  const behind = await findMigrated(db, afterExpanding)
  await migrate(db, afterExpanding)
  const rolledBack = await findMigrated(db)
  await migrate(db, afterContracting)

  expect([empty, behind]).toEqual([null, null])
  expect([done, rolledBack]).toEqual([{ unknown: [] }, { unknown: [EXPANDING] }])
  await expect(findMigrated(db)).rejects.toMatchObject({ name: 'AppError', code: 'forbidden' })
  await db.destroy()
})

test.for(engines)('on %s several can start at once', async (engine) => {
  await using database = await createTestDatabase(engine)
  const order: string[] = []

  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const db = openDatabase(database.target)
      await withStartUpLock(database.target, async () => {
        order.push(`${name} in`)
        await migrate(db)
        order.push(`${name} out`)
      })
      await db.destroy()
    }),
  )

  const entered = order.filter((_, index) => index % 2 === 0).map((entry) => entry[0])
  expect(order).toEqual(entered.flatMap((name) => [`${name} in`, `${name} out`]))
})

test.for(engines)('on %s a migration that fails halfway leaves nothing behind', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  const failing: Migration = {
    async up(tx) {
      await tx.schema.createTable('half').addColumn('id', 'text').execute()
      await sql`INSERT INTO nowhere VALUES (1)`.execute(tx)
    },
  }

  const failed = migrate(db, { ...afterExpanding, '29990102t0900-fail': failing })

  await expect(failed).rejects.toThrow('db: the migration failed')
  expect(await tableNames(db)).not.toContain('half')
  expect(await migrate(db, afterExpanding)).toEqual({ unknown: [] })
  await db.destroy()
})

test.for(engines)('after an expanding migration of %s the build before starts', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db, afterExpanding)

  const rolledBack = await migrate(db)
  await db.insertInto('job_runs').values({ job: 'tidy', ran_at: '2026-11-16' }).execute()
  const rolledForward = await migrate(db, afterExpanding)

  expect(rolledBack).toEqual({ unknown: [EXPANDING] })
  expect(rolledForward).toEqual({ unknown: [] })
  expect(await sql`SELECT * FROM job_runs`.execute(db)).toMatchObject({
    rows: [{ job: 'tidy', ran_at: '2026-11-16', note: null }],
  })
  await db.destroy()
})

test.for(engines)(
  'after a contracting migration of %s the build before refuses',
  async (engine) => {
    await using database = await createTestDatabase(engine)
    const db = openDatabase(database.target)
    await migrate(db, afterContracting)
    const before = await tableNames(db)
    const pending = { up: () => Promise.reject(new Error('it must not run')) }

    const refused = migrate(db, { ...migrations, '29990103t0900-another-branch': pending })

    await expect(refused).rejects.toMatchObject({ name: 'AppError', code: 'forbidden' })
    await expect(refused).rejects.toThrow(
      `The database needs a newer build: the migration ${CONTRACTING} has removed what this build uses. Start a build that has the migration ${EXPANDING}`,
    )
    expect(await tableNames(db)).toEqual(before)
    // The code of the expanding migration does without what was removed.
    expect(await migrate(db, afterExpanding)).toEqual({ unknown: [CONTRACTING] })
    await db.destroy()
  },
)

test.for(engines)('on %s only a migration that has run can be required', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  const up = (tx: Kysely<unknown>) =>
    requireMigration(tx, { name: '20261116t0900-mistyped', by: CONTRACTING })

  const failed = migrate(db, { ...migrations, [CONTRACTING]: { up } })

  await expect(failed).rejects.toMatchObject({
    cause: { message: expect.stringContaining('20261116t0900-mistyped has not run') },
  })
  expect(await tableNames(db)).toEqual(expect.not.arrayContaining(['documents']))
  await db.destroy()
})

test.for(engines)(
  'on %s the order in which branches were deployed does not matter',
  async (engine) => {
    await using database = await createTestDatabase(engine)
    const db = openDatabase(database.target)
    const early = { '29981231t0900-early': { up: async () => {} } }
    await migrate(db, afterExpanding)

    expect(await migrate(db, { ...migrations, ...early })).toEqual({ unknown: [EXPANDING] })
    expect(await migrate(db, { ...afterExpanding, ...early })).toEqual({ unknown: [] })
    await db.destroy()
  },
)

test.for(engines)('builds N and N+1 start at once on an empty %s', async (engine) => {
  await using database = await createTestDatabase(engine)
  const builds = [migrations, afterExpanding, migrations, afterExpanding]

  await Promise.all(
    builds.map(async (known, index) => {
      const db = openDatabase(database.target)
      await withStartUpLock(database.target, () => migrate(db, known))
      await db
        .insertInto('job_runs')
        .values({ job: `${index}`, ran_at: 'now' })
        .execute()
      await db.destroy()
    }),
  )

  const db = openDatabase(database.target)
  expect(await db.selectFrom('job_runs').select('job').orderBy('job').execute()).toEqual(
    ['0', '1', '2', '3'].map((job) => ({ job })),
  )
  await db.destroy()
})

async function tableNames(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name).toSorted()
}
