import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { releaseRows } from '#db/content-releases.ts'
import { findContentState } from '#db/content-rows.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { watchContent } from '#db/watch-content.ts'
import { withStartUpLock } from '#db/with-start-up-lock.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createTestDatabase, engines } from '../../../test/engines.ts'
import { createReleaseStore } from '../../../test/release-store.ts'
import { createContentStore } from '../content-store.ts'
import { publishDueReleases } from './publish-due-releases.ts'

const createRef = () => crypto.randomUUID()
const MINUTE_MS = 60_000

test.for(engines)(
  'on %s one of several processes publishes a due release, and all refresh',
  async (engine) => {
    await using database = await createTestDatabase(engine)
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
  await using database = await createTestDatabase('SQLite')
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
  await using database = await createTestDatabase('SQLite')
  const asked: boolean[] = []
  // As with a clock that jumped, which is back at the third look.
  const isClockSteady = () => asked.push(asked.length === 2) > 2
  const site = await startSite(database.target, false, isClockSteady)
  await site.save('due', new Date(FIXTURE_NOW.getTime() - MINUTE_MS))

  const stop = site.publish()
  while (site.published.length === 0) await delay(20)
  await stop()

  expect(asked.slice(0, 3)).toEqual([false, false, true])
  await site.stop()
})

/** What a process of the site has of all this. */
async function startSite(target: string, publishes: boolean, isClockSteady = () => true) {
  const db = openDatabase(target)
  await withStartUpLock(target, () => migrate(db))
  const now = () => FIXTURE_NOW
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
    publishDueReleases(db, { now, isClockSteady, createRef, onPublish, onError: fail })
  const stopPublishing = publishes ? publish() : async () => {}
  return {
    store,
    published,
    errors,
    publish,
    save: (id: string, scheduledAt: Date, change = { documents: [documentOf({ id })] }) =>
      releases.save({ id, label: id, scheduledAt, change }),
    async stop() {
      await stopPublishing()
      await stopWatching()
      await db.destroy()
    },
  }
}
