import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createUnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { createVapidKey } from '#reminders/vapid.ts'
import { createMigratedDatabase, type Engine, engines } from '../../test/engines.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { openServerKeys } from './server-keys.ts'

const ONE = 'the first secret key, which is long'
const TWO = 'the second secret key, which is long'

/** A database, and a start of a site on it with these settings. */
async function createStarts(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const folder = temporaryFolder()
  const db = openDatabase(database.target)
  return {
    db,
    target: database.target,
    file: join(folder.path, 'secret'),
    start: (env: Record<string, string>) => {
      const config = readConfig({ DATA_DIR: folder.path, ...env })
      return openServerKeys(db, { ...config, database: database.target })
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      folder[Symbol.dispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

test.for(engines)(
  'keys of an earlier version are sealed, and their signatures stay valid: %s',
  async (engine) => {
    await using starts = await createStarts(engine)
    const { db, target } = starts
    const vapid = createVapidKey()
    const before = { accounts: 'secret-of-accounts', functions: 'secret-of-functions', vapid }
    const rows = Object.entries(before).map(([name, value]) => ({ name, value }))
    await db.insertInto('server_secrets').values(rows).execute()
    const mailed = createUnsubscribeTokens('secret-of-accounts unsubscribe').create('owner')

    const { kept } = await starts.start({ SECRET_KEY: ONE })

    expect(createUnsubscribeTokens(kept.unsubscribe).find(mailed)).toBe('owner')
    expect([kept.vapid, kept.networks]).toEqual([vapid, 'secret-of-functions'])
    expect(await db.selectFrom('server_secrets').selectAll().execute()).toEqual([])
    const sealed = await db.selectFrom('server_keys').selectAll().execute()
    expect(JSON.stringify(sealed)).not.toMatch(/secret-of|"d"/)
    if (engine === 'SQLite') {
      const bytes = ['', '-wal'].map((suffix) => readFileSync(target + suffix, 'latin1')).join('')
      expect(bytes).not.toMatch(/secret-of/)
    }
  },
)

test('without a setting the secret is a private file, created once', async () => {
  await using starts = await createStarts('SQLite')

  const both = await Promise.all([starts.start({}), starts.start({})])
  const after = await starts.start({})

  const [first, second] = both.map(({ keys }) => keys.derive('x'))
  expect(second).toBe(first)
  expect(after.keys.derive('x')).toBe(first)
  expect(after.kept).toEqual(both[0]?.kept)
  expect(statSync(starts.file).mode & 0o777).toBe(0o600)
})

test.for(engines)(
  'a wrong secret is refused, and a change needs the previous one: %s',
  async (engine) => {
    await using starts = await createStarts(engine)
    const { kept } = await starts.start({ SECRET_KEY: ONE })

    await expect(starts.start({ SECRET_KEY: TWO })).rejects.toThrow(/^SECRET_KEY.*forget-keys/)
    await expect(starts.start({})).rejects.toThrow(/^SECRET_KEY is not set and /)
    const changed = await starts.start({ SECRET_KEY: TWO, SECRET_KEY_PREVIOUS: ONE })
    const later = await starts.start({ SECRET_KEY: TWO })

    expect([changed.kept, later.kept]).toEqual([kept, kept])
    await expect(starts.start({ SECRET_KEY: ONE })).rejects.toThrow(/^SECRET_KEY/)
  },
)

test('a public site on PostgreSQL needs the setting, or the file', async () => {
  await using starts = await createStarts('PostgreSQL')
  const SITE_URL = 'https://site.test'

  await expect(starts.start({ SITE_URL })).rejects.toThrow(/^SECRET_KEY is not set\. A public site/)
  writeFileSync(starts.file, `${ONE}\n`)
  const byFile = await starts.start({ SITE_URL })

  expect((await starts.start({ SITE_URL, SECRET_KEY: ONE })).kept).toEqual(byFile.kept)
})
