import { expect, test } from 'vitest'
import { addCounts } from '#db/daily-counts.ts'
import { openDatabase } from '#db/database.ts'
import { saveReportRow } from '#db/reports.ts'
import { createSeededDatabase, engines } from '../../../test/engines.ts'
import { NOON } from '../../../test/noon.ts'
import { partnerReport } from './partner-report.ts'
import { reportCommand } from './report-command.ts'

const DAYS = { from: '2026-11-10', to: '2026-11-18' }

async function openDesk(engine: (typeof engines)[number]) {
  const database = await createSeededDatabase(engine)
  const db = openDatabase(database.target)
  const rows = await db.selectFrom('documents').select(['id', 'uid']).execute()
  const idOf = (uid: string) => rows.find((row) => row.uid === uid)?.id ?? ''
  const none = { opens: 0, copies: 0, coupons: 0, shop_visits: 0 }
  const [esim, crab] = [idOf('pipit-traveller-esim-week'), idOf('jetty-nine-passport-chilli-crab')]
  await addCounts(db, {
    id: 'one',
    addedAt: NOON,
    rows: [
      { ...none, document_id: esim, day: '2026-11-09', type: 'deal', opens: 50 },
      { ...none, document_id: esim, day: '2026-11-10', type: 'deal', opens: 90, copies: 30 },
      { ...none, document_id: esim, day: '2026-11-17', type: 'deal', opens: 10, shop_visits: 7 },
      { ...none, document_id: crab, day: '2026-11-11', type: 'deal', opens: 1200, coupons: 3 },
      {
        ...none,
        document_id: idOf('touristprivilege'),
        day: '2026-11-18',
        type: 'landing',
        opens: 400,
      },
      {
        ...none,
        document_id: idOf('kaya-toast-set-two-for-one'),
        day: '2026-11-11',
        type: 'deal',
        opens: 9,
      },
    ],
  })
  for (const [reporter, outcome] of Object.entries({ a: 'worked', b: 'worked', c: 'failed' })) {
    const report = { deal_id: esim, day: '2026-11-12', reason: null, network: null }
    const reported_at = '2026-11-12T00:00:00.000Z'
    await saveReportRow(db, { ...report, reported_at, reporter, outcome: outcome as 'worked' })
  }
  return {
    db,
    async command(...args: string[]) {
      const out: string[] = []
      const [partner = '', ...rest] = args
      const values = Object.fromEntries(
        rest
          .map((arg) => arg.replace('--', '').split('='))
          .map(([name, value]) => [name, value ?? true]),
      )
      const context = { db, now: () => NOON, io: { out: (line: string) => out.push(line) } }
      await reportCommand.run({ positionals: [partner], values }, context as never)
      return out.join('\n')
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

test.for(engines)(
  'on %s a report has the partner’s deals, weeks and the days before',
  async (engine) => {
    await using desk = await openDesk(engine)

    const report = await partnerReport(desk.db, { partner: 'touristprivilege', ...DAYS, now: NOON })
    const nobody = await partnerReport(desk.db, { partner: 'nobody', ...DAYS, now: NOON })

    expect(nobody).toBeNull()
    expect(report?.partner).toMatchObject({ uid: 'touristprivilege', palette: 'lapis' })
    expect(report?.sums).toEqual({
      opens: 1300,
      copies: 30,
      coupons: 3,
      shopVisits: 7,
      landingOpens: 400,
      worked: 2,
      failed: 1,
    })
    expect(report?.before).toMatchObject({ from: '2026-11-01', to: '2026-11-09', opens: 50 })
    expect(report?.weeks.map(({ from, to, opens }) => [from, to, opens])).toEqual([
      ['2026-11-10', '2026-11-16', 1290],
      ['2026-11-17', '2026-11-18', 10],
    ])
    expect(report?.days).toHaveLength(9)
    expect(report?.deals.length).toBeGreaterThanOrEqual(6)
    expect(report?.deals.slice(0, 2)).toMatchObject([
      { uid: 'jetty-nine-passport-chilli-crab', brand: 'Jetty Nine Seafood', opens: 1200 },
      { uid: 'pipit-traveller-esim-week', opens: 100, copies: 30, worked: 2, failed: 1 },
    ])
  },
)

test('the command prints and exports, and is vague about small numbers', async () => {
  await using desk = await openDesk('SQLite')
  const days = ['--from=2026-11-10', '--to=2026-11-18']

  const text = await desk.command('touristprivilege', ...days)
  const csv = await desk.command('touristprivilege', ...days, '--csv')
  const json = JSON.parse(await desk.command('touristprivilege', ...days, '--json'))

  expect(text).toContain('Opens: 1,300, +2500% against the 9 days before')
  expect(text).toContain('Went to the shop: 7, 1 of 100 opens')
  expect(text).toMatch(/Seven-day visitor eSIM.* 100 +30 +7 +under 5 +Live/)
  expect(text).toMatch(/soft-shell crab.* 1,200 +under 5 +0 +none +Live to/)
  expect(csv.split('\r\n')[1]).toMatch(
    /^jetty-nine-passport-chilli-crab,.*,1200,0,under 5,0,none,Live to/,
  )
  expect(json.deals[0].coupons).toBe(3)
  await expect(desk.command('nobody')).rejects.toThrow('No landing page "nobody" is published.')
  await expect(desk.command('oth', '--from=2026-02-30')).rejects.toThrow('must be a day')
  await expect(desk.command('oth', '--from=2026-11-30', '--to=2026-11-01')).rejects.toThrow('later')
})
