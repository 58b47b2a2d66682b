// Longer than most: every URL that changes something, attacked in one way.

import { expect, test } from 'vitest'
import { callables } from '#functions/callables.ts'
import { accountPageNames } from '../account-page-names.ts'
import { createSmallAccountSite, signUp } from '../account-visitor.ts'
import { createDeskCaller } from '../desk-caller.ts'
import { attackEnv, attackerAddress } from './attack-site.ts'
import { dumpDatabase } from './database-dump.ts'

/** Headers that a browser or proxy may send with a request from another site. */
const foreignHeaders: Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example', referer: 'http://site.test/account/settings' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: '' },
  { origin: 'https://site.test' },
  { origin: 'http://site.test:81' },
  { origin: 'http://site.test.evil.example' },
  { origin: 'http://evil.example/http://site.test' },
  { origin: 'http://site.test@evil.example' },
  { origin: 'http://site.test, https://evil.example' },
  { origin: 'site.test' },
  { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { referer: 'http://site.test/account/settings' },
]

const bodyTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json',
]

const overrides: Record<string, string>[] = [
  { 'x-http-method-override': 'POST' },
  { 'x-http-method': 'POST' },
  { 'x-method-override': 'POST' },
]

/** All fields of the account forms, so that each page finds what it needs. */
const form = new URLSearchParams({
  _method: 'POST',
  act: 'name',
  name: 'Thief',
  method: 'link',
  email: 'thief@mail.example',
  password: 'a password of the attacker',
  phone: '91234567',
  code: '123456',
  token: 'made-up',
  confirm: 'yes',
}).toString()

const acts = [
  ...['name', 'password', 'remove-password', 'email', 'phone', 'phone-code', 'remove-phone'],
  ...['unlink', 'end-session', 'end-others', 'preferences', 'push-preferences', 'add-device'],
  'remove-device',
]

async function createVictim() {
  const site = await createSmallAccountSite({ env: attackEnv })
  const victim = await signUp(site, 'owner@mail.example')
  await site.visitor().send('/account/sign-in', {
    email: 'owner@mail.example',
    password: 'kopi at the void deck',
  })
  await victim.send('/account/settings', { act: 'name', name: 'Owner' })
  // The first call creates an empty record.
  await victim.open('/account/export')
  const cookie = [...victim.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    site.request(path, {
      method,
      headers: { cookie, 'x-forwarded-for': attackerAddress(), ...headers },
      ...(body === undefined ? {} : { body }),
    })
  return { site, victim, send, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

test('this file attacks every URL that accepts more than GET', async () => {
  await using site = await createSmallAccountSite()

  const open = site.app.routes.filter(({ method }) => method !== 'GET')

  // A new one needs its own test below.
  expect([...new Set(open.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual([
    'ALL /*',
    'ALL /account/*',
    'ALL /api/auth/callback/:provider',
    'ALL /api/v2/*',
    'ALL /api/write/*',
    'ALL /desk',
    'ALL /desk/*',
    'ALL /functions/:name',
    'ALL /richtext/*',
    'POST /seen',
  ])
})

test('no page of another site acts at the desk', async () => {
  await using site = await createSmallAccountSite({ env: attackEnv })
  const admin = await createDeskCaller(site, 'admin')
  const posts = site.desk.api.routes.filter(({ method }) => method === 'POST')
  const answers = new Set<number>()

  for (const headers of foreignHeaders) {
    for (const { path } of posts) {
      const answer = await site.request(`/desk/api${path}`, {
        method: 'POST',
        headers: { cookie: admin.cookie, 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      answers.add(answer.status)
    }
  }

  expect(posts.length).toBeGreaterThan(20)
  expect([...answers]).toEqual([403])
})

test('no page of another site counts through its visitors', async () => {
  await using site = await createSmallAccountSite({ env: attackEnv })
  const body = JSON.stringify({ kind: 'open', id: 'any' })

  for (const from of ['cross-site', 'same-site', 'none']) {
    const headers = { 'sec-fetch-site': from }
    expect((await site.request('/seen', { method: 'POST', headers, body })).status).toBe(403)
  }
})

test('no form of another site changes anything of an account', async () => {
  await using attack = await createVictim()
  const { site, victim, send } = attack
  const { db } = site.accounts.parts
  const names = accountPageNames(site.accounts)
  const before = await dumpDatabase(db)
  const statuses = new Map<number, number>()
  const count = ({ status }: Response) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  for (const headers of foreignHeaders) {
    for (const name of names)
      count(
        await send(
          'POST',
          `/account/${name}`,
          { ...headers, 'content-type': bodyTypes[0] ?? '' },
          form,
        ),
      )
    for (const act of acts) {
      const body = form.replace('act=name', `act=${act}`)
      const type = { 'content-type': 'text/plain' }
      count(await send('POST', '/account/settings', { ...headers, ...type }, body))
    }
    for (const type of bodyTypes)
      count(await send('POST', '/account/settings', { ...headers, 'content-type': type }, form))
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      count(await send(method, '/account/settings', headers, form))
  }

  expect(await dumpDatabase(db)).toEqual(before)
  expect(site.outbox()).toHaveLength(1)
  expect([...statuses.keys()].toSorted()).toEqual([403, 404, 405])
  const own = await victim.send('/account/settings', { act: 'name', name: 'Owner again' })
  expect(own.status).toBe(200)
  expect(await dumpDatabase(db)).not.toEqual(before)
})

test('no link changes anything, even one that claims to be a form', async () => {
  await using attack = await createVictim()
  const { site, send } = attack
  const { db } = site.accounts.parts
  const before = await dumpDatabase(db)

  for (const name of [...accountPageNames(site.accounts), 'with/oidc', 'with/google']) {
    for (const headers of [...overrides, { 'sec-fetch-site': 'cross-site' }])
      for (const method of ['GET', 'HEAD']) await send(method, `/account/${name}?${form}`, headers)
  }

  expect(await dumpDatabase(db)).toEqual(before)
})

test('no page of another site can return from an issuer in place of a visitor', async () => {
  await using attack = await createVictim()
  const { site, send } = attack
  const { db } = site.accounts.parts
  const before = await dumpDatabase(db)

  for (const headers of foreignHeaders) {
    for (const provider of ['oidc', 'google', 'credential', '..', 'x'])
      for (const type of bodyTypes) {
        const sent = { ...headers, 'content-type': type }
        const body = 'code=stolen&state=made-up&id_token=x'
        const answer = await send('POST', `/api/auth/callback/${provider}`, sent, body)
        expect(answer.status).toBeLessThan(500)
        expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
      }
  }

  expect(await dumpDatabase(db)).toEqual(before)
})

test('no page of another site writes content', async () => {
  await using attack = await createVictim()
  const { site, send } = attack
  const { db } = site.accounts.parts
  const before = await dumpDatabase(db)
  const statuses = new Set<number>()

  for (const headers of foreignHeaders) {
    for (const path of ['assets', 'tags', 'documents', 'documents/x', 'nothing'])
      for (const type of bodyTypes)
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS']) {
          const sent = { ...headers, 'content-type': type }
          const body = ['GET', 'OPTIONS'].includes(method) ? undefined : '{"name":"Thief"}'
          const answer = await send(method, `/api/write/${path}`, sent, body)
          statuses.add(answer.status)
          expect(answer.headers.get('access-control-allow-origin')).toBe(null)
        }
  }

  expect([...statuses]).toEqual([401])
  expect(await dumpDatabase(db)).toEqual(before)
})

test('no function acts for the owner of a cookie', async () => {
  await using attack = await createVictim()
  const { site, send } = attack
  const { db } = site.accounts.parts
  const deal = site.store.snapshot().byType.get('deal')?.at(0)?.id
  const before = await dumpDatabase(db)
  const data = {
    dealId: deal,
    outcome: 'failed',
    name: 'Thief',
    confirm: 'delete my account',
    deviceId: 'x',
  }
  const body = JSON.stringify({ data })

  for (const { name } of callables) {
    for (const headers of foreignHeaders)
      for (const type of bodyTypes.filter((type) => type !== 'application/json')) {
        const answer = await send(
          'POST',
          `/functions/${name}`,
          { ...headers, 'content-type': type },
          body,
        )
        expect(answer.status).toBe(400)
      }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const sent = { 'content-type': 'application/json', ...overrides[0] }
      const answer = await send(
        method,
        `/functions/${name}`,
        sent,
        method === 'GET' ? undefined : body,
      )
      expect(answer.status).toBe(400)
    }
  }
  expect(await dumpDatabase(db)).toEqual(before)

  // A script may send JSON, but cookies do not identify its caller.
  for (const { name } of callables) {
    const sent = { origin: 'https://evil.example', 'content-type': 'application/json' }
    await send('POST', `/functions/${name}`, sent, body)
    await send('POST', `/functions/${name}`, sent, '{"data":null}')
  }
  const { deal_reports: reportsBefore, ...rest } = before
  const { deal_reports: reports = [], ...after } = await dumpDatabase(db)
  expect(after).toEqual(rest)
  expect(reports.filter((row) => !row.includes('"reporter":"network:'))).toEqual(reportsBefore)
})

test('nobody can write to content, pages or rich text', async () => {
  await using attack = await createVictim()
  const { site, send } = attack
  const { db } = site.accounts.parts
  const before = await dumpDatabase(db)

  const paths = [
    '/',
    '/deals',
    '/api/v2',
    '/api/v2/documents/search',
    '/richtext/page/x',
    '/preview',
  ]
  for (const path of [
    ...paths,
    '/metrics',
    '/builds/latest.json',
    '/go/x',
    '/realtime',
    '/assets/x',
  ]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const headers of foreignHeaders) {
        const answer = await send(method, path, headers, '{}')
        expect([404, 405]).toContain(answer.status)
      }
  }

  expect(await dumpDatabase(db)).toEqual(before)
})
