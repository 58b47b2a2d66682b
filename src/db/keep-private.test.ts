import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { withStartUpLock } from './with-start-up-lock.ts'

async function openAndClose(file: string): Promise<void> {
  const db = openDatabase(file)
  await sql`SELECT 1`.execute(db)
  await db.destroy()
}

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('no other user of the machine can read the database and its companion files', async () => {
  using folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const file = join(data, 'lobang.sqlite')

  const db = await withStartUpLock(file, async () => {
    const opened = openDatabase(file)
    await migrate(opened)
    return opened
  })

  expect(rightsOf(data)).toBe('700')
  const rights = Object.fromEntries(
    readdirSync(data).map((name) => [name, rightsOf(join(data, name))]),
  )
  expect(rights).toEqual({
    'lobang.sqlite': '600',
    'lobang.sqlite-shm': '600',
    'lobang.sqlite-wal': '600',
    'lobang.sqlite.lock': '600',
  })
  await db.destroy()
})

test('an existing database becomes private, and its folder keeps its permissions', async () => {
  using folder = temporaryFolder()
  const data = join(folder.path, 'shared')
  mkdirSync(data, { mode: 0o755 })
  chmodSync(data, 0o755)
  const file = join(data, 'lobang.sqlite')
  await openAndClose(file)
  chmodSync(file, 0o644)

  await openAndClose(file)

  expect([rightsOf(data), rightsOf(file)]).toEqual(['755', '600'])
})
