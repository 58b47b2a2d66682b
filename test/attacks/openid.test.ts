// Longer than most: tables of bad tokens and answers of one issuer.
import https from 'node:https'
import { expect, test, vi } from 'vitest'
import { createSmallAccountSite, signUp, type Visitor } from '../account-visitor.ts'
import { type Lie, startHostileIssuer } from '../peers/hostile-issuer.ts'
import { CLIENT, startOpenidProvider } from '../peers/openid-provider.ts'
import { visitProvider } from '../peers/visit-provider.ts'
import { attackEnv, attackerAddress } from './attack-site.ts'
import { badAddresses, badTokens } from './openid-lies.ts'

const CALLBACK = '/api/auth/callback/oidc'

function envOf(issuer: string) {
  const client = { OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret }
  return { ...attackEnv, OIDC_ISSUER: issuer, ...client }
}

type Site = Awaited<ReturnType<typeof createSmallAccountSite>>

/** All users, their sign-in methods and sessions: an attack must not change them. */
async function accountsOf({ accounts }: Site) {
  const { db } = accounts.parts
  return {
    users: await db.selectFrom('account_users').selectAll().orderBy('id').execute(),
    methods: await db.selectFrom('account_methods').selectAll().orderBy('id').execute(),
    sessions: await db.selectFrom('account_sessions').selectAll().orderBy('id').execute(),
  }
}

/** Goes to the issuer and returns the parameters it received. */
async function leave(visitor: Visitor, path = '/account/with/oidc') {
  const start = await visitor.ask(path, { headers: { 'sec-fetch-site': 'same-origin' } })
  const { searchParams } = new URL(start.headers.get('location') ?? '')
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' }
}

const strangerTo = (site: Site) => site.visitor({ 'x-forwarded-for': attackerAddress() })

async function createHostileSite(description = {}) {
  const issuer = await startHostileIssuer(CLIENT.id, description)
  const site = await createSmallAccountSite({ env: envOf(issuer.issuer) })
  return {
    site,
    issuer,
    /** Comes back with the issuer's answer and returns the status of the last page. */
    async tell(lie: Lie, visitor = strangerTo(site), path?: string) {
      const { state, nonce } = await leave(visitor, path)
      issuer.say(lie, nonce)
      return visitor.open(`${CALLBACK}?code=x&state=${state}`)
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await issuer[Symbol.asyncDispose]()
    },
  }
}

test(`${badTokens.length} bad ID tokens sign nobody in, make no account and link nothing`, async () => {
  await using hostile = await createHostileSite()
  const before = await accountsOf(hostile.site)
  const wrong: unknown[] = []

  for (const [name, lie] of badTokens) {
    const visitor = strangerTo(hostile.site)
    const { status } = await hostile.tell(lie, visitor)
    if (status >= 500 && status !== 503) wrong.push({ name, status })
    if ((await visitor.token()) !== null) wrong.push({ name, isIn: true })
  }

  expect(wrong).toEqual([])
  expect(await accountsOf(hostile.site)).toEqual(before)
  const honest = strangerTo(hostile.site)
  await hostile.tell({}, honest)
  expect(await honest.token()).not.toBe(null)
})

test(`${badAddresses.length} unverified addresses open nobody's account`, async () => {
  await using hostile = await createHostileSite()
  const owner = await signUp(hostile.site, 'holder@mail.example')
  const before = await accountsOf(hostile.site)
  const wrong: unknown[] = []

  for (const [name, lie] of badAddresses) {
    const visitor = strangerTo(hostile.site)
    const { status } = await hostile.tell(lie, visitor)
    if (status >= 500 && status !== 503) wrong.push({ name, status })
    if ((await visitor.token()) !== null) wrong.push({ name, isIn: true })
  }

  expect(wrong).toEqual([])
  expect(await accountsOf(hostile.site)).toEqual(before)
  expect(await owner.token()).not.toBe(null)
})

test('a name from an issuer can have any form', async () => {
  await using hostile = await createHostileSite()

  const names = [5, null, ['x'], { a: 1 }, 'x'.repeat(5000), '\u0000\r\n', undefined]
  for (const [index, name] of names.entries()) {
    const claims = { name, picture: name, sub: `${index}`, email: `visitor-${index}@mail.example` }
    const visitor = strangerTo(hostile.site)
    const { status } = await hostile.tell({ claims }, visitor)
    expect({ name, status, isIn: (await visitor.token()) !== null }).toEqual({
      name,
      status: 302,
      isIn: true,
    })
  }
})

test('a state that is missing, made up, of another browser, used or of another issuer lets nobody in', async () => {
  await using hostile = await createHostileSite()
  const { site, issuer } = hostile
  const [holder, thief] = [strangerTo(site), strangerTo(site)]
  const asked = await leave(holder)
  const stolen = await leave(thief)
  const before = await accountsOf(site)
  issuer.say({}, asked.nonce)

  const queries = [
    'code=x',
    'code=x&state=',
    'code=x&state=made-up',
    `code=x&state=${stolen.state}`,
    `code=x&state=${asked.state}x`,
    `code=x&state=${asked.state}&state=${stolen.state}`,
    `code=x&state[]=${asked.state}`,
    `state=${asked.state.toLowerCase()}&code=x`,
    `code=x&state=${asked.state}&iss=https://accounts.google.com`,
  ]
  for (const query of queries) await holder.open(`${CALLBACK}?${query}`)

  expect(await accountsOf(site)).toEqual(before)
  expect(await holder.token()).toBe(null)
})

test('a made-up return does not end the sign-in that is under way', async () => {
  await using hostile = await createHostileSite()
  const visitor = strangerTo(hostile.site)
  const { state, nonce } = await leave(visitor)
  hostile.issuer.say({}, nonce)

  for (const query of ['code=x&state=made-up', 'error=access_denied', '']) {
    await visitor.open(`${CALLBACK}?${query}`)
  }
  await visitor.open(`${CALLBACK}?code=x&state=${state}`)

  expect(await visitor.token()).not.toBe(null)
})

test('the return URL of an issuer works once, and only in one browser', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('holder', {
    email: 'holder@mail.example',
    email_verified: true,
    name: 'Holder',
  })
  await using site = await createSmallAccountSite({ env: envOf(openid.issuer) })
  const [holder, thief] = [strangerTo(site), strangerTo(site)]
  await leave(thief)
  const start = await holder.ask('/account/with/oidc')
  const back = new URL(
    await visitProvider(start.headers.get('location') ?? '', { account: 'holder' }),
  )

  await thief.open(back.pathname + back.search)
  expect(await thief.token()).toBe(null)
  await holder.open(back.pathname + back.search)
  expect(await holder.token()).not.toBe(null)
  const again = strangerTo(site)
  for (const [name, value] of holder.cookies)
    if (name.includes('state')) again.cookies.set(name, value)
  await again.open(back.pathname + back.search)

  expect(await again.token()).toBe(null)
  expect((await accountsOf(site)).sessions).toHaveLength(1)
})

test('one issuer cannot answer a request to another', async () => {
  await using issuer = await startHostileIssuer(CLIENT.id)
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'g' }
  await using site = await createSmallAccountSite({ env: { ...envOf(issuer.issuer), ...google } })
  const before = await accountsOf(site)
  const elsewhere: string[] = []
  using _ = vi.spyOn(https, 'request').mockImplementation((url) => {
    elsewhere.push(String(url))
    throw new Error('no network in tests')
  })

  const mixed = [
    ['oidc', 'google'],
    ['google', 'oidc'],
    ['oidc', 'facebook'],
  ] as const
  await site.accounts.warm()
  issuer.asked.length = 0
  for (const [from, to] of mixed) {
    const visitor = strangerTo(site)
    const { state, nonce } = await leave(visitor, `/account/with/${from}`)
    issuer.say({}, nonce)
    await visitor.ask(`/api/auth/callback/${to}?code=x&state=${state}`)
    expect(await visitor.token()).toBe(null)
  }

  expect([...elsewhere, ...issuer.asked]).toEqual([])
  expect(await accountsOf(site)).toEqual(before)
})

test('an issuer that describes itself as another one is not offered', async () => {
  await using hostile = await createHostileSite({ issuer: 'https://accounts.google.com' })

  const answer = await strangerTo(hostile.site).ask('/account/with/oidc')

  expect(new URL(answer.headers.get('location') ?? '', 'http://site.test').host).toBe('site.test')
})

test('nobody but the owner can link a sign-in method to an account', async () => {
  await using hostile = await createHostileSite()
  const { site, issuer } = hostile
  const [thief, owner] = [await signUp(site, 'holder@mail.example'), site.visitor()]
  const lie = { claims: { sub: 'imposter', email: 'imposter@mail.example' } }

  // A thief with a stolen session, which its owner ends before the thief comes back.
  const { state, nonce } = await leave(thief, '/account/with/oidc?link')
  issuer.say(lie, nonce)
  await owner.send('/account/sign-in', {
    email: 'holder@mail.example',
    password: 'kopi at the void deck',
  })
  await owner.send('/account/settings', { act: 'end-others' })
  await thief.open(`${CALLBACK}?code=x&state=${state}`)

  // Somebody else's return URL, opened in the owner's browser.
  const imposter = await signUp(site, 'imposter@mail.example')
  const foreign = await leave(imposter, '/account/with/oidc?link')
  issuer.say(lie, foreign.nonce)
  await owner.open(`${CALLBACK}?code=x&state=${foreign.state}`)

  const { methods } = await accountsOf(site)
  expect(methods.filter(({ provider_id }) => provider_id === 'oidc')).toEqual([])
})

test('an identity that is linked to one account cannot be linked to a second', async () => {
  await using hostile = await createHostileSite()
  const { site } = hostile
  const lie = { claims: { sub: 'holder', email: 'holder@mail.example' } }
  const holder = await signUp(site, 'holder@mail.example')
  await hostile.tell(lie, holder, '/account/with/oidc?link')
  const thief = await signUp(site, 'thief@mail.example')

  await hostile.tell(lie, thief, '/account/with/oidc?link')

  const { methods } = await accountsOf(site)
  const linked = methods.filter(({ provider_id }) => provider_id === 'oidc')
  expect(linked.map(({ user_id }) => user_id)).toEqual([(await holder.token())?.accountId])
})

test('a visitor cannot choose where an issuer leads back to, and only the callback answers', async () => {
  await using hostile = await createHostileSite()
  const { site } = hostile
  const games = [
    'redirect_uri=https://evil.example',
    'callbackURL=https://evil.example',
    'redirectURI=//evil.example',
    'issuer=https://evil.example&iss=https://evil.example',
  ]
  for (const game of games) {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const answer = await strangerTo(site).ask(`/account/with/oidc?${game}`, { headers })
    const away = new URL(answer.headers.get('location') ?? '')
    expect(away.origin).toBe(hostile.issuer.issuer)
    expect(away.searchParams.get('redirect_uri')).toBe(`http://site.test${CALLBACK}`)
    expect(away.href).not.toContain('evil')
  }
  const before = await accountsOf(site)
  const account = {
    email: 'intruder@mail.example',
    password: 'a password of hers',
    name: 'Intruder',
  }
  const paths = [
    'sign-up/email',
    'sign-in/social',
    'callback/..%2fsign-up%2femail',
    'callback/%2e%2e/sign-up/email',
    'open-session',
    'add-user',
    'callback/../open-session',
    'update-user',
    'ok',
    'error',
    'get-session',
  ]
  for (const path of paths)
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: JSON.stringify({ ...account, userId: 'x' }) } : {}
      const headers = { 'content-type': 'application/json', origin: 'http://site.test' }
      const answer = await site.request(`/api/auth/${path}`, { method, headers, ...body })
      expect([302, 404, 405, 415], `${method} ${path}`).toContain(answer.status)
      expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
    }
  expect(await accountsOf(site)).toEqual(before)
})
