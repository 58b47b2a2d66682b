import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeDeskPerson } from '#db/desk-people.ts'
import type { PeopleList } from '#desk/wire/people.ts'
import { createCall, createDeskCaller } from './desk-caller.ts'
import { createMovedSite, enter, MINUTE, PASSWORD, secretOf } from './desk-entry.ts'
import { engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createTestSite, type TestSite } from './test-site.ts'

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
      name: 'Chief',
      email: 'chief@mail.example',
      password: PASSWORD,
    }

    // Joining as an admin without a second factor fails and does not use up the link.
    expect((await call('POST', '/join', form)).status).toBe(400)
    expect((await call('POST', '/join', { ...form, password: 'password' })).status).toBe(422)
    const first = await enter(site, link, { email: 'chief@mail.example', now })
    expect(first.response.status).toBe(200)
    expect(first.joined.recoveryCodes).toHaveLength(8)
    const me = await (await first.call('GET', '/me')).json()
    expect(me).toMatchObject({ email: 'chief@mail.example', role: 'admin', isUnproved: false })

    // Neither this link nor another one makes a second admin.
    expect((await call('POST', '/invitation', { secret: secretOf(link) })).status).toBe(404)
    expect(await site.desk.createFirstLink()).toBeNull()
  },
)

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
    const author = await enter(site, await invite('colleague@mail.example', 'author'), { now })
    const [again, late] = [
      await invite('newcomer@mail.example', 'author'),
      await invite('guest@mail.example', 'editor'),
    ]

    expect(await (await author.call('GET', '/me')).json()).toMatchObject({
      role: 'author',
      email: 'colleague@mail.example',
    })
    expect((await author.call('GET', '/people')).status).toBe(403)
    // A link that was taken back, expired or made up.
    expect(
      (await admin.call('POST', '/people/take-back', { email: 'newcomer@mail.example' })).status,
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
    email: 'colleague@mail.example',
    role: 'editor',
    by: 'mail',
  })
  await site.accounts.outbox.settled()

  expect(await response.json()).toEqual({ link: null })
  const list: PeopleList = await (await call('GET', '/people')).json()
  expect(list.invitations).toMatchObject([{ email: 'colleague@mail.example', role: 'editor' }])
  expect((await enter(site, mailedLink(site), { now })).response.status).toBe(200)
})

/** Of the only e-mail that was sent. */
function mailedLink(site: TestSite): string {
  const [mail = ''] = readdirSync(join(site.dataDir, 'outbox'))
  const text = readFileSync(join(site.dataDir, 'outbox', mail), 'utf8')
  const [link = ''] = /http\S+\/desk\/join#\S+/.exec(text) ?? []
  return link
}

test('links end when they are used or replaced, or their maker is removed', async () => {
  await using moved = await createMovedSite('SQLite')
  const { site, now } = moved
  const [chief, colleague] = [
    await createDeskCaller(site, 'admin', { name: 'Chief' }),
    await createDeskCaller(site, 'admin', { name: 'Colleague' }),
  ]
  const linkBy = async (by: typeof chief, path: string, body = {}) =>
    (await (await by.call('POST', path, body)).json()).link as string
  const invite = (by: typeof chief, email: string) =>
    linkBy(by, '/people/invite', { email, role: 'author', by: 'link' })
  const works = async (link: string) =>
    (await createCall(site)('POST', '/invitation', { secret: secretOf(link) })).status

  const old = await invite(chief, 'newcomer@mail.example')
  const fresh = await invite(colleague, 'newcomer@mail.example')
  expect([await works(old), await works(fresh)]).toEqual([404, 200])

  // A link for somebody who is here is listed by name, and can be taken back.
  const again = await linkBy(chief, `/people/${colleague.id}/again`)
  const { invitations }: PeopleList = await (await chief.call('GET', '/people')).json()
  expect(invitations).toContainEqual(
    expect.objectContaining({ name: 'Colleague', email: colleague.email }),
  )
  await chief.call('POST', '/people/take-back', { email: colleague.email })
  expect(await works(again)).toBe(404)

  const kept = await linkBy(chief, `/people/${colleague.id}/again`)
  await chief.call('POST', `/people/${colleague.id}/remove`, {})
  expect([await works(fresh), await works(kept)]).toEqual([404, 404])

  const last = await invite(chief, 'guest@mail.example')
  expect((await enter(site, last, { name: 'ＣＨＩＥＦ ', now })).response.status).toBe(409)
  expect((await enter(site, last, { name: 'The site', now })).response.status).toBe(409)
  expect((await enter(site, last, { now })).response.status).toBe(200)
  // Without a second factor nobody becomes an editor.
  const newcomer = await createDeskCaller(site, 'author', { name: 'Newcomer' })
  const rise = () => chief.call('POST', `/people/${newcomer.id}/role`, { role: 'editor' })
  expect((await rise()).status).toBe(409)
  await changeDeskPerson(site.desk.people.db, newcomer.id, { code_secret: 'sealed' })
  expect((await rise()).status).toBe(200)
})

test('DESK_ADMIN gets an invitation at the start, and only that address', async () => {
  await using site = await createTestSite({
    isSmall: true,
    env: { DESK_ADMIN: 'Chief@mail.example' },
  })

  // This site can send e-mails, so the link is not in the notice.
  expect(await site.desk.createStartNotice()).toContain('was sent to chief@mail.example')
  await site.accounts.outbox.settled()
  const link = mailedLink(site)
  const { call } = await enter(site, link, { email: 'eve@mail.example', now: () => NOON })

  const me = await (await call('GET', '/me')).json()
  expect(me).toMatchObject({ email: 'chief@mail.example', role: 'admin' })
  expect(await site.desk.createStartNotice()).toBeNull()

  // The setting does not bring back a person whom another admin removed.
  const admin = await createDeskCaller(site, 'admin')
  await admin.call('POST', `/people/${me.id}/remove`, {})
  expect(await site.desk.createStartNotice()).toBeNull()
})
