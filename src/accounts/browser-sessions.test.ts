import { expect, test } from 'vitest'
import { endOtherSessions } from '#db/account-sessions.ts'
import { removeUser } from '#db/account-users.ts'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, type Engine, engines } from '../../test/engines.ts'
import { createBrowserSessions } from './browser-sessions.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createOwnCookies } from './own-cookies.ts'
import { createServerKeys } from './server-keys.ts'
import { findAccountState } from './sign-in-under-way.ts'
import { createUsers } from './users.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const keys = createServerKeys({ secret: 'a secret that only tests know', previous: null })

async function setUp(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const clock = { now: new Date('2026-11-16T08:00:00Z') }
  const now = () => clock.now
  const users = createUsers({ db, now })
  const cookies = createOwnCookies(false)
  const browsers = createKnownBrowsers({ keys, cookies, users, now })
  const sessions = createBrowserSessions({ db, keys, cookies, browsers, now })
  const userId = await users.create({ email: 'owner@mail.example' })
  return {
    db,
    clock,
    sessions,
    users,
    userId,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

const toHeaders = (set: readonly string[]) =>
  new Headers({ cookie: set.map((line) => line.split(';')[0]).join('; ') })

test.for(engines)('a session that better-auth opened stays valid, on %s', async (engine) => {
  await using site = await setUp(engine)
  // Both as better-auth 1.7.7 wrote them.
  const cookie =
    'lobang.session_token=SH90YEQd4bBoPO3Eh4d0uCxa9J2I4JSS.Mp2yCuoqqIlBrE8Xdcxr534Kzje1Vw%2BAzmSh4QxUJug%3D'
  await site.db
    .insertInto('account_sessions')
    .values({
      id: 'e95a811d8384555e14f445ce',
      user_id: site.userId,
      token: 'h7Y1sLrVDUiEsp0pDyghAGMCcaSsU4rx-HdRN_CjDIk',
      expires_at: '2026-12-16T07:02:39.602Z',
      created_at: '2026-11-16T07:02:39.604Z',
      updated_at: '2026-11-16T07:02:39.604Z',
    })
    .execute()

  const found = await site.sessions.find(new Headers({ cookie }))
  const forged = await site.sessions.find(new Headers({ cookie: cookie.replace('Mp2', 'Mp3') }))

  expect(found).toMatchObject({ userId: site.userId, sessionId: 'e95a811d8384555e14f445ce' })
  expect(forged).toBe(null)
})

test.for(engines)('each day of use extends a session by its idle time, on %s', async (engine) => {
  await using site = await setUp(engine)
  const headers = toHeaders(await site.sessions.open(site.userId, new Headers()))
  const visitAfter = async (days: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS)
    const visit = new Headers(headers)
    const isIn = (await site.sessions.find(visit)) !== null
    return [isIn, site.sessions.renewedFor(visit).length > 0]
  }

  expect(await visitAfter(0.9)).toEqual([true, false])
  expect(await visitAfter(0.1)).toEqual([true, true])
  expect(await visitAfter(29)).toEqual([true, true])
  expect(await visitAfter(30)).toEqual([false, false])
})

test('a browser has one session, and signing out ends it', async () => {
  await using site = await setUp('SQLite')
  const first = toHeaders(await site.sessions.open(site.userId, new Headers()))
  const second = toHeaders(await site.sessions.open(site.userId, first))

  expect(await site.sessions.find(first)).toBe(null)
  expect(await site.sessions.find(second)).not.toBe(null)
  await site.sessions.close(second)
  expect(await site.sessions.find(second)).toBe(null)
})

test.for(engines)('an account that was just deleted opens no session, on %s', async (engine) => {
  await using site = await setUp(engine)
  await removeUser(site.db, site.userId)

  const opened = site.sessions.open(site.userId, new Headers())

  await expect(opened).rejects.toMatchObject({ code: 'deleted' })
})

test.for(engines)(
  'a sign-in that began before the password changed opens no session, on %s',
  async (engine) => {
    await using site = await setUp(engine)
    const { users, userId } = site
    await users.setPasswordHash(userId, 'the hash that was checked')
    const state = await findAccountState(site.db, 'id', userId)
    const began = { state, refusal: 'wrong-credentials' } as const
    const inTime = await site.sessions.open(userId, new Headers(), began)

    await users.setPasswordHash(userId, 'another one')
    const opened = site.sessions.open(userId, new Headers(), began)

    await expect(opened).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(await site.sessions.find(toHeaders(inTime))).toMatchObject({ userId })
    const rows = await site.db.selectFrom('account_sessions').select('id').execute()
    expect(rows).toHaveLength(1)
  },
)

test.for(engines)(
  'a visitor who left for a provider before the password changed gets no session, on %s',
  async (engine) => {
    await using site = await setUp(engine)
    const { users, userId, clock } = site
    const began = { since: clock.now, refusal: 'provider-failed' } as const
    const openNow = () => site.sessions.open(userId, new Headers(), began)
    clock.now = new Date(clock.now.getTime() + 60_000)
    await expect(openNow()).resolves.toHaveLength(3)

    await users.setPasswordHash(userId, 'a new one')

    await expect(openNow()).rejects.toMatchObject({ code: 'provider-failed' })
    // A password from a clock that was ahead does not keep the owner out.
    clock.now = new Date(clock.now.getTime() - 60 * DAY_MS)
    await expect(openNow()).resolves.toHaveLength(3)
  },
)

test.for(engines)('no session outlives a password that is set meanwhile, on %s', async (engine) => {
  await using site = await setUp(engine)
  const { db, users, userId } = site
  const signIn = {
    state: await findAccountState(db, 'id', userId),
    refusal: 'link-expired',
  } as const
  const setPassword = (hash: string) =>
    db.transaction().execute(async (by) => {
      await users.setPasswordHash(userId, hash, by)
      await endOtherSessions(by, { userId, id: null })
    })

  await Promise.all([
    ...Array.from({ length: 8 }, () =>
      site.sessions.open(userId, new Headers(), signIn).catch(() => null),
    ),
    setPassword('one'),
  ])

  expect(await db.selectFrom('account_sessions').select('id').execute()).toEqual([])
})

test('a session that was opened while the clock was ahead has ended', async () => {
  await using site = await setUp('SQLite')
  const right = site.clock.now
  const openAhead = async (ms: number) => {
    site.clock.now = new Date(right.getTime() + ms)
    const headers = toHeaders(await site.sessions.open(site.userId, new Headers()))
    site.clock.now = right
    return (await site.sessions.find(headers)) !== null
  }

  // The clocks of two processes may differ a little.
  expect(await openAhead(60_000)).toBe(true)
  expect(await openAhead(365 * DAY_MS)).toBe(false)
})
