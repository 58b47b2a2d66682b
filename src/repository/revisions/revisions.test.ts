import { expect, test } from 'vitest'
import { auditRows, revisionsOf } from '#db/content-revisions.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import type { PublishEntry } from '../publish/publish-entry.ts'
import type { ContentChange } from '../snapshot.ts'
import { valueAt } from './document-at.ts'
import { forgetRevisions } from './forget-revisions.ts'
import { compareRevisions, getDocumentAt, restoreRevision } from './restore-revision.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const editor = { kind: 'person' as const, name: 'editor' }
const colleague = { kind: 'token' as const, name: 'colleague' }
const saying = (text: string) => documentOf({ id: 'd', data: { text, other: 'same' } })

test.for(engines)('on %s every version of a document can be read again', async (engine) => {
  await using desk = await openDesk(engine)
  const texts = Array.from({ length: 45 }, (_, number) => `text ${number}`)
  for (const text of texts) await desk.publish({ documents: [saying(text)] })
  await desk.publish({ removedIds: ['d'] })
  await desk.publish({ documents: [saying('again')] })
  await desk.publish({ documents: [documentOf({ id: 'other' })] })

  const past = await Promise.all(
    texts.map(async (_, number) => (await getDocumentAt(desk.db, 'd', number + 1))?.data.text),
  )
  const rows = await revisionsOf(desk.db, { content: 'document', id: 'd' })

  expect(past).toEqual(texts)
  expect(await getDocumentAt(desk.db, 'd', 46)).toBeNull()
  expect((await getDocumentAt(desk.db, 'd', 47))?.data.text).toBe('again')
  await expect(getDocumentAt(desk.db, 'd', 48)).rejects.toThrow('no revision 48 of d')
  expect(rows.filter(({ whole }) => whole !== null).map(({ version }) => version)).toEqual([
    21, 41, 46,
  ])
  expect(rows[3]).toMatchObject({ version: 4, from_version: 3, action: 'change' })
  expect(JSON.parse(rows[3]?.changes ?? '')).toEqual([
    { path: ['data', 'text'], before: 'text 2', after: 'text 3' },
  ])
})

test.for(engines)(
  'on %s a restored revision is a new one, with the same content',
  async (engine) => {
    await using desk = await openDesk(engine)
    await desk.publish({ documents: [saying('one')] })
    await desk.publish({ documents: [saying('two')] })
    await desk.publish({ removedIds: ['d'] })
    const options = { now: desk.now, createRef: desk.createRef, author: editor }

    await restoreRevision(desk.db, { id: 'd', version: 1 }, options)
    const restored = await getDocumentAt(desk.db, 'd', 4)
    const changes = await compareRevisions(
      desk.db,
      { content: 'document', id: 'd' },
      { from: 2, to: 4 },
    )
    await restoreRevision(desk.db, { id: 'd', version: 3 }, options)

    expect(restored).toMatchObject({ data: { text: 'one', other: 'same' } })
    expect(restored?.last_publication_date).toBe('2026-11-15T02:00:00+0000')
    expect(changes).toEqual([{ path: ['data', 'text'], before: 'two', after: 'one' }])
    expect(await getDocumentAt(desk.db, 'd', 5)).toBeNull()
    expect((await desk.audit({ id: 'd' })).map(({ kind }) => kind)).toEqual([
      'publish',
      'publish',
      'publish',
      'restore',
      'restore',
    ])
  },
)

test.for(engines)('on %s the audit finds by document, author, day and kind', async (engine) => {
  await using desk = await openDesk(engine)
  await desk.publish({ documents: [saying('one'), documentOf({ id: 'e', type: 'deal' })] })
  desk.clock.now = new Date(FIXTURE_NOW.getTime() + DAY_MS)
  await desk.publish(
    { documents: [saying('two')] },
    { kind: 'import', author: editor, why: 'Prices' },
  )
  desk.clock.now = new Date(FIXTURE_NOW.getTime() + 2 * DAY_MS)
  await desk.publish({ removedIds: ['e'] }, { kind: 'unpublish', author: colleague })
  const versions = async (query: Parameters<typeof auditRows>[1]) =>
    (await desk.audit(query)).map(({ version, id }) => `${version} ${id}`)

  expect(await versions({})).toEqual(['1 d', '1 e', '2 d', '3 e'])
  expect(await versions({ id: 'e' })).toEqual(['1 e', '3 e'])
  expect(await versions({ author: 'colleague' })).toEqual(['3 e'])
  expect(await versions({ from: '2026-11-16', until: '2026-11-16' })).toEqual(['2 d'])
  expect(await versions({ kind: 'import' })).toEqual(['2 d'])
  expect(await versions({ type: 'deal' })).toEqual(['1 e', '3 e'])
  expect((await desk.audit({ kind: 'import' }))[0]).toMatchObject({
    author_kind: 'person',
    author: 'editor',
    reason: 'Prices',
    from_version: 1,
  })
})

test.for(engines)('on %s old revisions are removed, and others can be read', async (engine) => {
  await using desk = await openDesk(engine)
  for (let day = 0; day < 5; day++) {
    desk.clock.now = new Date(FIXTURE_NOW.getTime() + day * DAY_MS)
    await desk.publish({ documents: [saying(`day ${day}`)] })
  }

  await forgetRevisions(desk.db, { historyDays: 0, now: desk.clock.now })
  const all = await desk.audit({})
  await forgetRevisions(desk.db, { historyDays: 2, now: desk.clock.now })

  expect(all).toHaveLength(5)
  expect((await desk.audit({})).map(({ version }) => version)).toEqual([3, 4, 5])
  expect((await getDocumentAt(desk.db, 'd', 3))?.data.text).toBe('day 2')
})

test('rich-text pages have revisions too', async () => {
  await using desk = await openDesk('SQLite')
  const page = (text: string) => ({ id: 'p', blockMap: { a: { text } } as never })
  await desk.publish({ richtextPages: [page('one')] })
  await desk.publish({ richtextPages: [page('two')] })

  const past = await valueAt(desk.db, { content: 'richtext', id: 'p' }, 1)

  expect(past).toEqual({ value: { a: { text: 'one' } } })
})

test('a publish by an older build in between is reported as unknown', async () => {
  await using desk = await openDesk('SQLite')
  for (const text of ['one', 'two', 'three', 'four'])
    await desk.publish({ documents: [saying(text)] })
  // As if the third publish had left no trace.
  await desk.db.deleteFrom('revisions').where('version', '=', 3).execute()

  expect(await valueAt(desk.db, { content: 'document', id: 'd' }, 2)).toBe('unknown')
  expect((await getDocumentAt(desk.db, 'd', 4))?.data.text).toBe('four')
})

async function openDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db: Database = openDatabase(database.target)
  const clock = { now: FIXTURE_NOW }
  const [now, createRef] = [() => clock.now, () => crypto.randomUUID()]
  return {
    db,
    clock,
    now,
    createRef,
    publish: (change: ContentChange, entry: Partial<PublishEntry> = {}) =>
      publishChange(db, change, { now, createRef, ...entry }),
    audit: (query: Parameters<typeof auditRows>[1]) => Array.fromAsync(auditRows(db, query)),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
