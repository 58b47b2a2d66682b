import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findReleaseRow, releaseRows } from '#db/content-releases.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import { createContentStore } from '#repository/content-store.ts'
import { scheduleRelease } from '#repository/releases/schedule-release.ts'
import { documentOf } from './content-fixture.ts'
import { countStatements, type EditingAction, editingActions } from './editing-actions.ts'
import { createMigratedDatabase, type Engine, engines } from './engines.ts'
import { everyTrial, patience } from './machine.ts'
import { publishChange, testAuthor } from './publish-change.ts'
import { createReleaseStore } from './release-store.ts'

// `kill -9` of a process before a statement of a save, a publish, a scheduled publish and a take-back. `npm test` takes
// two statements of each, other ones on each engine; `TRIALS=all npm test -- test/editing-kill.test.ts` takes all.

const SAMPLE = 2
const LONG = { timeout: patience(everyTrial ? 1_200_000 : 120_000) }
const root = join(import.meta.dirname, '..')
const note = (title: string, price: number) => documentOf({ id: 'd', data: { title, price } })

const actions = ['save', 'publish', 'due', 'take-back'] as const
const cases = engines.flatMap((engine) => actions.map((action) => [engine, action] as const))

test.for(cases)(
  'on %s a kill at any step of "%s" leaves the old or the new state',
  LONG,
  async ([engine, action]) => {
    const steps = stepsOf(await statementsOf(action), engine)
    for (const [turn, step] of steps.entries()) {
      await using desk = await openDesk(engine, action)
      const before = await desk.state()
      // Every other time, two more do the same at once, and may leave it fewer statements to make.
      const isAlone = (turn + Number(engine === 'PostgreSQL')) % 2 === 0
      const others = isAlone ? 0 : 2
      const { isKilled } = await desk.kill(step, others)
      const between = await desk.state()
      await desk.act()
      const after = await desk.state()
      await desk.act()

      if (isAlone) expect(isKilled, `at ${step}`).toBe(true)
      expect(await desk.state()).toEqual(after)
      expect(after).toEqual(expectedAfter[action])
      expect([before, after]).toContainEqual(between)
    }
  },
)

/** The number of statements that the action makes when nobody disturbs it. Both engines get the same. */
async function statementsOf(action: EditingAction): Promise<number> {
  await using desk = await openDesk('SQLite', action)
  let statements = 0
  const counted = countStatements(desk.db, (number) => {
    statements = number
  })
  await editingActions[action](counted)
  return statements
}

/** The last statement is always among them: by then everything else has been written. */
function stepsOf(statements: number, engine: Engine): number[] {
  const all = Array.from({ length: statements }, (_, index) => statements - index)
  if (everyTrial) return all
  const apart = Math.floor(statements / SAMPLE)
  const others = all.slice(engine === 'SQLite' ? Math.ceil(apart / 2) : apart)
  return [statements, ...others.filter((_, index) => index % apart === 0)].slice(0, SAMPLE)
}

/** The state after the action, done once. */
const expectedAfter: Record<EditingAction, State> = {
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

async function openDesk(engine: Engine, action: EditingAction) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  await prepare(db, action)
  return {
    db,
    act: () => editingActions[action](db),
    /** Runs the action in a process that kills itself, with so many others that begin when it does. */
    kill: (step: number, others: number) => kill({ target: database.target, action, step, others }),
    state: () => stateOf(db),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function prepare(db: Database, action: EditingAction): Promise<void> {
  await publishChange(db, { documents: [note('Old', 5)] }, options)
  if (action === 'save') return
  if (action === 'publish') await editingActions.save(db)
  if (action === 'due' || action === 'take-back') await prepareSale(db)
  await publishChange(db, { documents: [note('Old', 4)] }, options)
  if (action !== 'take-back') return
  await editingActions.due(db)
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

type Kill = { target: string; action: EditingAction; step: number; others: number }

async function kill({ target, action, step, others }: Kill): Promise<{ isKilled: boolean }> {
  const child = spawn('node', ['test/editing-worker.ts', target, action, String(step)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said = child.stderr.toArray()
  await Promise.race([once(child.stdout, 'data'), ended])
  await Promise.all(Array.from({ length: others }, () => actOnce(target, action)))
  const [code, signal] = await ended
  const isKilled = signal === 'SIGKILL'
  if (code !== 0 && !isKilled) throw new Error(Buffer.concat(await said).toString())
  return { isKilled }
}

/** On connections of its own. */
async function actOnce(target: string, action: EditingAction): Promise<void> {
  const db = openDatabase(target)
  await editingActions[action](db)
  await db.destroy()
}
