import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { anonymous, call, dealOf, result } from './call-function.ts'
import { createTestDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createSignedAccounts } from './signed-accounts.ts'
import { createTestSite } from './test-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test.for(engines)(
  '%s counts each reader of a deal once, by their latest word of the week',
  async (engine) => {
    await using database = await createTestDatabase(engine)
    let now = NOON
    const accounts = createSignedAccounts()
    await using site = await createTestSite({ database: database.target, accounts, now: () => now })
    const dealId = dealOf(site)
    const by = (name: string) => ({ authorization: `Bearer ${accounts.tokenOf(name)}` })
    const report = (name: string, outcome: string) =>
      result(call(site, 'reportDeal', { dealId, outcome, reason: 'ended' }, by(name)))

    await report('ann', 'failed')
    expect(await report('ann', 'worked')).toEqual({ worked: 1, total: 1 })
    now = new Date(NOON.getTime() + DAY_MS)
    for (const name of ['bob', 'cat', 'dan']) await report(name, 'failed')
    expect(await report('ann', 'worked')).toEqual({ worked: 1, total: 4 })
    expect(await site.functions.reports.flagged()).toEqual([{ dealId, worked: 1, failed: 3 }])
    expect(await result(call(site, 'readProfile', null, by('bob')))).toEqual({
      name: '',
      reports: [{ dealId, day: '2026-11-16', outcome: 'failed', reason: 'ended' }],
    })
    now = new Date(NOON.getTime() + 8 * DAY_MS)
    expect(await result(call(site, 'readDealReports', { dealId }))).toEqual({ worked: 0, total: 0 })
    expect(await site.functions.reports.flagged()).toEqual([])
  },
)

test('one address cannot make up a crowd of readers', async () => {
  await using site = await createTestSite({ env: { APP_CHECK: 'off' } })
  const dealId = dealOf(site)
  const failed = { dealId, outcome: 'failed', reason: 'other' }

  const answers = []
  for (let index = 0; index < 7; index++) {
    answers.push(await call(site, 'reportDeal', failed, anonymous(`device-${index}`)))
  }
  const sameAgain = await call(site, 'reportDeal', failed, anonymous('device-0'))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await result(Promise.resolve(sameAgain))).toEqual({ worked: 0, total: 5 })
  expect((await call(site, 'reportDeal', { ...failed, dealId: 'none' })).status).toBe(404)
  expect((await call(site, 'reportDeal', { ...failed, outcome: 'perhaps' })).status).toBe(400)
})

test('where it is asked for, an anonymous report needs work that was done for it', async () => {
  await using site = await createTestSite({ env: { APP_CHECK: 'always' } })
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
  expect(await result(call(site, 'reportDeal', worked, { ...device, ...proof }))).toEqual({
    worked: 1,
    total: 1,
  })
})
