// Longer than most: saves, retries, conflicts and limits on both engines share their helpers.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findReleaseRow } from '#db/content-releases.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import type { Change } from '#lib/merge/change.ts'
import { documentOf } from '../../../test/content-fixture.ts'
import { addRelease, set } from '../../../test/draft-changes.ts'
import { openDraftDesk } from '../../../test/draft-desk.ts'
import { draftSaveSchema } from './draft-save.ts'
import { readDraft, saveDraft } from './save-draft.ts'

test('a save can neither replace an existing document nor leave an invalid one', async () => {
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
  const odd = { ...whole, alternate_languages: 5 }
  await expect(save({ path: [], after: odd }, 'new')).rejects.toThrow('the fields of new are wrong')
  const made = await save({ path: [], after: whole }, 'new')

  expect(made.document).toMatchObject({ id: 'new', type: 'deal' })
  expect(await findDraftRow(desk.db, { document_id: 'd', release_id: '' })).toBeNull()
})

test('only people who may schedule can save into a scheduled release', async () => {
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

test('a short save cannot leave many copies of a long text as conflicts', async () => {
  await using desk = await openDraftDesk('SQLite')
  await desk.save({ saveId: 'a', changes: [set('text', undefined, 'x'.repeat(900_000))] })
  const times = (count: number) => Array.from({ length: count }, () => set('text', 'b', 'c'))

  await expect(desk.save({ saveId: 'b', changes: times(100) })).rejects.toThrow('Too many places')
  const { conflicts } = await desk.save({ saveId: 'c', changes: times(3) })
  await expect(desk.save({ saveId: 'd', changes: times(2) })).rejects.toThrow('Too many places')
  const other = await desk.save({ saveId: 'e', changes: [set('title', 'Kopi', 'Teh')] })

  expect(conflicts.length).toBe(3)
  expect(other.document?.data).toMatchObject({ title: 'Teh' })
})

test('a waiting take-back accepts no saves', async () => {
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
  expect(isAccepted({ documentId: 'constructor' })).toBe(false)
  expect(isAccepted({ documentId: '__proto__' })).toBe(false)
  expect(isAccepted({ against: -1 })).toBe(false)
  expect(isAccepted({ against: 2 ** 31 - 1 })).toBe(true)
  expect(isAccepted({ against: 2 ** 31 })).toBe(false)
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

test('the refusal of a save that is too large has no path in its message', () => {
  const save = { documentId: 'note', releaseId: null, saveId: 'a', against: 0 }
  const refusalOf = (after: unknown) => {
    const changes = [{ path: ['data', 'title'], before: 'a', after }]
    const { issues = [] } = v.safeParse(draftSaveSchema, { ...save, changes })
    return issues.map((issue) => [v.getDotPath(issue), issue.message])
  }

  expect(refusalOf('x'.repeat(1_000_001))).toEqual([
    [null, 'This is too long. The limit is a million characters.'],
  ])
  expect(refusalOf(Array(1001).fill(''))).toEqual([
    [null, 'This has too many parts to be saved at once.'],
  ])
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
