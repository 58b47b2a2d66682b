import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { createLoopTurns } from '#lib/loop-turns.ts'
import { createContentStore } from '#repository/content-store.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { createHasEnded } from './find-documents.ts'
import { createKnownDrafts } from './known-drafts.ts'
import { createModels } from './models.ts'
import { publishDocument } from './publish-document.ts'
import { cancelSchedule, scheduleDocument } from './schedule-document.ts'
import { createScheduledDocuments } from './scheduled-documents.ts'

const person = {
  id: 'p',
  name: 'ann',
  initials: 'A',
  email: '',
  role: 'editor',
  partner: null,
} as const

test('a schedule that is cancelled leaves what was published since', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const db = openDatabase(database.target)
  const options = { now: () => FIXTURE_NOW, createRef: () => crypto.randomUUID() }
  const type = 'post'
  const publish = (data: object) =>
    publishChange(db, { documents: [documentOf({ id: 'd', type, uid: 'd', data })] }, options)
  await publish({ title: 'Kopi', summary: 'Old' })
  const store = await createContentStore(db)
  await store.refresh()
  const services = {
    db,
    store,
    turns: createLoopTurns(),
    ...options,
    drafts: createKnownDrafts(db),
    scheduled: createScheduledDocuments(db),
    models: { ...createModels(db, () => store.snapshot().ref), read: readNoRules },
    hasEnded: createHasEnded(),
  }
  const changes = [{ path: ['data', 'title'], before: 'Kopi', after: 'Kopi O' }]
  const save = { documentId: 'd', releaseId: null, saveId: 's', against: 0, changes }
  await saveDraft(db, save, { ...options, author: { kind: 'person', name: 'ann' } })
  const act = { id: 'd', saveId: 'a', why: null, person }
  const at = new Date('2026-12-01T00:00:00Z')

  const scheduled = await scheduleDocument(services, { ...act, at, until: null })
  expect(scheduled).toEqual({ done: true, repeated: false })
  await publish({ title: 'Kopi', summary: 'New' })
  await store.refresh()
  await cancelSchedule(services, { ...act, saveId: 'b', release: 'desk-d-a' })

  const draft = await findDraftRow(db, { document_id: 'd', release_id: '' })
  expect(JSON.parse(draft?.document ?? '').data).toEqual({ title: 'Kopi O', summary: 'New' })
  expect(await findDocumentRow(db, 'd')).not.toBeNull()
  await expect(publishDocument(services, { ...act, id: 'none' })).rejects.toThrow(
    'There is no draft to publish.',
  )
  await db.destroy()

  async function readNoRules() {
    const modelOf = () => ({ unknownType: null, faults: [], missing: [], links: [] })
    return { types: new Map(), modelOf } as never
  }
})
