import { expect, test } from 'vitest'
import { solveProof } from '#routes/account/solve-proof.ts'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'
import { startTextGateway } from './peers/text-gateway.ts'

const owner = { email: 'owner@mail.example', password: 'kopi at the void deck' }
const env = { TRUSTED_PROXIES: '1' }

type AccountSite = Awaited<ReturnType<typeof createSmallAccountSite>>

/** A visitor with a network address of their own. */
function strangerOf(site: AccountSite, index: number): Visitor {
  return site.visitor({ 'x-forwarded-for': `203.0.113.${index}` })
}

/** The answers to guesses from 20 addresses. */
async function guess(site: AccountSite, email: string): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < 20; index++) {
    const form = { email, password: `wrong guess ${index}` }
    statuses.push((await strangerOf(site, index).send('/account/sign-in', form)).status)
  }
  return statuses
}

/** Solves the challenge in a returned form. */
async function proofIn(visitor: Visitor, form: Record<string, string>): Promise<string> {
  const answer = await visitor.ask('/account/sign-in', {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      origin: 'http://site.test',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  const data = /id="page-data">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}'
  return solveProof(JSON.parse(data).payload.proof?.challenge)
}

function tokenIn(link: string): string {
  return new URL(link, 'http://site.test').searchParams.get('token') ?? ''
}

test('while strangers guess, the owner can sign in with a known browser, a proof or a link', async () => {
  await using site = await createSmallAccountSite({ env })
  const known = await signUp(site, owner.email, owner.password)
  await known.send('/account/sign-out', {})
  const statuses = await guess(site, owner.email)
  const nobody = await guess(site, 'nobody@mail.example')
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(nobody).toEqual(statuses)

  await known.send('/account/sign-in', owner)
  const fresh = strangerOf(site, 100)
  const proof = await proofIn(fresh, owner)
  await fresh.send('/account/sign-in', { ...owner, proof })
  const byLink = strangerOf(site, 101)
  await byLink.send('/account/sign-in', { method: 'link', email: owner.email })
  await byLink.send('/account/link', { token: tokenIn(site.lastLink()) })

  for (const visitor of [known, fresh, byLink]) expect(await visitor.token()).not.toBe(null)
})

test('proofs give strangers no more guesses, and a sender of a proof is never refused', async () => {
  await using site = await createSmallAccountSite({ env })
  await signUp(site, owner.email, owner.password)
  let guesses = (await guess(site, owner.email)).filter((status) => status === 422).length
  for (let index = 0; index < 20; index++) {
    // Pretends the work is done, which takes seconds on a busy machine.
    const sender = { known: null, hasWorked: true, address: `203.0.113.${index}` }
    if (await site.accounts.parts.limits.takePassword(owner.email, sender)) guesses++
  }
  expect(guesses).toBe(8)

  const fresh = strangerOf(site, 100)
  const proof = await proofIn(fresh, owner)
  const answer = await fresh.send('/account/sign-in', { ...owner, proof })
  await fresh.send('/account/link', { token: tokenIn(site.lastLink()) })

  expect(answer.status).toBe(200)
  expect(answer.text).toContain(
    'so we are not checking passwords for a while. Open the link in the e-mail',
  )
  expect(await fresh.token()).not.toBe(null)
})

test('strangers who ask for links and resets leave the owner with links that work', async () => {
  await using site = await createSmallAccountSite({ env })
  await signUp(site, owner.email, owner.password)
  const before = site.outbox().length
  for (let index = 0; index < 20; index++) {
    const stranger = strangerOf(site, index)
    await stranger.send('/account/sign-up', {
      email: owner.email,
      password: 'teh tarik in Tampines',
    })
    await stranger.send('/account/sign-in', { method: 'link', email: owner.email })
    await stranger.send('/account/forgot', { email: owner.email })
  }
  const mails = site.outbox().slice(before)
  // The owner's own sign-up was the sixth.
  expect(mails).toHaveLength(5)

  const fresh = strangerOf(site, 100)
  const link = await fresh.send('/account/sign-in', { method: 'link', email: owner.email })
  const reset = await fresh.send('/account/forgot', { email: owner.email })

  expect([link.status, reset.status]).toEqual([200, 200])
  expect(link.text).toContain('a few minutes ago. Its link still works')
  const lastOf = (page: string) =>
    /token=([\w-]+)/.exec(mails.findLast((mail) => mail.includes(`/account/${page}?`)) ?? '')?.[1]
  expect((await fresh.open(`/account/reset?token=${lastOf('reset')}`)).status).toBe(200)
  await fresh.send('/account/link', { token: lastOf('link') ?? '' })
  expect(await fresh.token()).not.toBe(null)
})

test('strangers who use up a number’s texts leave its owner with a code that works', async () => {
  await using site = await createSmallAccountSite({ env })
  for (let index = 0; index < 20; index++) {
    await strangerOf(site, index).send('/account/sign-in', { method: 'phone', phone: '91234567' })
  }
  expect(site.outbox()).toHaveLength(3)

  const fresh = strangerOf(site, 100)
  const answer = await fresh.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  const code = /^([\d ]{14}) is your/m.exec(site.outbox().at(-1) ?? '')?.[1] ?? ''
  await fresh.send('/account/code', { phone: '+6591234567', code })

  expect(answer.text).toContain('The 12-digit code in the latest one still works')
  expect(await fresh.token()).not.toBe(null)
})

test('strangers who try codes for a number do not use up its owner’s tries', async () => {
  await using site = await createSmallAccountSite({ env })
  const fresh = strangerOf(site, 100)
  await fresh.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  const code = site.lastCode()

  for (let index = 0; index < 20; index++) {
    const form = { phone: '+6591234567', code: String(100_000 + index) }
    expect((await strangerOf(site, index).send('/account/code', form)).status).toBe(422)
  }

  await fresh.send('/account/code', { phone: '+6591234567', code })
  expect(await fresh.token()).not.toBe(null)
})

test('an attacker in the same network cannot block a known browser or a working link', async () => {
  await using site = await createSmallAccountSite({ env })
  const here = { 'x-forwarded-for': '198.51.100.1' }
  const known = site.visitor(here)
  await known.send('/account/sign-up', owner)
  await known.send('/account/confirm', { token: tokenIn(site.lastLink()) })
  await known.send('/account/sign-out', {})
  await site.visitor(here).send('/account/sign-in', { method: 'link', email: owner.email })
  const token = tokenIn(site.lastLink())
  const flood = { email: 'no address', password: 'x' }
  const statuses: number[] = []
  for (let forms = 0; forms < 70; forms++) {
    statuses.push((await site.visitor(here).send('/account/sign-in', flood)).status)
  }
  expect(statuses.at(-1)).toBe(429)

  await known.send('/account/sign-in', owner)
  const byLink = site.visitor(here)
  await byLink.send('/account/link', { token })

  expect(await known.token()).not.toBe(null)
  expect(await byLink.token()).not.toBe(null)
})

test('during an attack people without JavaScript can still sign in', async () => {
  await using site = await createSmallAccountSite({ env })
  const known = await signUp(site, owner.email, owner.password)
  await known.send('/account/sign-out', {})
  for (let forms = 0; forms < 110; forms++) {
    const crowd = site.visitor({ 'x-forwarded-for': `192.0.2.${forms}` })
    await crowd.send('/account/forgot', { email: 'no address' })
  }
  const fresh = strangerOf(site, 1)
  expect((await fresh.send('/account/sign-in', owner)).text).toContain('pass a robot check first')

  await known.send('/account/sign-in', owner)
  await fresh.send('/account/sign-in', { method: 'link', email: owner.email })
  await fresh.send('/account/link', { token: tokenIn(site.lastLink()) })

  expect(await known.token()).not.toBe(null)
  expect(await fresh.token()).not.toBe(null)
})

test('a browser is known only for its account and password', async () => {
  await using site = await createSmallAccountSite({ env })
  const known = await signUp(site, owner.email, owner.password)
  const { accountId = '' } = (await known.token()) ?? {}
  const first = known.cookies.get('lobang-browser') ?? ''
  expect(first).toMatch(/^[\w-]{48}$/)
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain(accountId)
  await known.send('/account/sign-in', owner)
  const second = known.cookies.get('lobang-browser') ?? ''
  expect(second).not.toBe(first)
  const find = async (cookie: string, email: string) => {
    const { browsers, db } = site.accounts.parts
    const user = await db
      .selectFrom('account_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    return browsers.find(new Headers({ cookie: `lobang-browser=${cookie}` }), user ?? null)
  }
  await signUp(site, 'friend@mail.example')

  expect(await find(second, owner.email)).toMatchObject({
    browser: second.slice(0, 12),
    userId: accountId,
  })
  expect(await find(second, 'friend@mail.example')).toBe(null)
  expect(await find(second, 'nobody@mail.example')).toBe(null)
  expect(await find(`${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`, owner.email)).toBe(
    null,
  )
  const change = { act: 'password', current: owner.password, password: 'teh tarik in Tampines' }
  await known.send('/account/settings', change)
  expect(await find(second, owner.email)).toBe(null)
  expect(await find(known.cookies.get('lobang-browser') ?? '', owner.email)).not.toBe(null)
})

test('on https the mark of a known browser is for this host only and hidden from scripts', async () => {
  await using gateway = await startTextGateway()
  const https = { SITE_URL: 'https://site.test', SMS_URL: gateway.url }
  await using site = await createSmallAccountSite({ env: https })
  const headers = {
    origin: 'https://site.test',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const visitor = site.visitor()
  const post = (path: string, form: Record<string, string>) =>
    visitor.ask(path, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
  await post('/account/sign-in', { method: 'phone', phone: '91234567' })
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const code = gateway.lastCodeTo('+6591234567')

  const answer = await site.request('/account/code', {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new URLSearchParams({ phone: '+6591234567', code }).toString(),
  })

  const set = answer.headers.getSetCookie().find((line) => line.includes('lobang-browser'))
  expect(set).toMatch(/^__Host-lobang-browser=[\w-]{48}; Path=\/; SameSite=Lax; Secure; HttpOnly; /)
})
