import { expect, test } from 'vitest'
import { hashPassword } from '#accounts/password-hash.ts'
import { deskActs } from '#db/desk-acts.ts'
import { changeDeskPerson } from '#db/desk-people.ts'
import type { CodeSetUp, PasskeyBegin, PasskeyChallenge } from '#desk/wire/people.ts'
import { createCall, createDeskCaller, toCookie } from './desk-caller.ts'
import { createMovedSite, currentCode, enter, MINUTE, PASSWORD } from './desk-entry.ts'
import { engines } from './engines.ts'
import { createSoftPasskey } from './soft-passkey.ts'
import type { TestSite } from './test-site.ts'

async function setPassword(site: TestSite, id: string): Promise<void> {
  await changeDeskPerson(site.desk.people.db, id, { password: await hashPassword(PASSWORD) })
}

test.for(engines)(
  'each code signs in once, and printed codes replace a lost phone, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site, now, pass } = moved
    const { info, joined } = await enter(site, await site.desk.createFirstLink(), {
      email: 'editor@mail.example',
      now,
    })
    const call = createCall(site)
    const signIn = (code?: string, password = PASSWORD) =>
      call('POST', '/sign-in', { email: 'Editor@mail.example', password, ...(code && { code }) })

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
    email: 'editor@mail.example',
    now,
  })
  pass(MINUTE)
  const form = (password: string) => ({
    email: 'editor@mail.example',
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
    email: 'editor@mail.example',
    now,
  })
  pass(20 * MINUTE)

  const statuses = []
  for (let tries = 0; tries < 7; tries++) {
    statuses.push((await call('POST', '/me/prove', { code: String(100_000 + tries) })).status)
  }

  expect(statuses.slice(-2)).toEqual([429, 429])
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

test.for(engines)(
  'a passkey signs in once per challenge, and a copied one is detected, on %s',
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
    // Its counter continues, while that of a copy stays behind.
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
  const { call } = await enter(site, link, { email: 'editor@mail.example', now })
  const change = (current: string, password: string) =>
    call('POST', '/me/password', { current, password })

  const refused = [
    await change('wrong', 'kaya, butter and toast'),
    await change(PASSWORD, 'editor'),
  ]
  const changed = await change(PASSWORD, 'kaya, butter and toast')

  expect([...refused, changed].map(({ status }) => status)).toEqual([400, 422, 200])
  const form = { email: 'editor@mail.example', password: PASSWORD }
  expect((await createCall(site)('POST', '/sign-in', form)).status).toBe(400)
  const right = { ...form, password: 'kaya, butter and toast' }
  expect(await (await createCall(site)('POST', '/sign-in', right)).json()).toEqual({
    needsCode: true,
  })
})
