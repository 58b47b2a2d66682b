import { expect, test } from 'vitest'
import { countRows, dealTraffic, forgetCounts } from '#db/daily-counts.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { createCounts } from './create-counts.ts'

const DAYS = { from: '2026-11-01', to: '2026-11-30' }
/** A minute before midnight in Singapore. */
const LATE = new Date('2026-11-16T15:59:00Z')

function start(db: Database, { clock = { now: LATE } } = {}) {
  const errors: unknown[] = []
  const counts = createCounts({
    db,
    findType: (id) => (id.startsWith('d') ? 'deal' : id === 'partner' ? 'landing' : null),
    createId: () => crypto.randomUUID(),
    now: () => clock.now,
    onError: (error) => errors.push(error),
  })
  return { ...counts, errors }
}

/** The next transaction is committed, but the answer is lost. */
function losingOneAnswer(db: Database): Database {
  let isLost = false
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction' || isLost) return Reflect.get(target, name).bind?.(target)
      return () => ({
        async execute(work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) {
          isLost = true
          await target.transaction().execute(work)
          throw new Error('the connection was lost')
        },
      })
    },
  })
}

test.for(engines)(
  'on %s several processes add up exactly, by the day in Singapore',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    await using dbs = new AsyncDisposableStack()
    const open = () => dbs.adopt(openDatabase(database.target), (db) => db.destroy())
    const db = open()
    const clock = { now: LATE }
    const processes = [start(db, { clock }), start(open(), { clock }), start(open(), { clock })]

    for (let round = 0; round < 20; round++) {
      if (round === 10) clock.now = new Date(LATE.getTime() + 120_000)
      for (const [place, { count }] of processes.entries()) {
        count({ kind: 'open', id: 'd1' })
        count({ kind: 'copy', id: `d${(round + place) % 3}` })
        count({ kind: 'open', id: 'partner' })
        count({ kind: 'open', id: 'invented' })
      }
      if (round % 4 === 0) await Promise.all(processes.map(({ flush }) => flush()))
    }
    await Promise.all(processes.map(({ close }) => close()))

    const rows = await countRows(db, ['d0', 'd1', 'd2', 'partner', 'invented'], DAYS)
    const ofDay = (id: string, day: string) =>
      rows.find((row) => row.document_id === id && row.day === day)
    expect(ofDay('d1', '2026-11-16')).toMatchObject({ type: 'deal', opens: 30, shop_visits: 0 })
    expect(ofDay('d1', '2026-11-17')).toMatchObject({ type: 'deal', opens: 30 })
    expect(ofDay('partner', '2026-11-17')).toMatchObject({ type: 'landing', opens: 30, copies: 0 })
    expect(rows.reduce((sum, { copies }) => sum + copies, 0)).toBe(60)
    expect(rows.some((row) => row.document_id === 'invented')).toBe(false)
    expect(await dealTraffic(db, DAYS, 1)).toMatchObject([{ dealId: 'd1', opens: 60, copies: 20 }])
    await forgetCounts(db, { now: new Date('2030-01-01T00:00:00Z') })
    expect(await dealTraffic(db, DAYS)).toEqual([])
  },
)

test.for(engines)('on %s a flush whose answer is lost counts once', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  await using _ = { [Symbol.asyncDispose]: () => db.destroy() }
  const { count, flush, metrics, close } = start(losingOneAnswer(db))

  count({ kind: 'open', id: 'd1' })
  await expect(flush()).rejects.toThrow('the connection was lost')
  count({ kind: 'open', id: 'd1' })
  const waiting = metrics()
  await close()

  expect(waiting).toContain('lobang_counts_waiting 2')
  expect(metrics()).toContain('lobang_counts_waiting 0')
  expect(await countRows(db, ['d1'], DAYS)).toMatchObject([{ opens: 2 }])
})
