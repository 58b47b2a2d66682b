import { createClient, createMigration, InvalidDataError } from '@prismicio/client'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { emptyStore } from './empty-store.ts'
import { createMigratedDatabase, engines } from './engines.ts'
import { patience } from './machine.ts'
import {
  byKey,
  makeDrafts,
  makePictures,
  toExpected,
  toFound,
  toMigration,
} from './migration-corpus.ts'
import { connectWriter, withoutPauses } from './prismic-writer.ts'
import { startWriteSite } from './write-site.ts'

test.for(engines)(
  'documents that Prismic’s client migrates into an empty %s are read back unchanged',
  { timeout: patience(60_000) },
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    await emptyStore(database.target)
    await using running = await startWriteSite({ database: database.target })
    using _ = withoutPauses()
    const { origin, site } = running
    const pictures = await makePictures(6)
    const drafts = makeDrafts(15, pictures.length)
    const reader = createClient('lobang', { documentAPIEndpoint: `${origin}/api/v2` })

    await connectWriter(running).migrate(toMigration(drafts, pictures))
    const before = await reader.dangerouslyGetAll({ lang: '*' })
    const result = await running.publish()
    const read = await createClient('lobang', {
      documentAPIEndpoint: `${origin}/api/v2`,
    }).dangerouslyGetAll({ lang: '*' })

    expect(before).toEqual([])
    expect(result).toMatchObject({ added: drafts.length, changed: 0 })
    const expected = toExpected(drafts, { pictures, origin, read })
    expect(toFound(read).toSorted(byKey)).toEqual(expected.toSorted(byKey))
    const image = read.find(({ type }) => type === 'brand')?.data.image.url
    expect((await site.request(new URL(image).pathname)).status).toBe(200)
    const db = openDatabase(database.target)
    const authors = await db.selectFrom('draft_saves').select(['author_kind', 'author']).execute()
    await db.destroy()
    expect(authors.every((one) => one.author_kind === 'token' && one.author === 'tool')).toBe(true)
  },
)

test.for(engines)('on %s a repeated migration learns which documents exist', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  await emptyStore(database.target)
  await using running = await startWriteSite({ database: database.target })
  using _ = withoutPauses()
  const migrate = (uid: string, lang = 'en-sg') => {
    const migration = createMigration()
    const data = { name: 'Kopi', palette: 'pandan', motif: 'kopi' }
    migration.createDocument({ type: 'brand', uid, lang, tags: [], data } as never, 'Kopi')
    return connectWriter(running).migrate(migration)
  }

  await migrate('kopi')
  const again = await migrate('kopi').catch((error: unknown) => error)
  await migrate('kopi', 'zh-sg')
  await migrate('teh')
  const result = await running.publish()
  const published = await migrate('kopi').catch((error: unknown) => error)

  const said = /^a brand with the uid kopi exists already; update [\w-]+$/
  expect(again).toBeInstanceOf(InvalidDataError)
  expect((again as Error).message).toMatch(said)
  expect((published as Error).message).toMatch(said)
  expect(result).toMatchObject({ added: 3 })
})
