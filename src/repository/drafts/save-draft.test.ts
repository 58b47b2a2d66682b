// Longer than most: saves, retries, conflicts and limits on both engines share their helpers.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addReleaseRow, findReleaseRow, NO_FAILURE, type ReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import type { Change } from '#lib/merge/change.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { openDraftDesk } from '../../../test/draft-desk.ts'
import { engines } from '../../../test/engines.ts'
import { completeDocument } from '../custom-types/complete-document.ts'
import { ownCustomTypes } from '../custom-types/own-custom-types.ts'
import { publishContent } from '../publish/publish-content.ts'
import { publishRelease } from '../publish/publish-release.ts'
import { draftSaveSchema } from './draft-save.ts'
import { publishDraft } from './publish-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'
import { readDraft, saveDraft } from './save-draft.ts'

const set = (name: string, before: unknown, after: unknown): Change => ({
  path: ['data', name],
  before,
  after,
})

test.for(engines)('on %s two people at different places both win', async (engine) => {
  await using desk = await openDraftDesk(engine)

  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'Kopi O')] })
  const second = await desk.save({ saveId: 'b', changes: [set('price', 5, 4)] })

  expect(second).toMatchObject({
    version: 2,
    conflicts: [],
    document: { data: { title: 'Kopi O', price: 4 } },
  })
})

test('a document that is new at the desk is published with every field of its model', async () => {
  await using desk = await openDraftDesk('SQLite')
  const data = { name: 'Ann', bio: 'Eats.', palette: 'ember', motif: 'bowl' }
  const written = { id: 'new', type: 'author', uid: 'ann', data }

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

test.for(engines)('on %s a conflict keeps both values and blocks nothing else', async (engine) => {
  await using desk = await openDraftDesk(engine)

  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'First')] })
  const late = await desk.save({
    saveId: 'b',
    changes: [set('title', 'Kopi', 'Second'), set('price', 5, 4)],
  })
  const refused = publishDraft(desk.db, 'd', desk.options)
  await expect(refused).rejects.toThrow('the draft of d has conflicts that nobody has settled')
  const settled = await desk.save({
    saveId: 'c',
    changes: [set('title', 'First', 'Second')],
    resolves: ['b.0'],
  })
  await publishDraft(desk.db, 'd', desk.options)

  expect(late.document?.data).toEqual({ title: 'First', price: 4 })
  expect(late.conflicts).toMatchObject([
    { id: 'b.0', path: ['data', 'title'], before: 'Kopi', after: 'Second', found: 'First' },
  ])
  expect(settled.conflicts).toEqual([])
  expect(await desk.published()).toEqual({ title: 'Second', price: 4 })
})

test.for(engines)('on %s the same save sent five times is one', async (engine) => {
  await using desk = await openDraftDesk(engine)
  const save = { saveId: 'once', changes: [{ path: ['tags'], before: [], after: ['new'] }] }

  const all = await Promise.all([1, 2, 3, 4].map(() => desk.save(save)))
  await publishDraft(desk.db, 'd', desk.options)
  const late = await desk.save(save)

  expect(all.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
  expect(all.every(({ version }) => version === 1)).toBe(true)
  expect(late).toMatchObject({ isRepeated: true, version: 0, document: { tags: ['new'] } })
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

test.for(engines)('on %s a newer draft with the same number is not taken', async (engine) => {
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

test('a save cannot replace a document that exists, nor leave something that is none', async () => {
  await using desk = await openDraftDesk('SQLite')
  await desk.publish(documentOf({ id: 'other' }))
  const whole = { id: 'other', type: 'deal', uid: 'other', data: {} }
  const save = (change: Change, documentId = 'd') =>
    desk.save({ documentId, saveId: 'a', changes: [change] })

  await expect(save({ path: [], after: whole })).rejects.toThrow('There is a document d already')
  await expect(
    save({ path: ['data'], before: { title: 'Kopi', price: 5 }, after: 5 }),
  ).rejects.toThrow('the fields of d are wrong')
  await expect(save({ path: ['tags'], before: [], after: [1] })).rejects.toThrow('wrong')
  await expect(save({ path: ['uid'], before: 'd', after: {} })).rejects.toThrow('wrong')
  await expect(save({ path: [], after: 5 }, 'new')).rejects.toThrow('the fields of new are wrong')
  const made = await save({ path: [], after: whole }, 'new')

  expect(made.document).toMatchObject({ id: 'new', type: 'deal' })
  expect(await findDraftRow(desk.db, { document_id: 'd', release_id: '' })).toBeNull()
})

test('a save into a release that failed lets it be tried again at once', async () => {
  await using desk = await openDraftDesk('SQLite')
  await addRelease(desk.db, 'r')
  const failure = { failure: '{"reason":"","conflicts":[]}', tries: 5 }
  const times = { failed_at: FIXTURE_NOW.toISOString(), retry_at: '2999-01-01T00:00:00.000Z' }
  await desk.db
    .updateTable('releases')
    .set({ ...failure, ...times })
    .execute()

  await desk.save({ saveId: 'a', releaseId: 'r', changes: [set('title', 'Kopi', 'Kopi O')] })

  expect(await findReleaseRow(desk.db, 'id', 'r')).toMatchObject(NO_FAILURE)
})

test('only who may schedule saves into what goes live', async () => {
  await using desk = await openDraftDesk('SQLite')
  await addRelease(desk.db, 'sale', { scheduled_at: '2026-12-01T00:00:00.000Z' })
  await addRelease(desk.db, 'back', { purpose: 'take-back', ref: 'b', preview_token: 'b' })
  await addRelease(desk.db, 'open', { ref: 'o', preview_token: 'o' })
  const into = (releaseId: string, onlyUnscheduled: boolean) => {
    const changes = [set('price', 5, 4)]
    const save = { documentId: 'd', releaseId, saveId: 's', against: 0, changes }
    return saveDraft(desk.db, save, { ...desk.options, onlyUnscheduled })
  }

  await expect(into('sale', true)).rejects.toThrow('It goes live by itself')
  await expect(into('back', true)).rejects.toThrow('It goes live by itself')
  await expect(into('back', false)).rejects.toThrow('A take-back cannot be changed.')
  expect(await findDraftRow(desk.db, { document_id: 'd', release_id: 'sale' })).toBeNull()
  expect((await findReleaseRow(desk.db, 'id', 'sale'))?.ref).toBe('first')
  await into('open', true)
  await into('sale', false)
})

test('a draft does not grow without end, nor do its conflicts', async () => {
  await using desk = await openDraftDesk('SQLite')
  const long = (name: string) =>
    desk.save({ saveId: name, changes: [set(name, undefined, 'x'.repeat(900_000))] })
  const many = (count: number) => Array.from({ length: count }, () => set('title', 'Tea', 'Milo'))

  await long('a')
  await long('b')
  await expect(long('c')).rejects.toThrow('The document gets too long.')
  const { conflicts } = await desk.save({ saveId: 'most', changes: many(500) })
  await expect(desk.save({ saveId: 'more', changes: many(1) })).rejects.toThrow('Too many places')

  expect(conflicts.length).toBe(500)
})

test('a take-back that waits takes no saves', async () => {
  await using desk = await openDraftDesk('SQLite')
  await addRelease(desk.db, 'back', { take_back_of: 'sale', purpose: 'take-back' })

  await expect(
    desk.save({ saveId: 'a', releaseId: 'back', changes: [set('title', 'Kopi', 'Kopi O')] }),
  ).rejects.toThrow('it takes back "sale", which is not published yet')
})

test('only saves of the right form are accepted', () => {
  const save = { documentId: 'd', releaseId: null, saveId: 's', against: 0, changes: [] }
  const change = { path: ['data', 'title'], before: 'a', after: 'b' }

  const isAccepted = (more: object) => v.safeParse(draftSaveSchema, { ...save, ...more }).success

  expect(isAccepted({})).toBe(true)
  expect(isAccepted({ changes: [change] })).toBe(true)
  expect(isAccepted({ documentId: 'a b' })).toBe(false)
  expect(isAccepted({ against: -1 })).toBe(false)
  expect(isAccepted({ changes: [{ ...change, path: ['id'] }] })).toBe(false)
  expect(isAccepted({ changes: [{ ...change, path: 'data' }] })).toBe(false)
  expect(isAccepted({ changes: [{ ...change, after: 'x'.repeat(1_000_001) }] })).toBe(false)
  expect(isAccepted({ changes: [{ path: [], after: 5 }] })).toBe(false)
  expect(isAccepted({ changes: [{ path: [], after: { type: 'note' } }] })).toBe(true)
  expect(isAccepted({ changes: [{ ...change, after: Array(1000).fill('') }] })).toBe(true)
  expect(isAccepted({ changes: [{ ...change, after: Array(1001).fill('') }] })).toBe(false)
  expect(isAccepted({ changes: Array(501).fill(change) })).toBe(false)
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(isAccepted({ changes: [{ ...change, after: deep }] })).toBe(false)
})

test('a save of a document that does not exist changes nothing', async () => {
  await using desk = await openDraftDesk('SQLite')

  await expect(
    desk.save({ documentId: 'none', saveId: 'a', changes: [set('title', 'a', 'b')] }),
  ).rejects.toThrow('There is no document none')
  expect(await readDraft(desk.db, { document_id: 'none', release_id: '' })).toMatchObject({
    version: 0,
    document: null,
  })
})

test.for(engines)('on %s saves at the same time are all kept', async (engine) => {
  await using desk = await openDraftDesk(engine)
  const saves = Array.from({ length: 12 }, (_, at) => ({
    saveId: `s${at}`,
    changes: [{ path: ['data', `field${at}`], after: at }],
  }))

  await Promise.all([...saves, ...saves].map((save) => desk.save(save)))
  const { document, version, conflicts } = await readDraft(desk.db, {
    document_id: 'd',
    release_id: '',
  })

  expect(version).toBe(12)
  expect(conflicts).toEqual([])
  expect(document?.data).toMatchObject(Object.fromEntries(saves.map((_, at) => [`field${at}`, at])))
})

function addRelease(db: Database, id: string, more: Partial<ReleaseRow> = {}) {
  const row = { id, label: id, ref: 'first', preview_token: 'token', change: '{}' }
  return addReleaseRow(db, { ...row, scheduled_at: null, ...more })
}
