import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findReleaseRow, releaseRows } from '#db/content-releases.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { migrate } from '#db/migrate.ts'
import { createContentStore } from '#repository/content-store.ts'
import { scheduleRelease } from '#repository/releases/schedule-release.ts'
import { documentOf } from './content-fixture.ts'
import { createTestDatabase, type Engine, engines } from './engines.ts'
import { everyTrial, patience } from './machine.ts'
import { publishChange, testAuthor } from './publish-change.ts'
import { createReleaseStore } from './release-store.ts'

// `kill -9` before each statement of a save, a publish, a scheduled publish and a take-back. `npm test` takes every
// seventh statement, TRIALS=all each.

const EVERY = everyTrial ? 1 : 7
const LONG = { timeout: patience(everyTrial ? 1_200_000 : 240_000) }
const root = join(import.meta.dirname, '..')
const note = (title: string, price: number) => documentOf({ id: 'd', data: { title, price } })

const actions = ['save', 'publish', 'due', 'take-back'] as const
type Action = (typeof actions)[number]
const cases = engines.flatMap((engine) => actions.map((action) => [engine, action] as const))

test.for(cases)(
  'on %s a kill at any step of "%s" leaves the old or the new state',
  LONG,
  async ([engine, action]) => {
    let killed = 0
    for (let step = 1; ; step += EVERY) {
      await using desk = await openDesk(engine, action)
      const before = await desk.state()
      // Every other time, two more processes do the same at once.
      const others = killed % 2 === 0 ? [] : desk.others(action)
      const [run] = await Promise.all([desk.run(action, step), ...others])
      const between = await desk.state()
      await desk.run(action, 0)
      const after = await desk.state()
      await desk.run(action, 0)

      expect(await desk.state()).toEqual(after)
      expect(after).toEqual(expectedAfter[action])
      expect([before, after]).toContainEqual(between)
      if (!run.isKilled) break
      killed += 1
    }
    expect(killed).toBeGreaterThan(0)
  },
)

/** The state after the action, done once. */
const expectedAfter: Record<Action, State> = {
  save: {
    live: { title: 'Old', price: 5 },
    draft: 'Saved 1',
    saves: 1,
    publishes: 1,
    releases: [],
  },
  publish: {
    live: { title: 'Saved', price: 4 },
    draft: null,
    saves: 1,
    publishes: 3,
    releases: [],
  },
  due: {
    live: { title: 'Sale', price: 4 },
    draft: null,
    saves: 0,
    publishes: 3,
    releases: ['sale-take-back of null'],
  },
  'take-back': {
    live: { title: 'Old', price: 3 },
    draft: null,
    saves: 0,
    publishes: 5,
    releases: [],
  },
}

type State = {
  live: unknown
  draft: string | null
  saves: number
  publishes: number
  releases: string[]
}

const options = { now: () => new Date(), createRef: () => crypto.randomUUID() }

async function openDesk(engine: Engine, action: Action) {
  const database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  await prepare(db, action, (name) => start(database.target, name, 0))
  return {
    run: (name: Action, step: number) => start(database.target, name, step),
    /** Two more processes at the same time. */
    others: (name: Action) => [1, 2].map(() => start(database.target, name, 0)),
    state: () => stateOf(db),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function prepare(db: Database, action: Action, run: (name: Action) => Promise<unknown>) {
  await publishChange(db, { documents: [note('Old', 5)] }, options)
  if (action === 'save') return
  if (action === 'publish') await run('save')
  if (action === 'due' || action === 'take-back') await prepareSale(db)
  await publishChange(db, { documents: [note('Old', 4)] }, options)
  if (action !== 'take-back') return
  await run('due')
  await publishChange(db, { documents: [note('Sale', 3)] }, options)
  await db
    .updateTable('releases')
    .set({ scheduled_at: new Date(0).toISOString() })
    .where('id', '=', 'sale-take-back')
    .execute()
}

async function prepareSale(db: Database): Promise<void> {
  const store = await createContentStore(db)
  const releases = createReleaseStore(db, { store, ...options })
  await releases.save({
    id: 'sale',
    label: 'sale',
    scheduledAt: null,
    change: { documents: [note('Sale', 5)] },
  })
  const row = await findReleaseRow(db, 'id', 'sale')
  const schedule = { at: new Date(0), until: new Date('2999-01-01') }
  if (row) await scheduleRelease(db, row, { schedule, author: testAuthor, ...options })
}

async function stateOf(db: Database): Promise<State> {
  const live = await findDocumentRow(db, 'd')
  const draft = await db.selectFrom('drafts').selectAll().executeTakeFirst()
  const count = async (table: 'draft_saves' | 'content_publishes') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return {
    live: live && JSON.parse(live.text).data,
    draft: draft ? `${JSON.parse(draft.document).data.title} ${draft.version}` : null,
    saves: await count('draft_saves'),
    publishes: await count('content_publishes'),
    releases: (await releaseRows(db)).map((row) => `${row.id} of ${row.take_back_of}`),
  }
}

async function start(target: string, action: Action, step: number) {
  const child = spawn('node', ['test/editing-worker.ts', target, action, String(step)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = child.stderr.toArray()
  const [code, signal] = await once(child, 'exit')
  const isKilled = signal === 'SIGKILL'
  if (code !== 0 && !isKilled) throw new Error(Buffer.concat(await said).toString())
  return { isKilled }
}
