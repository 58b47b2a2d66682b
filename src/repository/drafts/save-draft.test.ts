import { expect, test } from 'vitest'
import { findReleaseRow, NO_FAILURE } from '#db/content-releases.ts'
import type { Change } from '#lib/merge/change.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { addRelease, set } from '../../../test/draft-changes.ts'
import { openDraftDesk } from '../../../test/draft-desk.ts'
import { engines } from '../../../test/engines.ts'
import { publishDraft } from './publish-draft.ts'
import { readDraft, saveDraft } from './save-draft.ts'

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

test.for(engines)('on %s a conflict keeps both values and blocks nothing else', async (engine) => {
  await using desk = await openDraftDesk(engine)

  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'First')] })
  const late = await desk.save({
    saveId: 'b',
    changes: [set('title', 'Kopi', 'Second'), set('price', 5, 4)],
  })
  const refused = publishDraft(desk.db, 'd', desk.options)
  await expect(refused).rejects.toThrow(
    'd: nobody has chosen yet what data.title is ("First" or "Second")',
  )
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

test('a writer who types on continues their conflict', async () => {
  await using desk = await openDraftDesk('SQLite')
  const writer = 'tab'

  await desk.save({ saveId: 'a', changes: [set('title', 'Kopi', 'First')] })
  await desk.save({ saveId: 'b', writer, changes: [set('title', 'Kopi', 'Sec')] })
  const { conflicts } = await desk.save({
    ...{ saveId: 'c', writer },
    changes: [set('title', 'Sec', 'Second')],
  })

  expect(conflicts).toMatchObject([{ id: 'c.0', writer, before: 'Kopi', after: 'Second' }])
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

test('other changes under the same id are saved once if a browser sends them', async () => {
  await using desk = await openDraftDesk('SQLite')
  const send = (price: number, keepsOthers: boolean) => {
    const changes = [set('price', 5, price)]
    const save = { documentId: 'd', releaseId: null, saveId: 's', against: 0, changes }
    return saveDraft(desk.db, save, { ...desk.options, keepsOthers })
  }

  await send(4, true)
  const same = await send(4, true)
  const other = await send(3, true)
  const again = await send(3, true)
  const job = await send(2, false)

  expect(same).toMatchObject({ isRepeated: true, conflicts: [] })
  expect(other.conflicts).toMatchObject([{ before: 5, after: 3, found: 4 }])
  expect(again).toMatchObject({ isRepeated: true, version: 2, conflicts: other.conflicts })
  expect(job).toMatchObject({ isRepeated: true, version: 2 })
})

test('an accepted save is recognised even without the creation of its document', async () => {
  await using desk = await openDraftDesk('SQLite')
  const fresh = documentOf({ id: 'new' })
  const creation = { path: [], after: fresh }
  const send = (saveId: string, changes: Change[]) =>
    saveDraft(
      desk.db,
      { documentId: 'new', releaseId: null, saveId, against: 0, changes },
      { ...desk.options, keepsOthers: true },
    )
  const typed = set('title', fresh.data.title, 'Kopi')

  await send('a', [creation, typed])
  await send('b', [set('title', 'Kopi', 'Kopi O')])
  const again = await send('a', [typed])

  expect(again).toMatchObject({
    isRepeated: true,
    conflicts: [],
    document: { data: { title: 'Kopi O' } },
  })
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
