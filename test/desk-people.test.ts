import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword } from '#accounts/password-hash.ts'
import { deskActs } from '#db/desk-acts.ts'
import { changeDeskPerson } from '#db/desk-people.ts'
import type {
  CodeSetUp,
  InvitationInfo,
  Joined,
  PasskeyBegin,
  PasskeyChallenge,
  PeopleList,
} from '#desk/wire/people.ts'
import { codeAt, stepAt } from '#editorial/people/one-time-codes.ts'
import { createCall, createDeskCaller, toCookie } from './desk-caller.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createSoftPasskey } from './soft-passkey.ts'
import { createTestSite, type TestSite } from './test-site.ts'

const PASSWORD = 'tongs, embers and pandan'
const MINUTE = 60_000

/** A site whose clock the test moves. */
async function createMovedSite(engine: (typeof engines)[number], env: Record<string, string> = {}) {
  const database = await createSmallDatabase(engine)
  let time = NOON.getTime()
  const now = () => new Date(time)
  const site = await createTestSite({ database: database.target, now, env })
  return {
    site,
    now,
    pass: (ms: number) => {
      time += ms
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function setPassword(site: TestSite, id: string): Promise<void> {
  await changeDeskPerson(site.desk.people.db, id, { password: await hashPassword(PASSWORD) })
}

const secretOf = (link: string | null) => new URL(link ?? '').hash.slice(1)
const currentCode = (secret: string, now: Date) => codeAt(secret, stepAt(now))

/** Joins by a link, with codes where they are needed. */
async function enter(
  site: TestSite,
  link: string | null,
  { email = '', name = 'Food desk', now }: { email?: string; name?: string; now: () => Date },
) {
  const call = createCall(site)
  const secret = secretOf(link)
  const info: InvitationInfo = await (await call('POST', '/invitation', { secret })).json()
  const form = { secret, name, email: info.email ?? email, password: PASSWORD }
  const code = currentCode(info.codes.secret, now())
  const response = await call('POST', '/join', { ...form, ticket: info.codes.ticket, code })
  const joined: Joined = await response.json()
  const cookie = toCookie(response.headers.getSetCookie())
  return { response, joined, info, call: createCall(site, cookie) }
}

test.for(engines)(
  'the link in the log makes one admin, with a second factor, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site, now } = moved
    const earlier = await site.desk.createFirstLink()
    const link = await site.desk.createFirstLink()
    const call = createCall(site)
    expect((await call('POST', '/invitation', { secret: secretOf(earlier) })).status).toBe(404)
    const form = {
      secret: secretOf(link),
      name: 'Ann',
      email: 'ann@mail.example',
      password: PASSWORD,
    }

    // No second factor, no admin. The link is not used up by it.
    expect((await call('POST', '/join', form)).status).toBe(400)
    expect((await call('POST', '/join', { ...form, password: 'password' })).status).toBe(422)
    const first = await enter(site, link, { email: 'ann@mail.example', now })
    expect(first.response.status).toBe(200)
    expect(first.joined.recoveryCodes).toHaveLength(8)
    const me = await (await first.call('GET', '/me')).json()
    expect(me).toMatchObject({ email: 'ann@mail.example', role: 'admin', isUnproved: false })

    // Neither this link nor another one makes a second admin.
    expect((await call('POST', '/invitation', { secret: secretOf(link) })).status).toBe(404)
    expect(await site.desk.createFirstLink()).toBeNull()
  },
)

test.for(engines)(
  'each code signs in once, and printed codes replace a lost phone, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site, now, pass } = moved
    const { info, joined } = await enter(site, await site.desk.createFirstLink(), {
      email: 'ann@mail.example',
      now,
    })
    const call = createCall(site)
    const signIn = (code?: string, password = PASSWORD) =>
      call('POST', '/sign-in', { email: 'Ann@mail.example', password, ...(code && { code }) })

    // The code of joining is used up.
    expect((await signIn(currentCode(info.codes.secret, now()))).status).toBe(400)
    pass(MINUTE)
    expect(await (await signIn()).json()).toEqual({ needsCode: true })
    const code = currentCode(info.codes.secret, now())
    const [once, twice] = await Promise.all([signIn(code), signIn(code)])
    expect([once.status, twice.status].toSorted()).toEqual([200, 400])
    expect((once.status === 200 ? once : twice).headers.getSetCookie()[0]).toMatch(
      /HttpOnly.*Max-Age=43200/,
    )

    pass(60 * MINUTE)
    const [printed = ''] = joined.recoveryCodes
    expect((await signIn(printed.toUpperCase())).status).toBe(200)
    expect((await signIn(printed)).status).toBe(400)
  },
)

test('guessing a password stops after five tries, but not where the owner has signed in before', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now, pass } = moved
  const { info } = await enter(site, await site.desk.createFirstLink(), {
    email: 'ann@mail.example',
    now,
  })
  pass(MINUTE)
  const form = (password: string) => ({
    email: 'ann@mail.example',
    password,
    code: currentCode(info.codes.secret, now()),
  })
  const known = await createCall(site)('POST', '/sign-in', form(PASSWORD))
  const cookie = toCookie(known.headers.getSetCookie().filter((one) => one.includes('browser')))
  const stranger = createCall(site)

  const statuses = []
  for (let tries = 0; tries < 7; tries++) {
    statuses.push((await stranger('POST', '/sign-in', form(`wrong ${tries}`))).status)
  }
  pass(MINUTE)

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  expect((await stranger('POST', '/sign-in', form(PASSWORD))).status).toBe(429)
  expect((await createCall(site, cookie)('POST', '/sign-in', form(PASSWORD))).status).toBe(200)
})

test('guessing the code stops after five tries', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now, pass } = moved
  const { call } = await enter(site, await site.desk.createFirstLink(), {
    email: 'ann@mail.example',
    now,
  })
  pass(20 * MINUTE)

  const statuses = []
  for (let tries = 0; tries < 7; tries++) {
    statuses.push((await call('POST', '/me/prove', { code: String(100_000 + tries) })).status)
  }

  expect(statuses.slice(-2)).toEqual([429, 429])
})

test.for(engines)(
  'an invitation works once, for three days, and makes the invited role, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site, now, pass } = moved
    const admin = await createDeskCaller(site, 'admin')
    const invite = async (email: string, role: string) => {
      const response = await admin.call('POST', '/people/invite', { email, role, by: 'link' })
      return (await response.json()).link as string
    }
    const author = await enter(site, await invite('bo@mail.example', 'author'), { now })
    const [again, late] = [
      await invite('cy@mail.example', 'author'),
      await invite('di@mail.example', 'editor'),
    ]

    expect(await (await author.call('GET', '/me')).json()).toMatchObject({
      role: 'author',
      email: 'bo@mail.example',
    })
    expect((await author.call('GET', '/people')).status).toBe(403)
    // Taken back, expired, made up.
    expect(
      (await admin.call('POST', '/people/take-back', { email: 'cy@mail.example' })).status,
    ).toBe(200)
    pass(3 * 24 * 60 * MINUTE)
    for (const secret of [secretOf(again), secretOf(late), 'made-up', '']) {
      expect((await createCall(site)('POST', '/invitation', { secret })).status).toBe(404)
    }
  },
)

test('an invitation goes out by e-mail, and its link works', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now } = moved
  const { call } = await createDeskCaller(site, 'admin')

  const response = await call('POST', '/people/invite', {
    email: 'bo@mail.example',
    role: 'editor',
    by: 'mail',
  })
  await site.accounts.outbox.settled()

  expect(await response.json()).toEqual({ link: null })
  const list: PeopleList = await (await call('GET', '/people')).json()
  expect(list.invitations).toMatchObject([{ email: 'bo@mail.example', role: 'editor' }])
  expect((await enter(site, mailedLink(site), { now })).response.status).toBe(200)
})

/** Of the only e-mail that was sent. */
function mailedLink(site: TestSite): string {
  const [mail = ''] = readdirSync(join(site.dataDir, 'outbox'))
  const text = readFileSync(join(site.dataDir, 'outbox', mail), 'utf8')
  const [link = ''] = /http\S+\/desk\/join#\S+/.exec(text) ?? []
  return link
}

test('links end with their purpose: used, replaced, or made by somebody who is removed', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now } = moved
  const [ann, bo] = [
    await createDeskCaller(site, 'admin', { name: 'Ann' }),
    await createDeskCaller(site, 'admin', { name: 'Bo' }),
  ]
  const linkBy = async (by: typeof ann, path: string, body = {}) =>
    (await (await by.call('POST', path, body)).json()).link as string
  const invite = (by: typeof ann, email: string) =>
    linkBy(by, '/people/invite', { email, role: 'author', by: 'link' })
  const works = async (link: string) =>
    (await createCall(site)('POST', '/invitation', { secret: secretOf(link) })).status

  const old = await invite(ann, 'cy@mail.example')
  const fresh = await invite(bo, 'cy@mail.example')
  expect([await works(old), await works(fresh)]).toEqual([404, 200])

  // A link for somebody who is here is listed by name, and can be taken back.
  const again = await linkBy(ann, `/people/${bo.id}/again`)
  const { invitations }: PeopleList = await (await ann.call('GET', '/people')).json()
  expect(invitations).toContainEqual(expect.objectContaining({ name: 'Bo', email: bo.email }))
  await ann.call('POST', '/people/take-back', { email: bo.email })
  expect(await works(again)).toBe(404)

  const kept = await linkBy(ann, `/people/${bo.id}/again`)
  await ann.call('POST', `/people/${bo.id}/remove`, {})
  expect([await works(fresh), await works(kept)]).toEqual([404, 404])

  const last = await invite(ann, 'di@mail.example')
  expect((await enter(site, last, { name: 'ＡＮＮ ', now })).response.status).toBe(409)
  expect((await enter(site, last, { name: 'The site', now })).response.status).toBe(409)
  expect((await enter(site, last, { now })).response.status).toBe(200)
  // Without a second factor nobody becomes an editor.
  const cy = await createDeskCaller(site, 'author', { name: 'Cy' })
  const rise = () => ann.call('POST', `/people/${cy.id}/role`, { role: 'editor' })
  expect((await rise()).status).toBe(409)
  await changeDeskPerson(site.desk.people.db, cy.id, { code_secret: 'sealed' })
  expect((await rise()).status).toBe(200)
})

test.for(engines)(
  'the last admin stays, and a removed person is out at once, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site } = moved
    const [ann, bo, cy] = [
      await createDeskCaller(site, 'admin', { name: 'Ann' }),
      await createDeskCaller(site, 'admin', { name: 'Bo' }),
      await createDeskCaller(site, 'editor', { name: 'Cy' }),
    ]
    const remove = (by: typeof ann, whom: typeof ann) =>
      by.call('POST', `/people/${whom.id}/remove`, {})

    expect((await remove(ann, cy)).status).toBe(200)
    expect((await cy.call('GET', '/me')).status).toBe(401)
    expect((await remove(ann, ann)).status).toBe(409)
    // Each removes the other at the same time: one stays.
    const both = await Promise.all([remove(ann, bo), remove(bo, ann)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = both[0].status === 200 ? ann : bo
    expect((await left.call('POST', `/people/${left.id}/role`, { role: 'editor' })).status).toBe(
      409,
    )
    const { rows } = await (await left.call('GET', '/audit')).json()
    expect(
      rows.map(({ act, subject }: { act: string; subject: string }) => [act, subject]),
    ).toContainEqual(['remove-person', 'Cy'])
  },
)

test('changing people needs the second factor again after ten minutes', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now, pass } = moved
  const { call, info } = await enter(site, await site.desk.createFirstLink(), {
    email: 'ann@mail.example',
    now,
  })
  const invite = () =>
    call('POST', '/people/invite', { email: 'bo@mail.example', role: 'author', by: 'link' })

  pass(10 * MINUTE)
  expect((await invite()).status).toBe(200)
  pass(1000)
  const refused = await invite()
  expect([refused.status, (await refused.json()).error.code]).toEqual([401, 'step-up'])
  await call('POST', '/me/prove', { code: currentCode(info.codes.secret, now()) })
  expect((await invite()).status).toBe(200)
})

test('a session ends after 12 hours, or when its owner ends all others', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, pass } = moved
  const { id, call } = await createDeskCaller(site, 'author')
  const { sessions } = site.desk.people
  const cookie = await sessions.open(id, {
    headers: new Headers({ 'user-agent': 'Firefox/1 iPhone' }),
    isProved: false,
  })
  const other = createCall(site, toCookie([cookie]))

  const list = await (await call('GET', '/me/sessions')).json()
  expect(list.sessions).toHaveLength(2)
  await call('POST', '/me/sign-out-everywhere', {})
  expect([(await call('GET', '/me')).status, (await other('GET', '/me')).status]).toEqual([
    200, 401,
  ])
  pass(12 * 60 * MINUTE)
  expect((await call('GET', '/me')).status).toBe(401)
})

test('somebody who becomes an editor can only read until they have a second factor', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now } = moved
  const { id, call } = await createDeskCaller(site, 'editor', { isProved: false })
  await setPassword(site, id)
  const setUp: CodeSetUp = await (await call('POST', '/me/codes/begin', {})).json()

  expect((await (await call('GET', '/me')).json()).capabilities).toEqual(['read'])
  const code = currentCode(setUp.secret, now())
  const set = async (form: { code: string; current: string }) =>
    (await call('POST', '/me/codes', { ticket: setUp.ticket, ...form })).status
  const statuses = [
    await set({ code: '000000', current: PASSWORD }),
    await set({ code, current: 'wrong' }),
    await set({ code, current: PASSWORD }),
  ]

  expect(statuses).toEqual([400, 400, 200])
  expect((await (await call('GET', '/me')).json()).capabilities).toContain('publish')
})

test('on https the cookie is bound to the host, and a desk of its own host serves nothing else', async () => {
  const env = { SITE_URL: 'https://site.test', DESK_URL: 'https://desk.test' }
  await using site = await createTestSite({ isSmall: true, env })
  const { people } = site.desk
  const cookie = await people.sessions.open('nobody', { headers: new Headers(), isProved: true })

  expect(cookie).toMatch(
    /^__Host-lobang\.desk=[\w-]{43}; Path=\/; SameSite=Strict; Secure; HttpOnly/,
  )
  const statusOf = async (url: string) => (await site.app.request(url)).status
  expect(await statusOf('https://site.test/desk/api/me')).toBe(404)
  expect(await statusOf('https://desk.test/desk/api/me')).toBe(401)
  expect(await statusOf('https://desk.test/deals')).toBe(404)
  expect(await statusOf('https://site.test/deals')).toBe(200)
  expect(await site.desk.createFirstLink()).toMatch(/^https:\/\/desk\.test\/desk\/join#/)
})

test('a stranger on a public site cannot open the desk', async () => {
  await using site = await createTestSite({ isSmall: true })
  const call = createCall(site)

  const statuses = await Promise.all([
    call('GET', '/me'),
    call('POST', '/join', {
      secret: '',
      name: 'Eve',
      email: 'eve@mail.example',
      password: PASSWORD,
    }),
    call('POST', '/sign-in', { email: 'demo@desk.invalid', password: '' }),
  ])

  expect(statuses.map(({ status }) => status)).toEqual([401, 404, expect.any(Number)])
  expect(statuses[2]?.headers.getSetCookie()).toEqual([])

  // A session that was opened while the desk was local.
  const { id } = await createDeskCaller(site, 'admin')
  const { sessions } = site.desk.people
  const local = { headers: new Headers(), isProved: false, isLocal: true }
  const cookie = toCookie([await sessions.open(id, local)])
  expect((await createCall(site, cookie)('GET', '/me')).status).toBe(401)
})

test('DESK_ADMIN gets an invitation at the start, and only that address', async () => {
  await using site = await createTestSite({
    isSmall: true,
    env: { DESK_ADMIN: 'Ann@mail.example' },
  })

  // This site can send e-mails, so the link is not in the notice.
  expect(await site.desk.createStartNotice()).toContain('was sent to ann@mail.example')
  await site.accounts.outbox.settled()
  const link = mailedLink(site)
  const { call } = await enter(site, link, { email: 'eve@mail.example', now: () => NOON })

  const me = await (await call('GET', '/me')).json()
  expect(me).toMatchObject({ email: 'ann@mail.example', role: 'admin' })
  expect(await site.desk.createStartNotice()).toBeNull()

  // The setting does not bring back whom another admin removed.
  const admin = await createDeskCaller(site, 'admin')
  await admin.call('POST', `/people/${me.id}/remove`, {})
  expect(await site.desk.createStartNotice()).toBeNull()
})

test.for(engines)(
  'a passkey signs in once per challenge, and a copied one is found out, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site } = moved
    const { id, call } = await createDeskCaller(site, 'editor', { isProved: false })
    await setPassword(site, id)
    const passkey = createSoftPasskey()
    const place = { origin: 'http://site.test', rpId: 'site.test' }
    const begun: PasskeyBegin = await (await call('POST', '/me/passkeys/begin', {})).json()
    const made = passkey.create({ ...place, challenge: begun.challenge })
    const added = await call('POST', '/me/passkeys', {
      ...made,
      ticket: begun.ticket,
      name: 'Phone',
      current: PASSWORD,
    })
    expect(added.status).toBe(200)
    const door = createCall(site)

    const signIn = async (counter: number) => {
      const { challenge, ticket }: PasskeyChallenge = await (
        await door('POST', '/passkey/begin', {})
      ).json()
      const answer = { ...passkey.sign({ ...place, challenge }, { counter }), ticket }
      return { answer, response: await door('POST', '/passkey/sign-in', answer) }
    }

    const { answer, response } = await signIn(3)
    const inside = createCall(site, toCookie(response.headers.getSetCookie()))
    expect(await (await inside('GET', '/me')).json()).toMatchObject({
      isUnproved: false,
      hasPasskey: true,
    })
    expect((await door('POST', '/passkey/sign-in', answer)).status).toBe(429)
    // Its counter goes on; that of a copy stays behind.
    expect((await signIn(4)).response.status).toBe(200)
    expect((await signIn(4)).response.status).toBe(400)
    const acts = await deskActs(site.desk.people.db, { before: null, limit: 9 })
    const refused = acts.filter(
      ({ act, person_id }) => act === 'sign-in-refused' && person_id === id,
    )
    expect(refused.map(({ detail }) => detail)).toEqual(Array(2).fill('{"why":"passkey"}'))
    // The last one stays while there are no codes.
    const remove = () => call('POST', `/me/passkeys/${made.id}/remove`, {})
    expect((await remove()).status).toBe(409)
    await changeDeskPerson(site.desk.people.db, id, { code_secret: 'sealed' })
    expect((await remove()).status).toBe(200)
    expect((await signIn(9)).response.status).toBe(400)
  },
)

test('a new password needs the old one, and ends all other sessions', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now } = moved
  const link = await site.desk.createFirstLink()
  const { call } = await enter(site, link, { email: 'ann@mail.example', now })
  const change = (current: string, password: string) =>
    call('POST', '/me/password', { current, password })

  const refused = [await change('wrong', 'kaya, butter and toast'), await change(PASSWORD, 'ann')]
  const changed = await change(PASSWORD, 'kaya, butter and toast')

  expect([...refused, changed].map(({ status }) => status)).toEqual([400, 422, 200])
  const form = { email: 'ann@mail.example', password: PASSWORD }
  expect((await createCall(site)('POST', '/sign-in', form)).status).toBe(400)
  const right = { ...form, password: 'kaya, butter and toast' }
  expect(await (await createCall(site)('POST', '/sign-in', right)).json()).toEqual({
    needsCode: true,
  })
})
