import { expect, test } from 'vitest'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { withStaging } from './content-staging.ts'
import { openDatabase } from './database.ts'

// More than either engine takes as parameters of one statement.
const MANY = 70_000

test.for(engines)('on %s any number of documents and pages can be asked for', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const ids = Array.from({ length: MANY }, (_, index) => `id-${index}`)
  const last = ids.at(-1) ?? ''
  const document = { id: last, type: 'note', uid: null, lang: 'en-sg', document: '{}', version: 1 }
  await db.insertInto('documents').values(document).execute()
  await db.insertInto('richtext_pages').values({ id: last, block_map: '{}', version: 1 }).execute()

  const found = await withStaging(db, async (staging) => ({
    documents: await staging.findDocuments(ids),
    pages: await staging.findPages(ids),
  }))

  expect(found).toEqual({ documents: new Map([[last, '{}']]), pages: new Map([[last, '{}']]) })
  await db.destroy()
})
