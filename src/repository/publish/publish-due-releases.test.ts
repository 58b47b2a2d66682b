import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findReleaseRow, releaseRows } from '#db/content-releases.ts'
import { findContentState } from '#db/content-rows.ts'
import { openDatabase } from '#db/database.ts'
import { watchContent } from '#db/watch-content.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { publishChange, testAuthor } from '../../../test/publish-change.ts'
import { createReleaseStore } from '../../../test/release-store.ts'
import { createContentStore } from '../content-store.ts'
import { type Schedule, scheduleRelease } from '../releases/schedule-release.ts'
import type { StoredDocument } from '../stored-document.ts'
import { publishDueReleases } from './publish-due-releases.ts'

const createRef = () => crypto.randomUUID()
const MINUTE_MS = 60_000

test.for(engines)(
  'on %s one of several processes publishes a due release, and all refresh',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    // SQLite waits for a lock without letting go of the thread: two writers need two processes, for
    // which see test/content-cli.test.ts.
    const publishers = engine === 'SQLite' ? 1 : 3
    const sites = await Promise.all(
      [1, 2, 3].map((number) => startSite(database.target, number <= publishers)),
    )
    const [site] = sites
    await site?.save('due', new Date(FIXTURE_NOW.getTime() - MINUTE_MS))
    await site?.save('later', new Date(FIXTURE_NOW.getTime() + MINUTE_MS))

    while (!sites.every(({ store }) => store.snapshot().byId.has('due'))) {
      expect(sites.flatMap(({ errors }) => errors)).toEqual([])
      await delay(20)
    }

    await Promise.all(sites.map(({ stop }) => stop()))
    expect(sites.flatMap(({ published }) => published)).toEqual(['due'])
    expect(sites.some(({ store }) => store.snapshot().byId.has('later'))).toBe(false)
    const db = openDatabase(database.target)
    expect((await releaseRows(db)).map(({ id }) => id)).toEqual(['later'])
    expect(await findContentState(db)).toMatchObject({ version: 1 })
    await db.destroy()
  },
)

test('a release that cannot be published does not block later ones', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const site = await startSite(database.target, false)
  const taken = {
    documents: [documentOf({ id: 'a', uid: 'u' }), documentOf({ id: 'b', uid: 'u' })],
  }
  const early = new Date(FIXTURE_NOW.getTime() - 2 * MINUTE_MS)
  await site.save('bad', early, taken)
  await site.save('good', new Date(FIXTURE_NOW.getTime() - MINUTE_MS))

  const stop = site.publish()
  while (!site.published.includes('good')) await delay(20)
  await stop()

  expect(site.errors[0]).toMatchObject({
    message: expect.stringMatching(
      /^The scheduled release "bad" failed: .* both have the uid u\.$/,
    ),
  })
  await site.stop()
})

test('nothing is published while the clock is unreliable', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const asked: boolean[] = []
  // The clock has jumped, and is right again at the third check.
  const isClockSteady = () => asked.push(asked.length === 2) > 2
  const site = await startSite(database.target, false, isClockSteady)
  await site.save('due', new Date(FIXTURE_NOW.getTime() - MINUTE_MS))

  const stop = site.publish()
  while (site.published.length === 0) await delay(20)
  await stop()

  expect(asked.slice(0, 3)).toEqual([false, false, true])
  await site.stop()
})

test('a release that failed while the clock was years ahead is tried again once it is right', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const site = await startSite(database.target, false)
  const note = (title: string) => documentOf({ id: 'd', data: { title } })
  await site.change(note('Kopi'))
  const due = new Date(FIXTURE_NOW.getTime() - MINUTE_MS)
  await site.save('clash', due, { documents: [note('Kopi O')] })
  await site.change(note('Kopi C'))

  site.clock.now = new Date('2035-01-01T00:00:00Z')
  const stop = site.publish()
  await expect.poll(async () => (await site.row('clash'))?.tries).toBe(1)
  await site.change(note('Kopi'))
  site.clock.now = FIXTURE_NOW

  await expect.poll(() => site.published).toEqual(['clash'])
  await stop()
  await site.stop()
})

test.for(engines)(
  'on %s a failed release says why and is tried less and less often',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const site = await startSite(database.target, false)
    const due = new Date(FIXTURE_NOW.getTime() - MINUTE_MS)
    const note = (title: string, price: number) => documentOf({ id: 'd', data: { title, price } })
    await site.change(note('Kopi', 5))
    await site.save('clash', due, { documents: [note('Kopi O', 5)] })
    await site.change(note('Kopi C', 5))

    const stop = site.publish()
    const pauses: number[] = []
    for (const times of [1, 2, 3]) {
      await expect.poll(async () => (await site.row('clash'))?.tries).toBe(times)
      const retryAt = Date.parse((await site.row('clash'))?.retry_at ?? '')
      pauses.push(retryAt - site.clock.now.getTime())
      if (times < 3) site.clock.now = new Date(retryAt)
    }
    const row = await site.row('clash')
    await site.change(note('Kopi', 5))
    site.clock.now = new Date(row?.retry_at ?? '')
    while (!site.published.includes('clash')) await delay(20)
    await stop()

    expect(pauses).toEqual([5000, 20_000, 80_000])
    expect(site.errors).toHaveLength(3)
    expect(JSON.parse(row?.failure ?? '')).toEqual({
      reason:
        'The release "clash" cannot be published: note/d: data.title was changed meanwhile (published "Kopi C", in the release "Kopi O").',
      conflicts: [
        {
          id: 'd',
          name: 'note/d',
          path: ['data', 'title'],
          before: 'Kopi',
          after: 'Kopi O',
          found: 'Kopi C',
        },
      ],
    })
    expect(site.store.snapshot().byId.get('d')?.data).toEqual({ title: 'Kopi O', price: 5 })
    await site.stop()
  },
)

test.for(engines)(
  'on %s a campaign is taken back at its end, and a later correction stays',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const publishers = engine === 'SQLite' ? 1 : 3
    const sites = await Promise.all(
      [1, 2, 3].map((number) => startSite(database.target, number <= publishers)),
    )
    const [site] = sites
    if (!site) throw new Error('there is no site')
    const note = (title: string, price: number) => documentOf({ id: 'd', data: { title, price } })
    await site.change(note('Kopi', 5))
    const later = new Date(FIXTURE_NOW.getTime() + 2 * MINUTE_MS)
    await site.save('sale', later, { documents: [note('Sale', 5), documentOf({ id: 'new' })] })
    const [at, until] = [FIXTURE_NOW, new Date(FIXTURE_NOW.getTime() + MINUTE_MS)]
    await site.schedule('sale', { at, until })
    while (!sites.every(({ store }) => store.snapshot().byId.has('new'))) await delay(20)
    await site.change(note('Sale', 4))
    await delay(50)
    const during = site.store.snapshot().byId.get('d')?.data
    for (const { clock } of sites) clock.now = until
    while (sites.some(({ store }) => store.snapshot().byId.has('new'))) await delay(20)

    await Promise.all(sites.map(({ stop }) => stop()))
    expect(during).toEqual({ title: 'Sale', price: 4 })
    expect(site.store.snapshot().byId.get('d')?.data).toEqual({ title: 'Kopi', price: 4 })
    expect(sites.flatMap(({ published }) => published).toSorted()).toEqual([
      'sale',
      'sale-take-back',
    ])
    expect(sites.flatMap(({ errors }) => errors)).toEqual([])
    const db = openDatabase(database.target)
    const kinds = await db
      .selectFrom('content_publishes')
      .select(['kind', 'author_kind', 'release_id'])
      .orderBy('version')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['publish', 'publish', 'publish', 'take-back'])
    expect(kinds.at(-1)).toMatchObject({ author_kind: 'scheduler', release_id: 'sale-take-back' })
    expect(await releaseRows(db)).toEqual([])
    await db.destroy()
  },
)

/** The parts of the site's process that publish. */
async function startSite(target: string, publishes: boolean, isClockSteady = () => true) {
  const db = openDatabase(target)
  const clock = { now: FIXTURE_NOW }
  const now = () => clock.now
  const store = await createContentStore(db)
  const releases = createReleaseStore(db, { store, createRef, now })
  const published: string[] = []
  const errors: unknown[] = []
  const fail = (error: unknown) => errors.push(error)
  const stopWatching = watchContent(target, db, { refresh: store.refresh, onError: fail })
  const onPublish = async (id: string) => {
    published.push(id)
    await store.refresh()
  }
  const publish = () =>
    publishDueReleases(db, { now, isClockSteady, createRef, onPublish, onError: fail, checkMs: 20 })
  const stopPublishing = publishes ? publish() : async () => {}
  return {
    store,
    clock,
    published,
    errors,
    publish,
    row: (id: string) => findReleaseRow(db, 'id', id),
    /** As another process does. */
    async change(document: StoredDocument) {
      await publishChange(db, { documents: [document] }, { now, createRef })
      await store.refresh()
    },
    async schedule(id: string, schedule: Schedule) {
      const row = await findReleaseRow(db, 'id', id)
      const act = { author: testAuthor, now: () => FIXTURE_NOW, createRef }
      if (row) await scheduleRelease(db, row, { schedule, ...act })
    },
    save: (id: string, scheduledAt: Date, change = { documents: [documentOf({ id })] }) =>
      releases.save({ id, label: id, scheduledAt, change }),
    async stop() {
      await stopPublishing()
      await stopWatching()
      await db.destroy()
    },
  }
}
