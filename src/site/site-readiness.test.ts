import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { openEmptyStore } from '../../test/content-fixture.ts'
import { createSmallDatabase, engines } from '../../test/engines.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { createTestSite } from '../../test/test-site.ts'
import { createDataDir } from './data-dir.ts'
import { createSiteReadiness } from './site-readiness.ts'

test.for(engines)(
  '%s: a database emptied under a running site degrades it, but pages are served',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using site = await createTestSite({ database: database.target })
    const other = openDatabase(database.target)
    await other.deleteFrom('content_state').execute()
    await other.destroy()

    await site.readiness.probe()
    const ready = await site.request('/readyz')

    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({
      status: 'degraded',
      checks: {
        content: { ok: true },
        database: { ok: false, reason: 'the database holds no content; pages come from memory' },
        disk: { ok: true },
        age: { ok: true },
      },
    })
    expect((await site.request('/deals')).status).toBe(200)
  },
)

test.for(engines)(
  '%s: a database that is down degrades the site, and no details are public',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    using folder = temporaryFolder()
    const db = openDatabase(database.target)
    await db.selectFrom('content_state').selectAll().execute()
    await db.destroy()
    const readiness = createSiteReadiness({
      config: { database: ':memory:', dataDir: folder.path, contentEndpoint: null },
      contents: {
        db,
        store: await openEmptyStore(),
        findNothingToServe: () => null,
        remote: null,
      },
      searchBehindMs: () => null,
      log: pino({ level: 'silent' }),
    })

    await readiness.probe()
    readiness.stop()

    expect(readiness.report()).toEqual({
      status: 'degraded',
      checks: {
        content: { ok: true },
        database: { ok: false, reason: 'the database does not answer' },
        disk: { ok: true },
        age: { ok: true },
      },
    })
    expect(readiness.metrics()).toContain('lobang_check_ok{check="database"} 0')
  },
)

test('a database file that was removed under a running site is noticed', async () => {
  await using database = await createSmallDatabase('SQLite')
  using folder = temporaryFolder()
  const dataDir = createDataDir({ dataDir: folder.path, database: database.target })
  const before = await dataDir.findProblem()
  rmSync(database.target)

  expect(before).toBeNull()
  expect(dataDir.freeBytes()).toBeGreaterThan(0)
  expect(await dataDir.findProblem()).toMatch(/removed or replaced/)
})

test.skipIf(process.getuid?.() === 0)(
  'a data folder that cannot be written is noticed',
  async () => {
    using folder = temporaryFolder()
    const dataDir = createDataDir({ dataDir: folder.path, database: ':memory:' })
    chmodSync(folder.path, 0o500)

    expect(await dataDir.findProblem()).toBe('DATA_DIR cannot be written')
  },
)

test('a data folder that is no longer a folder is noticed', async () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  const dataDir = createDataDir({ dataDir: file, database: ':memory:' })

  await expect(dataDir.findProblem()).rejects.toThrow()
})
