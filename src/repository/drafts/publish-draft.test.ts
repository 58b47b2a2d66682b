import { expect, test } from 'vitest'
import { findReleaseRow } from '#db/content-releases.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { documentOf } from '../../../test/content-fixture.ts'
import { addRelease, set } from '../../../test/draft-changes.ts'
import { openDraftDesk } from '../../../test/draft-desk.ts'
import { engines } from '../../../test/engines.ts'
import { completeDocument } from '../custom-types/complete-document.ts'
import { ownCustomTypes } from '../custom-types/own-custom-types.ts'
import { publishContent } from '../publish/publish-content.ts'
import { publishRelease } from '../publish/publish-release.ts'
import { publishDraft } from './publish-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'
import { readDraft } from './save-draft.ts'

test('a document that is new at the desk is published with every field of its model', async () => {
  await using desk = await openDraftDesk('SQLite')
  const data = { name: 'Editor', bio: 'Eats.', palette: 'ember', motif: 'bowl' }
  const written = { id: 'new', type: 'author', uid: 'editor', data }

  await desk.save({
    documentId: 'new',
    saveId: 'a',
    changes: [{ path: [], before: undefined, after: written }],
  })
  await publishDraft(desk.db, 'new', desk.options)

  const published = JSON.parse((await findDocumentRow(desk.db, 'new'))?.text ?? '')
  expect(published.data).toEqual({ ...data, image: {} })
  expect(completeDocument(published, ownCustomTypes())).toBe(published)
})

test.for(engines)('on %s a draft and a correction are both published', async (engine) => {
  await using desk = await openDraftDesk(engine)
  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'Kopi O')] })
  await desk.publish(documentOf({ id: 'd', data: { title: 'Kopi', price: 3 } }))

  const result = await publishDraft(desk.db, 'd', desk.options)
  const again = await publishDraft(desk.db, 'd', desk.options)

  expect(result).toMatchObject({ changed: 1 })
  expect(again).toBeNull()
  expect(await desk.published()).toEqual({ title: 'Kopi O', price: 3 })
})

test.for(engines)('on %s a draft that clashes with a correction can be settled', async (engine) => {
  await using desk = await openDraftDesk(engine)
  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'Mine'), set('price', 5, 1)] })
  await desk.publish(documentOf({ id: 'd', data: { title: 'Corrected', price: 5 } }))

  const clash = publishDraft(desk.db, 'd', desk.options)
  await expect(clash).rejects.toThrow('data.title was changed meanwhile (published "Corrected"')
  const { document, conflicts } = await readDraft(desk.db, { document_id: 'd', release_id: '' })
  await desk.save({
    saveId: 'b',
    changes: [set('title', 'Corrected', 'Mine')],
    resolves: conflicts.map(({ id }) => id),
  })
  await publishDraft(desk.db, 'd', desk.options)

  expect(document?.data).toEqual({ title: 'Corrected', price: 1 })
  expect(conflicts).toMatchObject([{ after: 'Mine', found: 'Corrected' }])
  expect(await desk.published()).toEqual({ title: 'Mine', price: 1 })
})

test.for(engines)('on %s drafts of a release are published with it', async (engine) => {
  await using desk = await openDraftDesk(engine)
  await addRelease(desk.db, 'r')
  const whole = { path: [], after: { type: 'note', uid: 'new', data: { title: 'New' } } }

  await desk.save({ saveId: 'a', releaseId: 'r', changes: [set('title', 'Kopi', 'In r')] })
  await desk.save({ documentId: 'new', saveId: 'a', releaseId: 'r', changes: [whole] })
  const refs = (await findReleaseRow(desk.db, 'id', 'r'))?.ref
  await publishRelease(desk.db, 'r', desk.options)
  const late = desk.save({ saveId: 'b', releaseId: 'r', changes: [set('price', 5, 1)] })

  await expect(late).rejects.toThrow('There is no release "r"')
  expect(refs).not.toBe('first')
  expect(await desk.published()).toEqual({ title: 'In r', price: 5 })
  expect(await desk.published('new')).toEqual({ title: 'New' })
})

test.for(engines)('on %s a newer draft with the same number is not published', async (engine) => {
  await using desk = await openDraftDesk(engine)
  const key = { document_id: 'd', release_id: '' }
  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'First')] })
  const old = await findDraftRow(desk.db, key)
  if (!old) throw new Error('there is no draft')
  await publishDraft(desk.db, 'd', desk.options)
  await desk.save({ saveId: 'b', changes: [set('title', 'First', 'Second')] })

  // As somebody who has read the first draft and comes late.
  const late = await publishContent(desk.db, async () => ({}), {
    ...desk.options,
    kind: 'publish',
    drafts: [old],
  })
  await rebaseDraft(desk.db, old, desk.options)
  const { version, document } = await readDraft(desk.db, key)
  await publishDraft(desk.db, 'd', desk.options)

  expect(late.isReleaseGone).toBe(true)
  expect([version, document?.data.title]).toEqual([1, 'Second'])
  expect(await desk.published()).toMatchObject({ title: 'Second' })
})
