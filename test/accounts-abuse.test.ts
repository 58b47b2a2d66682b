import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createPhoneSignIn } from '#accounts/phone-sign-in.ts'
import { createSignIn, type ProvedSignIn } from '#accounts/sign-in.ts'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'
import { CLIENT, startOpenidProvider } from './peers/openid-provider.ts'
import { startTextGateway } from './peers/text-gateway.ts'
import { visitProvider } from './peers/visit-provider.ts'

const right = { email: 'owner@mail.example', password: 'kopi at the void deck' }

const sender = { known: null, hasWorked: false, address: '203.0.113.9' }

function tokenIn(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

function envOf(issuer: string) {
  return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret }
}

/** Goes to the issuer and comes back. */
async function goWith(visitor: Visitor, path: string, account: string): Promise<void> {
  const start = await visitor.ask(path, { headers: { 'sec-fetch-site': 'same-origin' } })
  const back = new URL(await visitProvider(start.headers.get('location') ?? '', { account }))
  await visitor.ask(back.pathname + back.search)
}

test('an issuer that hangs does not block the other sign-in methods', async () => {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await using site = await createSmallAccountSite({ env: envOf(issuer) })

  const visitor = await signUp(site, right.email)
  await site.accounts.warm()

  expect(await visitor.token()).not.toBe(null)
  expect(site.accounts.offered().providers).toEqual([])
  server.closeAllConnections()
  server.close()
})

test('a long body is refused, with or without a length header', async () => {
  await using site = await createSmallAccountSite()
  const post = (path: string) => {
    const body = new Blob(['x'.repeat(20_000)]).stream()
    const headers = { origin: 'http://site.test' }
    return site.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }

  expect((await post('/account/sign-in')).status).toBe(413)
  expect((await post('/api/auth/callback/oidc')).status).toBe(413)
})

test('codes in a URL match only the known codes', async () => {
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, right.email)
  const statusOf = async (path: string) => (await visitor.open(path)).status

  expect(await statusOf('/account/settings?problem=provider-x')).toBe(200)
  expect(await statusOf('/account/settings?problem=constructor')).toBe(200)
  expect(await statusOf('/account/settings?done=constructor')).toBe(200)
  expect(await statusOf('/account/returned?error=constructor')).toBe(503)
  const told = await visitor.open('/account/settings?problem=not-recent')
  expect(told.text).toContain('You signed in a while ago. Sign in again to change this.')
})

test('neither issuer tokens nor replaced sessions are stored', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('owner', { email: right.email, email_verified: true, name: 'Owner' })
  await using site = await createSmallAccountSite({ env: envOf(openid.issuer) })
  const { db } = site.accounts.parts
  const visitor = await signUp(site, right.email)

  await goWith(visitor, '/account/with/oidc?link', 'owner')
  await goWith(visitor, '/account/with/oidc?link', 'owner')

  const linked = db.selectFrom('account_methods').selectAll().where('provider_id', '=', 'oidc')
  expect(await linked.execute()).toEqual([
    expect.objectContaining({ access_token: null, refresh_token: null, id_token: null }),
  ])
  const sessions = () => db.selectFrom('account_sessions').select('id').execute()
  const [before] = await sessions()
  await goWith(visitor, '/account/with/oidc', 'owner')
  expect(await sessions()).toHaveLength(1)
  expect(await sessions()).not.toEqual([before])
})

test('a number that passes to another person gets a new account', async () => {
  await using site = await createSmallAccountSite()
  const comeWith = async (phone: string) => {
    const visitor = site.visitor()
    await visitor.send('/account/sign-in', { method: 'phone', phone })
    await visitor.send('/account/code', { phone: `+65${phone}`, code: site.lastCode() })
    return visitor
  }
  const first = await comeWith('91234567')
  await first.send('/account/settings', { act: 'email', email: 'owner@mail.example' })
  await first.send('/account/new-email', { token: tokenIn(site.lastLink()) })
  await first.send('/account/settings', { act: 'remove-phone' })
  const second = await comeWith('91234567')
  await second.send('/account/settings', { act: 'phone', phone: '98765432' })
  const code = site.lastCode()
  await second.send('/account/settings', { act: 'phone-code', phone: '+6598765432', code })

  const third = await comeWith('91234567')

  const ids = await Promise.all([first, second, third].map((visitor) => visitor.token()))
  expect(new Set(ids.map((id) => id?.accountId)).size).toBe(3)
})

test('every link tells the owner of a closed account that it is closed', async () => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, right.email)
  const { accountId = '' } = (await owner.token()) ?? {}
  await site.visitor().send('/account/sign-in', { method: 'link', email: right.email })
  const link = tokenIn(site.lastLink())
  await site.visitor().send('/account/forgot', { email: right.email })
  const reset = tokenIn(site.lastLink())
  await site.accounts.disable(accountId)

  const opened = await site.visitor().send('/account/link', { token: link })
  const set = await site.visitor().send('/account/reset', { token: reset, password: 'teh tarik x' })

  expect(opened.text).toContain('We have closed this account.')
  expect(set.text).toContain('We have closed this account.')
})

test('a new password or address voids older reset links and ends other sessions', async () => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, right.email)
  const other = site.visitor()
  await other.send('/account/sign-in', right)
  const ask = async (email: string) => {
    await site.visitor().send('/account/forgot', { email })
    return tokenIn(site.lastLink())
  }
  const [old, used] = [await ask(right.email), await ask(right.email)]
  const password = 'teh tarik in Tampines'

  await owner.send('/account/reset', { token: used, password })

  expect((await site.visitor().open(`/account/reset?token=${old}`)).status).toBe(410)
  expect((await site.visitor().send('/account/reset', { token: old, password })).status).toBe(410)
  await other.send('/account/sign-in', { email: right.email, password })
  const beforeMove = await ask(right.email)
  await owner.send('/account/settings', { act: 'email', email: 'new@mail.example' })
  await owner.send('/account/new-email', { token: tokenIn(site.lastLink()) })
  const late = await site.visitor().send('/account/reset', { token: beforeMove, password })
  expect(late.status).toBe(410)
  expect(await other.token()).toBe(null)
  expect(await owner.token()).not.toBe(null)
})

test.for(['settings', 'reset'])(
  'a new password through %s voids every open link and code',
  async (way) => {
    await using site = await createSmallAccountSite()
    const owner = await signUp(site, right.email)
    await owner.send('/account/settings', { act: 'phone', phone: '91234567' })
    const own = { act: 'phone-code', phone: '+6591234567', code: site.lastCode() }
    await owner.send('/account/settings', own)
    const ask = async (path: string, form: Record<string, string>) => {
      await site.visitor().send(path, form)
      return tokenIn(site.lastLink())
    }
    const link = await ask('/account/sign-in', { method: 'link', email: right.email })
    const reset = await ask('/account/forgot', { email: right.email })
    await owner.send('/account/settings', { act: 'email', email: 'new@mail.example' })
    const newEmail = tokenIn(site.lastLink())
    const thief = site.visitor()
    await thief.send('/account/sign-in', { method: 'phone', phone: '91234567' })
    const code = site.lastCode()
    const password = 'teh tarik in Tampines'

    await (way === 'reset'
      ? site.visitor().send('/account/reset', { token: reset, password })
      : owner.send('/account/settings', { act: 'password', current: right.password, password }))

    const statusOf = async (path: string) => (await site.visitor().open(path)).status
    expect(await statusOf(`/account/link?token=${link}`)).toBe(410)
    expect(await statusOf(`/account/reset?token=${reset}`)).toBe(410)
    const moved = await site.accounts.parts.links.find('new-email', newEmail)
    expect(moved).toBe(null)
    const form = { phone: '+6591234567', code }
    expect((await thief.send('/account/code', form)).text).toContain('This code no longer works')
  },
)

test('no sign-in under way by link, code or provider outlives a password change', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('owner', { email: right.email, email_verified: true, name: 'Owner' })
  await using site = await createSmallAccountSite({ env: envOf(openid.issuer) })
  const { parts } = site.accounts
  const owner = await signUp(site, right.email)
  await owner.send('/account/settings', { act: 'phone', phone: '91234567' })
  const own = { act: 'phone-code', phone: '+6591234567', code: site.lastCode() }
  await owner.send('/account/settings', own)
  await site.visitor().send('/account/sign-in', { method: 'link', email: right.email })
  const byLink = await createSignIn(parts).withLink(tokenIn(site.lastLink()))
  const { nonce, phone } = await createPhoneSignIn(parts).sendCode({ phone: '91234567' }, sender)
  await parts.outbox.settled()
  const typed = { phone, code: site.lastCode(), nonce: nonce ?? '' }
  const byCode = await createPhoneSignIn(parts).withCode(typed, sender)
  const thief = site.visitor()
  const start = await thief.ask('/account/with/oidc', {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const back = await visitProvider(start.headers.get('location') ?? '', { account: 'owner' })

  const password = 'teh tarik in Tampines'
  await owner.send('/account/settings', { act: 'password', current: right.password, password })
  const { pathname, search } = new URL(back)
  await thief.ask(pathname + search)

  expect(await thief.token()).toBe(null)
  const open = (proved: ProvedSignIn) => parts.sessions.open(proved.userId, new Headers(), proved)
  await expect(open(byLink)).rejects.toMatchObject({ code: 'link-expired' })
  await expect(open(byCode)).rejects.toMatchObject({ code: 'code-expired' })
  expect(await owner.token()).not.toBe(null)
  await goWith(thief, '/account/with/oidc', 'owner')
  expect(await thief.token()).not.toBe(null)
})

test('one network cannot send e-mails to everyone', async () => {
  await using site = await createSmallAccountSite()
  const statuses: number[] = []

  for (let index = 0; index < 31; index++) {
    const form = { method: 'link', email: `stranger-${index}@mail.example` }
    statuses.push((await site.visitor().send('/account/sign-in', form)).status)
  }

  expect(statuses.indexOf(429)).toBe(30)
})

test('a sign-in method that does not work here does not count as another one', async () => {
  await using gateway = await startTextGateway()
  // Without `SMTP_URL` such a site cannot send e-mails.
  const env = { SITE_URL: 'https://site.test', SMS_URL: gateway.url }
  await using site = await createSmallAccountSite({ env })
  const visitor = site.visitor()
  const headers = {
    origin: 'https://site.test',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const post = (path: string, form: Record<string, string>) =>
    visitor.ask(path, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
  await post('/account/sign-in', { method: 'phone', phone: '91234567' })
  const code = gateway.lastCodeTo('+6591234567')
  await post('/account/code', { phone: '+6591234567', code })
  const { db, users } = site.accounts.parts
  const { id } = await db.selectFrom('account_users').select('id').executeTakeFirstOrThrow()
  await users.setEmail(id, right.email)

  const answer = await post('/account/settings', { act: 'remove-phone' })

  expect(await answer.text()).toContain('This is your only way to sign in.')
})
