import { expect, test } from 'vitest'
import { findReleaseRow } from '#db/content-releases.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createTestDatabase, engines } from '../../../test/engines.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { changeRelease } from './change-release.ts'
import {
  changeReleaseContent,
  createRelease,
  getRelease,
  putIntoRelease,
} from './put-into-release.ts'

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
  await changeRelease(desk, meanwhile(third), () => ({ scheduled_at: LATER }))

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

  await expect(changeRelease(desk, find, () => ({ scheduled_at: LATER }))).rejects.toThrow(
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

async function openDesk(engine: (typeof engines)[number]) {
  const database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  return {
    db,
    createRef,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
