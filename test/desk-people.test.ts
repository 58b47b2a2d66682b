import { expect, test } from 'vitest'
import { createCall, createDeskCaller, toCookie } from './desk-caller.ts'
import { createMovedSite, currentCode, enter, MINUTE, PASSWORD } from './desk-entry.ts'
import { engines } from './engines.ts'
import { createTestSite } from './test-site.ts'

test.for(engines)(
  'the last admin stays, and a removed person is out at once, on %s',
  async (engine) => {
    await using moved = await createMovedSite(engine)
    const { site } = moved
    const [chief, colleague, newcomer] = [
      await createDeskCaller(site, 'admin', { name: 'Chief' }),
      await createDeskCaller(site, 'admin', { name: 'Colleague' }),
      await createDeskCaller(site, 'editor', { name: 'Newcomer' }),
    ]
    const remove = (by: typeof chief, whom: typeof chief) =>
      by.call('POST', `/people/${whom.id}/remove`, {})

    expect((await remove(chief, newcomer)).status).toBe(200)
    expect((await newcomer.call('GET', '/me')).status).toBe(401)
    expect((await remove(chief, chief)).status).toBe(409)
    // Each removes the other at the same time: one stays.
    const both = await Promise.all([remove(chief, colleague), remove(colleague, chief)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = both[0].status === 200 ? chief : colleague
    expect((await left.call('POST', `/people/${left.id}/role`, { role: 'editor' })).status).toBe(
      409,
    )
    const { rows } = await (await left.call('GET', '/audit')).json()
    expect(
      rows.map(({ act, subject }: { act: string; subject: string }) => [act, subject]),
    ).toContainEqual(['remove-person', 'Newcomer'])
  },
)

test('changing people needs the second factor again after ten minutes', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now, pass } = moved
  const { call, info } = await enter(site, await site.desk.createFirstLink(), {
    email: 'chief@mail.example',
    now,
  })
  const invite = () =>
    call('POST', '/people/invite', { email: 'colleague@mail.example', role: 'author', by: 'link' })

  pass(10 * MINUTE)
  expect((await invite()).status).toBe(200)
  pass(1000)
  const refused = await invite()
  expect([refused.status, (await refused.json()).error.code]).toEqual([401, 'step-up'])
  await call('POST', '/me/prove', { code: currentCode(info.codes.secret, now()) })
  expect((await invite()).status).toBe(200)
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
      name: 'Intruder',
      email: 'intruder@mail.example',
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
