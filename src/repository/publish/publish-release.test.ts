import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { addReleaseRow, findReleaseRow } from '#db/content-releases.ts'
import { openDatabase } from '#db/database.ts'
import { findRichtextRow } from '#db/find-documents.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { publishChange, testAuthor } from '../../../test/publish-change.ts'
import { scheduleRelease } from '../releases/schedule-release.ts'
import type { ContentChange } from '../snapshot.ts'
import { publishRelease } from './publish-release.ts'

const now = () => FIXTURE_NOW
const createRef = () => crypto.randomUUID()
const author = testAuthor
const one = documentOf({ id: 'one' })
const two = documentOf({ id: 'two' })

test('a change added to a release during its publish is published too', async () => {
  await using desk = await openDesk('SQLite')
  await desk.add('r', { documents: [one] })

  const result = await publishRelease(desk.db, 'r', {
    now,
    author,
    createRef: desk.onceMeanwhile(`UPDATE releases SET ref = 'second',
      change = '${JSON.stringify({ documents: [one, two] })}'`),
  })

  expect(result).toMatchObject({ added: 2, isReleaseGone: false })
  expect(await desk.documentIds()).toEqual(['one', 'two'])
  expect(await findReleaseRow(desk.db, 'id', 'r')).toBeNull()
})

test('a due release that is rescheduled during its publish stays', async () => {
  await using desk = await openDesk('SQLite')
  await desk.add('r', { documents: [one] }, FIXTURE_NOW)

  const result = await publishRelease(desk.db, 'r', {
    now,
    author,
    createRef: desk.onceMeanwhile('UPDATE releases SET scheduled_at = NULL'),
    onlyIfDue: true,
  })

  expect(result).toBeNull()
  expect(await desk.documentIds()).toEqual([])
  expect(await findReleaseRow(desk.db, 'id', 'r')).not.toBeNull()
})

test.for(engines)('on %s a duplicate uid is reported, and the release stays', async (engine) => {
  await using desk = await openDesk(engine)
  await desk.add('first', { documents: [one] })
  await desk.add('taken', { documents: [documentOf({ id: 'other', uid: 'one' })] })
  await desk.add('twice', { documents: [two, documentOf({ id: 'other', uid: 'two' })] })
  await publishRelease(desk.db, 'first', { now, author, createRef })

  await expect(publishRelease(desk.db, 'taken', { now, author, createRef })).rejects.toThrow(
    'The release "taken" cannot be published: the uid one of other is that of the published note one.',
  )
  await expect(publishRelease(desk.db, 'twice', { now, author, createRef })).rejects.toThrow(
    'The release "twice" cannot be published: two and other both have the uid two.',
  )
  expect(await desk.documentIds()).toEqual(['one'])
  expect(await findReleaseRow(desk.db, 'id', 'taken')).not.toBeNull()
})

test.for(engines)('on %s rich-text pages of a release merge by their blocks', async (engine) => {
  await using desk = await openDesk(engine)
  const page = (a: string, b: string) => ({ id: 'p', blockMap: { a: { role: a }, b: { role: b } } })
  const publish = (change: ContentChange) => publishChange(desk.db, change, { now, createRef })
  await publish({ richtextPages: [page('one', 'two')] })
  const base = { version: 1, value: page('one', 'two').blockMap }
  const bases = JSON.stringify({ documents: {}, pages: { p: base } })
  await desk.add('first', { richtextPages: [page('one, changed', 'two')] })
  await desk.add('second', { richtextPages: [page('one, otherwise', 'two')] })
  await desk.db.updateTable('releases').set({ bases }).execute()
  await publish({ richtextPages: [page('one', 'two, corrected')] })

  await publishRelease(desk.db, 'first', { now, author, createRef })
  const late = publishRelease(desk.db, 'second', { now, author, createRef })

  await expect(late).rejects.toThrow('p: a.role was changed meanwhile')
  const row = await findRichtextRow(desk.db, 'p')
  expect(JSON.parse(row?.text ?? '')).toEqual(page('one, changed', 'two, corrected').blockMap)
})

test('a take-back is not published before what it takes back', async () => {
  await using desk = await openDesk('SQLite')
  await desk.add('sale', { documents: [one] })
  const sale = await findReleaseRow(desk.db, 'id', 'sale')
  if (!sale) throw new Error('there is no release')
  const schedule = { at: FIXTURE_NOW, until: new Date(FIXTURE_NOW.getTime() + 1000) }
  await scheduleRelease(desk.db, sale, { schedule, now, author, createRef })

  const early = publishRelease(desk.db, 'sale-take-back', { now, author, createRef })
  await expect(early).rejects.toThrow('it takes back "sale", which is not published yet.')
  await publishRelease(desk.db, 'sale', { now, author, createRef })
  const during = await desk.documentIds()
  await publishRelease(desk.db, 'sale-take-back', { now, author, createRef })

  expect(during).toEqual(['one'])
  expect(await desk.documentIds()).toEqual([])
})

async function openDesk(engine: (typeof engines)[number]) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  return {
    db,
    add: (id: string, change: ContentChange, scheduledAt: Date | null = null) =>
      addReleaseRow(db, {
        id,
        label: id,
        ref: createRef(),
        preview_token: createRef(),
        change: JSON.stringify(change),
        scheduled_at: scheduledAt?.toISOString() ?? null,
      }),
    /** The ref is made between the reading of the release and its transaction, so somebody writes here. */
    onceMeanwhile(sql: string) {
      let isDone = false
      return () => {
        if (!isDone) {
          using other = new DatabaseSync(database.target)
          other.exec(sql)
        }
        isDone = true
        return createRef()
      }
    },
    async documentIds() {
      const rows = await db.selectFrom('documents').select('id').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
