import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { saveReportRow } from '#db/reports.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createContentStore } from '#repository/content-store.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { deskEditor as person } from '../../../test/desk-editor.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { createListServices } from '../documents/create-document-routes.ts'
import { createActs } from '../people/acts.ts'
import { createReadToday } from './read-today.ts'
import { recheckDeal, undoRecheck } from './recheck.ts'

// FIXTURE_NOW is Sunday 15 November 2026, 10am in Singapore.

test.for(engines)(
  'on %s a deal that fails leaves the queue when somebody checks it',
  async (engine) => {
    await using desk = await openDesk(engine, [dealOf('fine'), dealOf('broken')])
    for (const reporter of ['account:1', 'account:2'])
      await desk.report('broken', reporter, 'failed')
    await desk.report('broken', 'account:3', 'worked')
    await desk.report('fine', 'account:1', 'worked')

    const before = await desk.today()
    const { changes } = await desk.recheck('broken', { act: 'works' })
    await desk.undo('broken', changes)
    const undone = await desk.today()
    await desk.recheck('broken', { act: 'works' })
    const after = await desk.today()

    expect(before.rows.filter(({ kind }) => kind === 'not-working')).toMatchObject([
      {
        deal: { id: 'broken' },
        why: '2 of 3 said no',
        words: [{ text: 'The code was refused' }, {}],
      },
    ])
    expect(undone.rows).toEqual(before.rows)
    expect(after.counts['not-working']).toBe(0)
    expect(desk.data('broken').checked_on).toBe('2026-11-15')
  },
)

test('deals that end soon, are spent or were not checked for long need a person; the others do not', async () => {
  await using desk = await openDesk('SQLite', [
    dealOf('ends-today', { ends_on: '2026-11-15' }),
    dealOf('ends-later', { ends_on: '2026-12-24' }),
    // Its last Friday has passed.
    dealOf('spent', { ends_on: '2026-11-16', weekdays: [{ day: 'fri' }] }),
    dealOf('ended', { ends_on: '2026-11-14' }),
    dealOf('stale', { checked_on: '2026-09-01' }),
    dealOf('upcoming', { starts_on: '2026-12-01', checked_on: '2026-09-01' }),
  ])

  const { rows, week } = await desk.today()

  const told = rows
    .filter(({ kind }) => kind !== 'failed-checks')
    .map(({ kind, deal, why }) => [deal.id, kind, why])
  expect(told).toEqual([
    ['spent', 'ends-soon', 'Spent since Fri 13 Nov, midnight'],
    ['ends-today', 'ends-soon', 'Ends today, midnight'],
    ['stale', 'stale', '75 days unchecked'],
  ])
  expect(week[0]).toEqual({ day: '2026-11-15', begins: 0, ends: 1 })
})

test('each answer of the counter writes its field and the day of the check, and can be undone', async () => {
  await using desk = await openDesk('SQLite', [
    dealOf('d', { price_now: 8, ends_on: '2026-12-24' }),
    dealOf('early', { sold_out_at: '2026-11-14T02:00:00.000Z' }),
  ])
  const first = desk.data('d')

  const price = await desk.recheck('d', { act: 'price', price: 9.5 })
  const changed = desk.data('d')
  await desk.undo('d', price.changes)
  const undone = desk.data('d')
  await desk.recheck('d', { act: 'sold-out' })
  const soldOut = desk.data('d')
  await desk.recheck('d', { act: 'ended' })
  await desk.recheck('early', { act: 'works' })

  expect(changed).toEqual({ ...first, price_now: 9.5, checked_on: '2026-11-15' })
  expect(undone).toEqual(first)
  expect(soldOut).toMatchObject({
    sold_out_at: '2026-11-15T02:00:00+0000',
    checked_on: '2026-11-15',
  })
  expect(desk.data('d').ends_on).toBe('2026-11-14')
  expect(desk.data('early').sold_out_at).toBe('2026-11-14T02:00:00+0000')
})

test('later changes are not undone, and anything but a deal is refused', async () => {
  await using desk = await openDesk('SQLite', [
    dealOf('d', { price_now: 8 }),
    documentOf({ id: 'x' }),
  ])

  const { changes } = await desk.recheck('d', { act: 'price', price: 9 })
  await desk.recheck('d', { act: 'price', price: 10 })

  await expect(desk.undo('d', changes)).rejects.toThrow('Somebody has changed this deal since')
  await expect(desk.recheck('x', { act: 'works' })).rejects.toThrow('no such live deal')
  await expect(desk.recheck('none', { act: 'works' })).rejects.toThrow('no such live deal')
  await expect(desk.recheck('d', { act: 'price' })).rejects.toThrow('Enter the current price')
  expect(desk.data('d').price_now).toBe(10)
})

function dealOf(id: string, data: Record<string, unknown> = {}): StoredDocument {
  const fields = { title: id, redeem: 'show', channel: 'online', checked_on: '2026-11-14', ...data }
  return documentOf({ id, type: 'deal', uid: id, data: fields })
}

async function openDesk(engine: Engine, documents: StoredDocument[]) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  let refs = 0
  const now = () => FIXTURE_NOW
  const createRef = () => `r${++refs}`
  await publishChange(db, { documents }, { now, createRef })
  const store = await createContentStore(db)
  await store.refresh()
  const options = {
    db,
    store,
    now,
    createRef,
    acts: createActs({ db, now }),
    turns: createLoopTurns(),
  }
  const lists = createListServices(options)
  return {
    today: createReadToday(lists),
    recheck: (id: string, input: Parameters<typeof recheckDeal>[1]['input']) =>
      recheckDeal(options, { id, person, input }),
    undo: (id: string, changes: Parameters<typeof undoRecheck>[1]['changes']) =>
      undoRecheck(options, { id, person, changes }),
    data: (id: string) => store.snapshot().byId.get(id)?.data ?? {},
    report: (deal_id: string, reporter: string, outcome: 'worked' | 'failed') =>
      saveReportRow(db, {
        deal_id,
        reporter,
        day: '2026-11-14',
        outcome,
        reason: outcome === 'failed' ? 'code-refused' : null,
        reported_at: '2026-11-14T03:00:00.000Z',
        network: null,
      }),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
