import { expect, test } from 'vitest'
import {
  addReleaseRow,
  findReleaseRow,
  findTakeBackRow,
  releaseRows,
} from '#db/content-releases.ts'
import { openDatabase } from '#db/database.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { testAuthor } from '../../../test/publish-change.ts'
import { publishRelease } from '../publish/publish-release.ts'
import { findScheduleFault, type Schedule, scheduleRelease } from './schedule-release.ts'

const HOUR_MS = 60 * 60 * 1000
const hour = (number: number) => new Date(FIXTURE_NOW.getTime() + number * HOUR_MS)
const createRef = () => crypto.randomUUID()
const options = { now: () => FIXTURE_NOW, createRef, author: testAuthor }

test.for(engines)(
  'on %s a release is taken back, also if the usual name of a take-back is in use',
  async (engine) => {
    await using desk = await openDesk(engine)
    await desk.add('sale')
    await desk.schedule('sale', { at: hour(1), until: hour(2) })
    await publishRelease(desk.db, 'sale', options)
    await desk.add('sale')

    const isScheduled = await desk.schedule('sale', { at: hour(3), until: hour(4) })

    const takeBack = await findTakeBackRow(desk.db, 'sale')
    expect(isScheduled).toBe('scheduled')
    expect(takeBack).toMatchObject({ scheduled_at: hour(4).toISOString(), purpose: 'take-back' })
    expect(await findReleaseRow(desk.db, 'id', 'sale-take-back')).toMatchObject({
      take_back_of: null,
      scheduled_at: hour(2).toISOString(),
    })
  },
)

test.for(engines)(
  'on %s no take-back is left over if the release has been removed or changed',
  async (engine) => {
    await using desk = await openDesk(engine)
    await desk.add('sale')
    const row = await desk.row('sale')
    await publishRelease(desk.db, 'sale', options)

    const isScheduled = await scheduleRelease(desk.db, row, {
      schedule: { at: hour(1), until: hour(2) },
      ...options,
    })

    expect(isScheduled).toBe('moved')
    expect(await releaseRows(desk.db)).toEqual([])
  },
)

test('scheduling again moves the take-back, leaves it, or removes it', async () => {
  await using desk = await openDesk('SQLite')
  await desk.add('sale')
  const takeBackTime = async () => (await findTakeBackRow(desk.db, 'sale'))?.scheduled_at

  await desk.schedule('sale', { at: hour(1), until: hour(2) })
  await desk.schedule('sale', { at: hour(1), until: hour(3) })
  const moved = await takeBackTime()
  await desk.schedule('sale', { at: hour(2) })
  const left = await takeBackTime()
  await desk.schedule('sale', { at: null, until: null })

  expect(moved).toBe(hour(3).toISOString())
  expect(left).toBe(moved)
  expect(await takeBackTime()).toBeUndefined()
})

test('a release cannot be scheduled for after its take-back', async () => {
  await using desk = await openDesk('SQLite')
  await desk.add('sale')
  await desk.schedule('sale', { at: hour(24), until: hour(26) })
  const fault = async (id: string, schedule: Schedule) =>
    findScheduleFault(desk.db, await desk.row(id), schedule)

  expect(await fault('sale', { at: hour(28) })).toBe(
    `The release "sale" is taken back at ${hour(26).toISOString()}. Schedule it earlier, or give a later --until.`,
  )
  expect(await fault('sale-take-back', { at: hour(23) })).toContain('Take it back later.')
  expect(await fault('sale-take-back', { at: hour(25), until: hour(26) })).toContain('itself')
  expect(await fault('sale', { at: hour(28), until: hour(30) })).toBeNull()
  expect(await fault('sale', { at: hour(28), until: null })).toBeNull()
  expect(await fault('sale', { at: hour(25) })).toBeNull()
  expect(await fault('sale-take-back', { at: hour(25) })).toBeNull()
})

async function openDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const row = async (id: string) => {
    const found = await findReleaseRow(db, 'id', id)
    if (!found) throw new Error(`there is no release ${id}`)
    return found
  }
  return {
    db,
    row,
    add: (id: string) =>
      addReleaseRow(db, {
        id,
        label: id,
        ref: createRef(),
        preview_token: createRef(),
        change: JSON.stringify({ documents: [documentOf({ id: `in-${id}` })] }),
        scheduled_at: null,
      }),
    schedule: async (id: string, schedule: Schedule) =>
      scheduleRelease(db, await row(id), { schedule, ...options }),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
