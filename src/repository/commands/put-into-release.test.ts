import { expect, test } from 'vitest'
import { findReleaseRow, type ReleaseRow, updateReleaseRow } from '#db/content-releases.ts'
import { openDatabase } from '#db/database.ts'
import { draftRows } from '#db/draft-rows.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { publishChange, testAuthor } from '../../../test/publish-change.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { changeRelease } from './change-release.ts'
import type { CommandContext } from './command.ts'
import {
  changeReleaseContent,
  createRelease,
  getRelease,
  putIntoRelease,
} from './put-into-release.ts'
import { runCommand } from './run-command.ts'

const LATER = '2026-12-24T01:00:00.000Z'
const createRef = () => crypto.randomUUID()

test.for(engines)('on %s simultaneous changes of a release are both kept', async (engine) => {
  await using desk = await openDesk(engine)
  await createRelease(desk, 'r')
  const meanwhile = (work: () => Promise<unknown>) => {
    let isDone = false
    return async () => {
      const row = await getRelease(desk, 'r')
      if (!isDone) await work()
      isDone = true
      return row
    }
  }

  const other = () => putIntoRelease(desk, 'r', { change: { removedIds: ['theirs'] } })
  await changeReleaseContent(desk, meanwhile(other), (before) =>
    mergeChanges(before, { removedIds: ['mine'] }),
  )
  const third = () => putIntoRelease(desk, 'r', { change: { removedIds: ['third'] } })
  await changeRelease(meanwhile(third), desk.schedule)

  const row = await findReleaseRow(desk.db, 'id', 'r')
  expect(JSON.parse(row?.change ?? '')).toMatchObject({ removedIds: ['theirs', 'mine', 'third'] })
  expect(row?.scheduled_at).toBe(LATER)
})

test('a change that keeps losing the race fails with an error', async () => {
  await using desk = await openDesk('SQLite')
  await createRelease(desk, 'r')
  const find = async () => {
    const row = await getRelease(desk, 'r')
    await putIntoRelease(desk, 'r', { change: {} })
    return row
  }

  await expect(changeRelease(find, desk.schedule)).rejects.toThrow(
    'Others keep changing the release',
  )
})

test('a release is not created twice', async () => {
  await using desk = await openDesk('SQLite')
  await createRelease(desk, 'Big Sale')

  await expect(createRelease(desk, 'big sale')).rejects.toThrow(
    'There is a release "big-sale" already.',
  )
})

test('a waiting take-back accepts no changes', async () => {
  await using desk = await openDesk('SQLite')
  await createRelease(desk, 'back')
  const takeBack = { take_back_of: 'sale', purpose: 'take-back' as const }
  await desk.db.updateTable('releases').set(takeBack).execute()

  await expect(putIntoRelease(desk, 'back', { change: { removedIds: ['d'] } })).rejects.toThrow(
    '"back" takes back "sale" and cannot be changed before that.',
  )
})

test.for(engines)('on %s a draft in a release is counted, kept, and removed', async (engine) => {
  await using desk = await openDesk(engine)
  await createRelease(desk, 'r')
  const whole = { path: [], after: { type: 'note', uid: 'u', data: { title: 'Kopi' } } }
  const author = { kind: 'person' as const, name: 'editor' }
  const options = { author, createRef, now: () => FIXTURE_NOW }
  const save = { releaseId: 'r', saveId: 's', against: 0, changes: [whole] }
  for (const documentId of ['d', 'e']) await saveDraft(desk.db, { ...save, documentId }, options)
  await desk.db.updateTable('releases').set({ label: 'R' }).execute()

  const change = { documents: [documentOf({ id: 'd' })] }
  await expect(putIntoRelease(desk, 'r', { change })).rejects.toThrow('has drafts of d.')
  await expect(putIntoRelease(desk, 'r', { change: { removedIds: ['e'] } })).rejects.toThrow('of e')
  const said = [await desk.run('release', 'list'), await desk.run('status')]
  const shown = await desk.run('release', 'show', 'r')
  const unclear = await desk.run('release', 'remove', 'r', 'note/u')
  await desk.run('release', 'remove', 'r', 'd')
  await putIntoRelease(desk, 'r', { change })
  const row = await findReleaseRow(desk.db, 'id', 'r')

  for (const text of said) expect(text).toContain('r ("R"): 2 documents, 0 removals')
  expect(shown).toContain('adds    note/u (d)\n  adds    note/u (e)')
  expect(unclear).toContain('changes several "note/u": d, e. Name one by its id.')
  expect((await draftRows(desk.db, ['r'])).map(({ document_id }) => document_id)).toEqual(['e'])
  expect(JSON.parse(row?.change ?? '').documents.map(({ id }: { id: string }) => id)).toEqual(['d'])
})

test('a release tells where a choice is missing, and forgets a removal by its name', async () => {
  await using desk = await openDesk('SQLite')
  const author = { kind: 'person' as const, name: 'editor' }
  const options = { author, createRef, now: () => FIXTURE_NOW }
  const documents = [documentOf({ id: 'd', uid: 'u' }), documentOf({ id: 'e', uid: 'v' })]
  await publishChange(desk.db, { documents }, options)
  await putIntoRelease(desk, 'r', { change: { removedIds: ['e'] } })
  for (const after of ['Kopi', 'Teh']) {
    const changes = [{ path: ['data', 'title'], before: '', after }]
    const save = { documentId: 'd', releaseId: 'r', saveId: after, against: 0, changes }
    await saveDraft(desk.db, save, options)
  }
  const missing = 'u: nobody has chosen yet what data.title is'

  const shown = await desk.run('release', 'show', 'r')
  const published = await desk.run('publish', 'r')
  const removed = await desk.run('release', 'remove', 'r', `${documents[1]?.type}/v`)

  expect(shown).toContain('1 document, 1 removal')
  expect(shown).toContain(missing)
  expect(published).toContain(missing)
  expect(removed).toContain('no longer changes')
  expect(await desk.run('release', 'show', 'r')).toContain('1 document, 0 removals')
})

async function openDesk(engine: (typeof engines)[number]) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  return {
    db,
    createRef,
    author: testAuthor,
    schedule: (row: ReleaseRow) => updateReleaseRow(db, row, { scheduled_at: LATER }),
    /** The output of the command. */
    async run(...args: string[]) {
      const lines: string[] = []
      const io = {
        out: (line: string) => lines.push(line),
        err: (line: string) => lines.push(line),
      }
      const context = { db, engine, createRef, author: testAuthor, now: () => FIXTURE_NOW, io }
      await runCommand(args, { ...io, isTerminal: false }, async () => ({
        ...(context as unknown as CommandContext),
        [Symbol.asyncDispose]: async () => {},
      }))
      return lines.join('\n')
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
