import { expect, test, vi } from 'vitest'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'
import { CLIENT, startOpenidProvider } from './peers/openid-provider.ts'
import { visitProvider } from './peers/visit-provider.ts'

/** Goes to the issuer and comes back. Returns the page that the visitor sees. */
async function goWith(visitor: Visitor, path: string, account: string) {
  const start = await visitor.ask(path, { headers: { 'sec-fetch-site': 'same-origin' } })
  const back = new URL(await visitProvider(start.headers.get('location') ?? '', { account }))
  const answer = await visitor.ask(back.pathname + back.search)
  const location = answer.headers.get('location')?.replace(/^http:\/\/[^/]+/, '')
  return visitor.open(location ?? '/account/settings')
}

async function openSite(issuer: string) {
  return createSmallAccountSite({
    env: {
      OIDC_ISSUER: issuer,
      OIDC_NAME: 'Test ID',
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  })
}

async function methodsOf({ accounts }: Awaited<ReturnType<typeof openSite>>) {
  const rows = accounts.parts.db.selectFrom('account_methods').select('provider_id')
  return (await rows.execute()).map(({ provider_id }) => provider_id)
}

test('a linked site signs in to the account until it is unlinked', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('reader', {
    email: 'reader@work.example',
    email_verified: true,
    name: 'Reader',
  })
  await using site = await openSite(openid.issuer)
  const owner = await signUp(site, 'holder@mail.example')

  const linked = await goWith(owner, '/account/with/oidc?link', 'reader')
  const other = site.visitor()
  await goWith(other, '/account/with/oidc', 'reader')
  const otherId = (await other.token())?.accountId
  const unlinked = await owner.send('/account/settings', { act: 'unlink', provider: 'oidc' })
  const told = site.outbox().at(-1)
  const stranger = site.visitor()
  await goWith(stranger, '/account/with/oidc', 'reader')

  const id = (await owner.token())?.accountId
  expect(linked.text).toContain('Your sign-in method is added.')
  expect(linked.text).toContain('Unlink Test ID')
  expect(otherId).toBe(id)
  expect(await other.token()).toBe(null)
  expect(told).toContain('To: holder@mail.example')
  expect(told).toContain('This is to let you know that sign-in with Test ID was removed.')
  expect(unlinked.text).toContain('Your sign-in method is removed.')
  expect((await stranger.token())?.accountId).toBeTruthy()
  expect((await stranger.token())?.accountId).not.toBe(id)
})

test.for([
  ['with the same address gets its issuer', 'holder@mail.example', true],
  ['with another address stays as it is', 'reader@work.example', false],
] as const)('an identity without an issuer %s', async ([, email, isBound]) => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('reader', { email, email_verified: true, name: 'Reader' })
  await using site = await openSite(openid.issuer)
  const owner = await signUp(site, 'holder@mail.example')
  const { accountId = '' } = (await owner.token()) ?? {}
  const { db, users } = site.accounts.parts
  await users.addIdentity(accountId, { provider: 'oidc', subject: 'reader' })
  const told = site.outbox().length

  const visitor = site.visitor()
  await goWith(visitor, '/account/with/oidc', 'reader')

  const rows = db.selectFrom('account_methods').select('provider_account_id as subject')
  const own = rows.where('user_id', '=', accountId).where('provider_id', '=', 'oidc')
  const named = `${openid.issuer} reader`
  expect(await own.execute()).toEqual([{ subject: isBound ? named : 'reader' }])
  expect((await visitor.token())?.accountId === accountId).toBe(isBound)
  expect(site.outbox()).toHaveLength(told)
})

test.for([
  ['an account without one', false],
  ['an account that has it without an issuer', true],
] as const)('an identity linked to another account is refused to %s', async ([, isStored]) => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('reader', {
    email: 'reader@mail.example',
    email_verified: true,
    name: 'Reader',
  })
  await using site = await openSite(openid.issuer)
  const first = site.visitor()
  await goWith(first, '/account/with/oidc', 'reader')
  const second = await signUp(site, 'holder@mail.example')
  const { accountId = '' } = (await second.token()) ?? {}
  const { users } = site.accounts.parts
  if (isStored) await users.addIdentity(accountId, { provider: 'oidc', subject: 'reader' })

  const refused = await goWith(second, '/account/with/oidc?link', 'reader')

  expect(refused.text).toContain('Another account here already uses that sign-in.')
  expect(refused.text.includes('Unlink Test ID')).toBe(isStored)
  expect((await first.token())?.accountId).not.toBe((await second.token())?.accountId)
})

test('an e-mail reports each added sign-in method, once', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('reader', {
    email: 'reader@work.example',
    email_verified: true,
    name: 'Reader',
  })
  openid.people.set('stranger', {
    email: 'stranger@mail.example',
    email_verified: true,
    name: 'Stranger',
  })
  await using site = await openSite(openid.issuer)
  const [holder] = [
    await signUp(site, 'holder@mail.example'),
    await signUp(site, 'stranger@mail.example'),
  ]
  const toldTo = async (address: string) => {
    await site.accounts.outbox.settled()
    const text = 'This is to let you know that sign-in with Test ID was added.'
    return site.outbox().filter((mail) => mail.includes(`To: ${address}`) && mail.includes(text))
      .length
  }

  await goWith(holder, '/account/with/oidc?link', 'reader')
  await goWith(holder, '/account/with/oidc?link', 'reader')
  await goWith(site.visitor(), '/account/with/oidc', 'stranger')
  await goWith(site.visitor(), '/account/with/oidc', 'stranger')

  expect(await toldTo('holder@mail.example')).toBe(1)
  expect(await toldTo('stranger@mail.example')).toBe(1)
})

test('nothing is linked when the session ends during the requests to the provider', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('reader', {
    email: 'reader@work.example',
    email_verified: true,
    name: 'Reader',
  })
  await using site = await openSite(openid.issuer)
  const thief = await signUp(site, 'holder@mail.example')
  const owner = site.visitor()
  const right = { email: 'holder@mail.example', password: 'kopi at the void deck' }
  await owner.send('/account/sign-in', right)
  const { parts } = site.accounts
  const { identify } = parts.openid
  vi.spyOn(parts.openid, 'identify').mockImplementation(async (...given) => {
    const person = await identify(...given)
    await owner.send('/account/settings', { act: 'end-others' })
    return person
  })

  await goWith(thief, '/account/with/oidc?link', 'reader')

  expect(await methodsOf(site)).toEqual(['credential'])
})

test('nothing is linked to a closed account', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('holder', {
    email: 'holder@mail.example',
    email_verified: true,
    name: 'Holder',
  })
  await using site = await openSite(openid.issuer)
  const owner = await signUp(site, 'holder@mail.example')
  await site.accounts.disable((await owner.token())?.accountId ?? '')

  const refused = await goWith(site.visitor(), '/account/with/oidc', 'holder')

  expect(refused.text).toContain('We have closed this account.')
  expect(await methodsOf(site)).toEqual(['credential'])
})

test('only a page of this site can start linking', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  await using site = await openSite(openid.issuer)
  const owner = await signUp(site, 'holder@mail.example')
  const start = async (headers: Record<string, string>) => {
    const answer = await owner.ask('/account/with/oidc?link', { headers })
    return answer.headers.get('location')?.startsWith(openid.issuer) ?? false
  }
  const referer = 'http://site.test/account/settings'

  expect(await start({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(await start({ referer })).toBe(true)
  expect(await start({})).toBe(false)
  expect(await start({ referer: 'http://site.test.evil.example/' })).toBe(false)
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await start({ 'sec-fetch-site': site, referer }), site).toBe(false)
  }
})

test.for(['/account/with/oidc?link', '/x/../account/with/oidc?link'])(
  'signing in does not lead on to %s',
  async (next) => {
    await using openid = await startOpenidProvider('http://site.test')
    await using site = await openSite(openid.issuer)
    await signUp(site, 'holder@mail.example')
    const body = { email: 'holder@mail.example', password: 'kopi at the void deck', next }

    const answer = await site.request('/account/sign-in', {
      method: 'POST',
      headers: {
        origin: 'http://site.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(body).toString(),
    })

    expect(answer.headers.get('location')).toBe('/account/settings')
  },
)

test('linking without a session leads to the sign-in page and makes no account', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  await using site = await openSite(openid.issuer)
  const headers = { 'sec-fetch-site': 'same-origin' }

  const answer = await site.request('/account/with/oidc?link', { headers })

  expect(answer.headers.get('location')).toBe('/account/sign-in')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('unlinking what is not linked changes nothing and sends no e-mail', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  await using site = await openSite(openid.issuer)
  const owner = await signUp(site, 'holder@mail.example')
  const other = site.visitor()
  const right = { email: 'holder@mail.example', password: 'kopi at the void deck' }
  await other.send('/account/sign-in', right)
  const before = site.outbox()

  for (const provider of ['oidc', 'your bank', '']) {
    await owner.send('/account/settings', { act: 'unlink', provider })
  }

  expect(site.outbox()).toEqual(before)
  expect(await other.token()).not.toBe(null)
})
