import { expect, test } from 'vitest'
import { callables } from '#functions/callables.ts'
import { createSmallAccountSite, signUp } from '../account-visitor.ts'
import { call } from '../call-function.ts'
import { createSmallDatabase, engines } from '../engines.ts'
import { createSignedAccounts } from '../signed-accounts.ts'
import { createTestSite } from '../test-site.ts'
import { attackEnv, attackerAddress, fromEverywhere } from './attack-site.ts'
import { dumpDatabase } from './database-dump.ts'

const SECRET = 'only-for-the-owner'
/** Fields from which a program might read an owner's id. */
const ownerFields = ['accountId', 'account_id', 'userId', 'user', 'id', 'owner', 'session', 'as']

const subscription = (index: number) =>
  JSON.stringify({
    endpoint: `https://fcm.googleapis.com/fcm/send/${SECRET}-${index}`,
    keys: {
      p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url'),
      auth: Buffer.alloc(16, 1).toString('base64url'),
    },
  })

const savedDeal = {
  title: SECRET,
  path: '/deals/food/x',
  brand: SECRET,
  badge: '',
  code: null,
  endsOn: null,
  savedAt: '2026-11-15T00:00:00Z',
}

test.for(engines)(
  '1,000 calls with another person’s ids read and change nothing of theirs, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    const accounts = createSignedAccounts()
    await using site = await createTestSite({
      env: attackEnv,
      accounts,
      database: database.target,
    })
    const { db } = site.accounts.parts
    const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
    const deals = [...(site.store.snapshot().byType.get('deal') ?? [])].slice(0, 8)
    for (const { id } of deals)
      await call(site, 'reportDeal', { dealId: id, outcome: 'worked' }, owner)
    const devices = Array.from({ length: 8 }, (_, index) => `device-${index}`)
    for (const [index, deviceId] of devices.entries()) {
      const device = { deviceId, messagingToken: subscription(index), name: SECRET }
      await call(site, 'registerDevice', device, owner)
    }
    await call(site, 'updateProfile', { name: SECRET }, owner)
    const sync = { replica: 'replica-1', requestId: 'r1', epoch: null, seen: 0 }
    const put = {
      favourites: { put: { d1: savedDeal }, removed: [] },
      following: { put: ['b1'], removed: [] },
    }
    await call(site, 'syncVisitorState', { ...sync, ...put }, owner)
    const { epoch } = (await (await call(site, 'readVisitor', null, owner)).json()).result ?? {}
    const ids = [
      ...devices,
      ...deals.map(({ id }) => id),
      'owner',
      'replica-1',
      'r1',
      String(epoch),
      'd1',
    ]
    const rowsOfOwner = async () => {
      const dump = await dumpDatabase(db)
      const rows = Object.entries(dump).map(([table, all]) => [
        table,
        all.filter((row) => row.includes('owner') || row.includes(SECRET)),
      ])
      return Object.fromEntries(rows)
    }
    const before = await rowsOfOwner()
    let swaps = 0
    const shown: string[] = []

    const tryAs = async (name: string, data: unknown, token: string | null) => {
      swaps++
      const headers = {
        'x-forwarded-for': attackerAddress(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      }
      const answer = await call(site, name, data, headers)
      const text = await answer.text()
      if (text.includes(SECRET) || answer.status >= 500)
        shown.push(`${name} ${JSON.stringify(data)} ${text}`)
    }
    for (const { name } of callables) {
      for (const [index, id] of ids.entries()) {
        const attacker = `attacker-${index}`
        const token = accounts.tokenOf(attacker)
        await tryAs(name, { deviceId: id, dealId: id }, token)
        await tryAs(name, { [ownerFields[index % ownerFields.length] ?? '']: id }, token)
        const removed = {
          favourites: { put: {}, removed: ids },
          following: { put: [], removed: ['b1'] },
        }
        await tryAs(
          name,
          { replica: id, requestId: id, epoch: String(epoch), seen: 9, ...removed },
          token,
        )
      }
      // Tokens combined from parts of others.
      const [, signature = ''] = accounts.tokenOf('attacker').split('.')
      for (const token of [
        `owner.${signature}`,
        'owner.',
        'owner',
        `owner.${'A'.repeat(43)}`,
        'anonymous.owner',
      ])
        await tryAs(name, { deviceId: devices[0], confirm: 'delete my account' }, token)
      await tryAs(
        name,
        { deviceId: devices[0], confirm: 'delete my account', accountId: 'owner' },
        null,
      )
    }

    expect(swaps).toBeGreaterThanOrEqual(1000)
    expect(shown).toEqual([])
    expect(await rowsOfOwner()).toEqual(before)
  },
)

test('account forms with another person’s ids read and change nothing of theirs', async () => {
  await using site = await createSmallAccountSite({ env: attackEnv })
  const { db, links } = site.accounts.parts
  const owner = await signUp(site, `${SECRET}@mail.example`)
  for (let count = 0; count < 4; count++)
    await site.visitor().send('/account/sign-in', {
      email: `${SECRET}@mail.example`,
      password: 'kopi at the void deck',
    })
  await owner.send('/account/settings', { act: 'name', name: SECRET })
  await owner.open('/account/export')
  const { accountId = '' } = (await owner.token()) ?? {}
  const sessions = await db.selectFrom('account_sessions').selectAll().execute()
  const { token: email } = await links.create('new-email', {
    userId: accountId,
    email: 'new@mail.example',
  })
  const attacker = site.visitor(fromEverywhere)
  const { cookies } = await signUp(site, 'thief@mail.example')
  for (const [name, value] of cookies) attacker.cookies.set(name, value)
  await attacker.open('/account/export')
  const attackerId = (await attacker.token())?.accountId ?? ''
  const unsubscribe = site.accounts.unsubscribeTokens.create(attackerId).split('.')[1]
  const tokenOfAttacker = (await attacker.token())?.token ?? ''
  const rowsOfOwner = async () => {
    const { account_limits, account_tokens, ...dump } = await dumpDatabase(db)
    return Object.values(dump)
      .flat()
      .filter((row) => row.includes(accountId) || row.includes(SECRET))
  }
  const before = await rowsOfOwner()
  const ids = [accountId, email, ...sessions.flatMap(({ id, token }) => [id, token])]
  const shown: string[] = []
  let swaps = 0

  const look = async (place: string, answer: { status: number; html: string }) => {
    swaps++
    if (answer.html.includes(SECRET) || answer.status >= 500)
      shown.push(`${place} ${answer.status}`)
  }
  for (const id of ids) {
    const acts = ['end-session', 'remove-device', 'unlink', 'phone-code']
    for (const act of acts) {
      const form = { act, session: id, device: id, provider: id, phone: id, code: id, userId: id }
      await look(act, await attacker.send('/account/settings', form))
    }
    for (const field of ownerFields)
      await look(field, await attacker.open(`/account/settings?${field}=${id}`))
    await look('export', await attacker.open(`/account/export?accountId=${id}&userId=${id}`))
    for (const page of ['new-email', 'link', 'reset', 'confirm'])
      await look(
        page,
        await attacker.send(`/account/${page}`, { token: id, password: 'kopi at the void deck' }),
      )
    await look(
      'unsubscribe',
      await attacker.send('/account/unsubscribe', { token: `${id}.${unsubscribe}` }),
    )
  }
  const [, ends, signature] = tokenOfAttacker.split('.')
  for (const { id } of sessions) {
    const authorization = `Bearer ${id}.${ends}.${signature}`
    for (const name of ['exportMyData', 'readProfile', 'deleteMyAccount']) {
      const answer = await call(site, name, null, {
        authorization,
        'x-forwarded-for': attackerAddress(),
      })
      expect(answer.status).toBe(401)
    }
  }

  expect(swaps).toBeGreaterThanOrEqual(200)
  expect(shown).toEqual([])
  expect(await rowsOfOwner()).toEqual(before)
  expect(await owner.token()).not.toBe(null)
})
