import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createContentStore } from '#repository/content-store.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { createKnownDrafts } from './known-drafts.ts'
import { createListChecks } from './list-checks.ts'
import { listDocuments } from './list-documents.ts'
import { createModels } from './models.ts'
import { createScheduledDocuments } from './scheduled-documents.ts'

const EVERYTHING = {
  type: null,
  words: '',
  state: null,
  category: null,
  brand: null,
  tag: null,
  ends: null,
  unchecked: null,
}

test('drafts with any values are listed beside the others', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const db = openDatabase(database.target)
  const options = { now: () => FIXTURE_NOW, createRef: () => crypto.randomUUID() }
  await publishChange(db, { documents: [documentOf({ id: 'fine' })] }, options)
  const store = await createContentStore(db)
  await store.refresh()
  for (const data of [{ brand: 'x' }, { image: { url: 'no address', dimensions: {} } }]) {
    const saveId = crypto.randomUUID()
    const after = { id: saveId, type: 'deal', uid: null, lang: 'en-sg', tags: [], data }
    const changes = [{ path: [], before: undefined, after }]
    const save = { documentId: saveId, releaseId: null, saveId, against: 0, changes }
    await saveDraft(db, save, { ...options, author: { kind: 'person', name: 'editor' } })
  }

  const { rows } = await listDocuments(
    {
      db,
      store,
      turns: createLoopTurns(),
      ...options,
      drafts: createKnownDrafts(db),
      scheduled: createScheduledDocuments(db),
      models: createModels(db, () => store.snapshot().ref),
      lifespanOf: lifespanOfDeal,
      checkListed: createListChecks(lifespanOfDeal),
    },
    EVERYTHING,
    { from: 0, limit: 50 },
  )

  expect(rows.map(({ hasDraft, thumb, brand }) => [hasDraft, thumb, brand])).toEqual([
    [true, null, null],
    [true, null, null],
    [false, null, null],
  ])
  expect(rows.every(({ findings }) => findings !== null)).toBe(true)
  await db.destroy()
})
