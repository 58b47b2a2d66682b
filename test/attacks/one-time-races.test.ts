import { expect, test } from 'vitest'
import {
  type createAccountSite,
  createSmallAccountSite,
  signUp,
  type Visitor,
} from '../account-visitor.ts'
import { createSmallDatabase, type Engine, engines } from '../engines.ts'
import { attackEnv, attackerAddress } from './attack-site.ts'

const RACERS = 50
const PHONE = '+6591234567'
const EMAIL = 'owner@mail.example'
const PASSWORD = 'kopi at the void deck'

type Site = Awaited<ReturnType<typeof createAccountSite>>

async function createRace(engine: Engine) {
  const database = await createSmallDatabase(engine)
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const site = await createSmallAccountSite({ env: attackEnv, database: database.target, now })
  return {
    site,
    clock,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** A browser in another network, with the cookies of `like`. */
function anybody(site: Site, like?: Visitor): Visitor {
  const visitor = site.visitor({ 'x-forwarded-for': attackerAddress() })
  for (const [name, value] of like?.cookies ?? []) visitor.cookies.set(name, value)
  return visitor
}

const tokenIn = (site: Site) =>
  new URL(site.lastLink(), 'http://site.test').searchParams.get('token') ?? ''

/** Runs all at once and returns how many are signed in afterwards. */
async function race(
  racers: readonly Visitor[],
  path: string,
  form: Record<string, string>,
): Promise<number> {
  const statuses = await Promise.all(
    racers.map(async (racer) => (await racer.send(path, form)).status),
  )
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const tokens = await Promise.all(racers.map((racer) => racer.token()))
  return tokens.filter((token) => token !== null).length
}

test.for(engines)(
  `of ${RACERS} simultaneous users of one link or code, one gets in and nobody after, on %s`,
  async (engine) => {
    await using arena = await createRace(engine)
    const { site } = arena
    const { db } = site.accounts.parts
    const racers = (like?: Visitor) => Array.from({ length: RACERS }, () => anybody(site, like))

    // A new account, in the browser that requested it.
    const newcomer = anybody(site)
    await newcomer.send('/account/sign-up', { email: EMAIL, password: PASSWORD })
    const confirm = { token: tokenIn(site) }
    expect(await race(racers(newcomer), '/account/confirm', confirm)).toBe(1)
    expect(await race([anybody(site, newcomer)], '/account/confirm', confirm)).toBe(0)
    const users = await db.selectFrom('account_users').select('email').execute()
    expect(users).toEqual([{ email: EMAIL }])

    const sender = anybody(site)
    await sender.send('/account/sign-in', { method: 'link', email: EMAIL })
    const link = { token: tokenIn(site) }
    expect(await race(racers(sender), '/account/link', link)).toBe(1)
    expect(await race([anybody(site, sender)], '/account/link', link)).toBe(0)

    const forgetful = anybody(site)
    await forgetful.send('/account/forgot', { email: EMAIL })
    const reset = { token: tokenIn(site), password: 'teh tarik in Tampines' }
    expect(await race(racers(forgetful), '/account/reset', reset)).toBe(1)
    expect(await race([anybody(site, forgetful)], '/account/reset', reset)).toBe(0)

    const caller = anybody(site)
    await caller.send('/account/sign-in', { method: 'phone', phone: PHONE })
    const code = { phone: PHONE, code: site.lastCode() }
    expect(await race(racers(caller), '/account/code', code)).toBe(1)
    expect(await race([anybody(site, caller)], '/account/code', code)).toBe(0)
  },
)

test.for(engines)('expired links and codes let nobody in, on %s', async (engine) => {
  await using arena = await createRace(engine)
  const { site, clock } = arena
  const visitor = anybody(site)
  const { cookies } = await signUp(site, EMAIL)
  expect(cookies.size).toBeGreaterThan(0)
  await visitor.send('/account/sign-in', { method: 'link', email: EMAIL })
  const link = tokenIn(site)
  await visitor.send('/account/forgot', { email: EMAIL })
  const reset = tokenIn(site)
  await visitor.send('/account/sign-up', { email: 'new@mail.example', password: PASSWORD })
  const confirm = tokenIn(site)
  await visitor.send('/account/sign-in', { method: 'phone', phone: PHONE })
  const code = site.lastCode()

  clock.ahead = 25 * 60 * 60_000
  const forms: [path: string, form: Record<string, string>][] = [
    ['/account/link', { token: link }],
    ['/account/reset', { token: reset, password: PASSWORD }],
    ['/account/confirm', { token: confirm, password: PASSWORD }],
    ['/account/code', { phone: PHONE, code }],
  ]
  const inside: string[] = []
  for (const [path, form] of forms)
    if ((await race([anybody(site, visitor)], path, form)) > 0) inside.push(path)

  expect(inside).toEqual([])
})

test('a link to a new address works once, and only for the person who requested it', async () => {
  await using site = await createSmallAccountSite({ env: attackEnv })
  const owner = await signUp(site, EMAIL)
  const thief = await signUp(site, 'thief@mail.example')
  await owner.send('/account/settings', { act: 'email', email: 'new@mail.example' })
  const form = { token: tokenIn(site) }
  const emails = async () => {
    const rows = await site.accounts.parts.db.selectFrom('account_users').select('email').execute()
    return rows.map(({ email }) => email).toSorted()
  }

  await thief.send('/account/new-email', form)
  await site.visitor().send('/account/new-email', form)
  expect(await emails()).toEqual([EMAIL, 'thief@mail.example'])
  const racers = Array.from({ length: RACERS }, () => anybody(site, owner))
  const answers = await Promise.all(racers.map((racer) => racer.send('/account/new-email', form)))

  expect(
    answers.filter(({ text }) => text.includes('Your e-mail address is confirmed')),
  ).toHaveLength(1)
  expect(await emails()).toEqual(['new@mail.example', 'thief@mail.example'])
})
