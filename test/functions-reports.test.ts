import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { anonymous, call, dealOf, result } from './call-function.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createSignedAccounts } from './signed-accounts.ts'
import { createTestSite } from './test-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test.for(engines)(
  '%s counts each reader of a deal once, by the latest report of the week',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    let now = NOON
    const accounts = createSignedAccounts()
    await using site = await createTestSite({
      database: database.target,
      accounts,
      now: () => now,
    })
    const dealId = dealOf(site)
    const by = (name: string) => ({ authorization: `Bearer ${accounts.tokenOf(name)}` })
    const report = (name: string, outcome: string) =>
      result(call(site, 'reportDeal', { dealId, outcome, reason: 'ended' }, by(name)))

    await report('owner', 'failed')
    expect(await report('owner', 'worked')).toBeNull()
    now = new Date(NOON.getTime() + DAY_MS)
    for (const name of ['stranger', 'onlooker', 'passer-by']) await report(name, 'failed')
    expect(await report('owner', 'worked')).toEqual({ worked: 1, total: 4 })
    expect(await site.functions.reports.flagged()).toEqual([{ dealId, worked: 1, failed: 3 }])
    expect(await result(call(site, 'readProfile', null, by('stranger')))).toEqual({
      name: '',
      reports: [{ dealId, day: '2026-11-16', outcome: 'failed', reason: 'ended' }],
    })
    now = new Date(NOON.getTime() + 8 * DAY_MS)
    expect(await result(call(site, 'readDealReports', { dealId }))).toBeNull()
    expect(await site.functions.reports.flagged()).toEqual([])
  },
)

test('an account sees its reports, with the names of deals that still exist', async () => {
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ isSmall: true, accounts })
  const dealId = dealOf(site)
  const by = (name: string) => ({ authorization: `Bearer ${accounts.tokenOf(name)}` })
  await call(site, 'reportDeal', { dealId, outcome: 'failed', reason: 'ended' }, by('owner'))

  const mine = await result(call(site, 'readMyReports', null, by('owner')))
  const nobody = await call(site, 'readMyReports', null, anonymous('phone'))

  const deal = { title: expect.any(String), path: expect.stringMatching(/^\/deals\//) }
  expect(mine).toEqual([{ day: '2026-11-15', outcome: 'failed', deal }])
  expect(await result(call(site, 'readMyReports', null, by('stranger')))).toEqual([])
  expect(nobody.status).toBe(401)
})

const behindProxy = { APP_CHECK: 'off', TRUSTED_PROXIES: '1' }

test.for(engines)(
  '%s counts the devices of one network as one reader all week, and each account separately',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    let now = NOON
    const accounts = createSignedAccounts()
    const options = { database: database.target, accounts, env: behindProxy }
    await using site = await createTestSite({ isSmall: true, ...options, now: () => now })
    const dealId = dealOf(site)
    const report = (who: { authorization: string }, address: string, outcome = 'failed') => {
      const from = { ...who, 'x-forwarded-for': address }
      return result(call(site, 'reportDeal', { dealId, outcome, reason: 'other' }, from))
    }

    for (let day = 0; day < 7; day++) {
      now = new Date(NOON.getTime() + day * DAY_MS)
      for (const host of [7, 8, 9]) {
        expect(await report(anonymous(`device-${day}-${host}`), `203.0.113.${host}`)).toBeNull()
      }
    }
    expect(await site.functions.reports.flagged()).toEqual([])
    await report(anonymous('six-1'), '2001:db8:1:2::5')
    expect(await report(anonymous('six-2'), '2001:db8:1:9::5')).toBeNull()
    const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
    expect(await report(owner, '203.0.113.7', 'worked')).toEqual({ worked: 1, total: 3 })
    expect(await site.functions.reports.flagged()).toEqual([])
    await report(anonymous('elsewhere'), '198.51.100.1')

    expect(await site.functions.reports.flagged()).toEqual([{ dealId, worked: 1, failed: 3 }])
    await using db = openDatabase(database.target)
    const rows = await db.selectFrom('deal_reports').selectAll().execute()
    expect(rows).toHaveLength(7 * 3 + 4)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001:db8|198\.51/)
  },
)

test('the network of a report is deleted when the report no longer counts', async () => {
  await using database = await createSmallDatabase('SQLite')
  let now = NOON
  const env = behindProxy
  await using site = await createTestSite({
    database: database.target,
    env,
    now: () => now,
  })
  const worked = { dealId: dealOf(site), outcome: 'worked' }
  await using db = openDatabase(database.target)
  const networks = async () => {
    const rows = await db.selectFrom('deal_reports').select('network').execute()
    return rows.map(({ network }) => network !== null)
  }

  await call(site, 'reportDeal', worked, anonymous('phone'))
  now = new Date(NOON.getTime() + 6 * DAY_MS)
  await site.functions.reports.forget()
  expect(await networks()).toEqual([true])
  now = new Date(NOON.getTime() + 7 * DAY_MS)
  await site.functions.reports.forget()

  expect(await networks()).toEqual([false])
})

test('a report without a device leaves a different hash on each deal, and nothing after the week', async () => {
  await using database = await createSmallDatabase('SQLite')
  let now = NOON
  const options = { database: database.target, env: behindProxy }
  await using site = await createTestSite({ isSmall: true, ...options, now: () => now })
  const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
  const dealIds = deals.slice(0, 2).map(({ id }) => id)
  const from = { 'x-forwarded-for': '203.0.113.7' }
  await using db = openDatabase(database.target)
  const reporters = async () => {
    const rows = await db.selectFrom('deal_reports').select('reporter').execute()
    return rows.map(({ reporter }) => reporter)
  }

  for (const dealId of dealIds) {
    await result(call(site, 'reportDeal', { dealId, outcome: 'worked' }, from))
  }
  await result(
    call(site, 'reportDeal', { dealId: dealIds[0], outcome: 'worked' }, anonymous('phone')),
  )

  expect(new Set(await reporters()).size).toBe(3)
  now = new Date(NOON.getTime() + 6 * DAY_MS)
  await site.functions.reports.forget()
  expect(await reporters()).toHaveLength(3)
  now = new Date(NOON.getTime() + 7 * DAY_MS)
  await site.functions.reports.forget()
  expect(await reporters()).toEqual([expect.stringMatching(/^anonymous:/)])
})

test('one network cannot fill the database, and nonsense is refused', async () => {
  await using site = await createTestSite({ isSmall: true, env: behindProxy })
  const dealId = dealOf(site)
  const failed = { dealId, outcome: 'failed', reason: 'other' }
  const from = (host: number) => ({
    ...anonymous(`device-${host}-`),
    'x-forwarded-for': `203.0.113.${host}`,
  })

  const statuses = []
  for (let host = 0; host < 51; host++) {
    statuses.push((await call(site, 'reportDeal', failed, from(host))).status)
  }
  const sameAgain = await call(site, 'reportDeal', failed, from(0))

  expect(statuses).toEqual([...Array(50).fill(200), 429])
  expect(sameAgain.status).toBe(200)
  expect((await call(site, 'reportDeal', { ...failed, dealId: 'none' })).status).toBe(404)
  expect((await call(site, 'reportDeal', { ...failed, outcome: 'perhaps' })).status).toBe(400)
})

test('where required, an anonymous report needs its own proof of work', async () => {
  await using site = await createTestSite({ isSmall: true, env: { APP_CHECK: 'always' } })
  const dealId = dealOf(site)
  const worked = { dealId, outcome: 'worked' }
  const device = anonymous('phone')

  const without = await call(site, 'reportDeal', worked, device)
  const challenge = await result(call(site, 'challengeReport', { dealId }, device))
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const forged = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } }
  const forgedToken = Buffer.from(JSON.stringify({ challenge: forged, solution })).toString(
    'base64',
  )
  const proof = { 'x-firebase-appcheck': token }

  expect(without.status).toBe(400)
  expect((await without.json()).error).toMatchObject({
    status: 'FAILED_PRECONDITION',
    details: { reason: 'app-check' },
  })
  for (const bad of ['', 'null', '!', forgedToken]) {
    const answer = await call(site, 'reportDeal', worked, { ...device, 'x-firebase-appcheck': bad })
    expect(answer.status).toBe(400)
  }
  expect((await call(site, 'reportDeal', worked, { ...anonymous('other'), ...proof })).status).toBe(
    400,
  )
  expect((await call(site, 'reportDeal', worked, { ...device, ...proof })).status).toBe(200)
})
