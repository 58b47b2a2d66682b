import { expect, test } from 'vitest'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { testEntry } from '../../test/publish-change.ts'
import {
  addReleaseRow,
  findReleaseRow,
  NO_FAILURE,
  type ReleaseRow,
  updateReleaseRow,
} from './content-releases.ts'
import { withStaging } from './content-staging.ts'
import { openDatabase } from './database.ts'

const NOON = new Date('2026-11-16T04:00:00Z')
const LATER = '2026-11-16T05:00:00.000Z'

test.for(engines)(
  'on %s a release is added once, and changed only in the state that was read',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    await using db = await open(database.target)
    const row = releaseOf({})

    expect(await addReleaseRow(db, row)).toBe(true)
    expect(await addReleaseRow(db, { ...row, label: 'Another' })).toBe(false)
    expect(await updateReleaseRow(db, row, { ref: 'second', change: '{"a":1}' })).toBe(true)
    expect(await updateReleaseRow(db, row, { ref: 'third', change: '{}' })).toBe(false)
    expect(await updateReleaseRow(db, { ...row, ref: 'second' }, { scheduled_at: LATER })).toBe(
      true,
    )

    expect(await findReleaseRow(db, 'id', 'r')).toEqual({
      ...row,
      ref: 'second',
      change: '{"a":1}',
      scheduled_at: LATER,
    })
  },
)

test.for(engines)('on %s a release that was changed since it was read stays', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  await using db = await open(database.target)
  await addReleaseRow(db, releaseOf({ ref: 'second', scheduled_at: LATER }))
  const take = (ref: string, dueBy: Date | null) =>
    withStaging(db, (staging) =>
      staging.publish({
        from: null,
        to: 'published',
        publishedAt: NOON,
        release: { id: 'r', ref, label: 'r', dueBy },
        customTypes: [],
        drafts: [],
        entry: testEntry,
      }),
    )

  expect(await take('first', null)).toBe('gone')
  expect(await take('second', NOON)).toBe('gone')
  expect(await findReleaseRow(db, 'id', 'r')).not.toBeNull()
  expect(await take('second', new Date(LATER))).toBe('published')
  expect(await findReleaseRow(db, 'id', 'r')).toBeNull()
})

function releaseOf(parts: Partial<ReleaseRow>): ReleaseRow {
  const row = { id: 'r', label: 'R', ref: 'first', preview_token: 'token', change: '{}' }
  const none = { scheduled_at: null, bases: null, take_back_of: null, purpose: null }
  const nobody = { author: null, reason: null }
  return { ...row, ...none, ...nobody, ...NO_FAILURE, ...parts }
}

async function open(target: string) {
  const db = openDatabase(target)
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() })
}
