import { expect, test } from 'vitest'
import { capabilitiesOf, type Role, roles } from '#desk/wire/roles.ts'
import { createCall, createDeskCaller } from './desk-caller.ts'
import { shared } from './shared.ts'
import { createTestSite } from './test-site.ts'

const site = await shared(createTestSite({ isSmall: true }))
const { routes } = site.desk.api
const REFUSAL = 'Your role does not allow this.'

const toPath = (pattern: string) => pattern.replaceAll(/:\w+(\{[^}]*\})?/g, 'nothing-like-it')

async function ask(call: ReturnType<typeof createCall>, { method, path }: (typeof routes)[number]) {
  const response = await call(method, toPath(path), method === 'POST' ? {} : undefined)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const answer = isJson ? await response.json() : await response.body?.cancel()
  return { status: response.status, error: answer?.error }
}

function may(role: Role, { needs }: (typeof routes)[number], isProved = true): boolean {
  return needs === null || (capabilitiesOf(role, { isProved }) as readonly string[]).includes(needs)
}

test.for(roles)('a %s is refused exactly where the role lacks the capability', async (role) => {
  for (const route of routes) {
    // A session of its own: some routes end it.
    const { call } = await createDeskCaller(site, role)
    const name = `${route.method} ${route.path}`

    const { status, error } = await ask(call, route)

    expect([name, status === 403 && error.message === REFUSAL]).toEqual([name, !may(role, route)])
    // The desk answers any input without breaking.
    expect([name, status < 500 || error?.code === 'unavailable']).toEqual([name, true])
  }
})

test.for(['editor', 'admin'] as const)('a %s without a second factor only reads', async (role) => {
  for (const route of routes.filter(({ needs }) => needs !== null)) {
    const { call } = await createDeskCaller(site, role, { isProved: false })

    const { status } = await ask(call, route)

    expect([route.path, status === 403]).toEqual([route.path, route.needs !== 'read'])
  }
})

test('nobody gets an answer without a session', async () => {
  for (const route of routes) {
    const { status, error } = await ask(createCall(site), route)

    expect([route.path, status, error.code]).toEqual([route.path, 401, 'signed-out'])
  }
})

test('another site cannot act for the signed-in person', async () => {
  const { sessions } = site.desk.people
  const { id } = await createDeskCaller(site, 'admin')
  const cookie = (await sessions.open(id, { headers: new Headers(), isProved: true })).split(';')[0]
  const send = (headers: Record<string, string>) =>
    site.request('/desk/api/me/sign-out-everywhere', {
      method: 'POST',
      headers: { cookie: cookie ?? '', 'content-type': 'application/json', ...headers },
      body: '{}',
    })

  const from = [
    { origin: 'https://else.example' },
    { origin: 'null' },
    {},
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of from as Record<string, string>[]) {
    expect((await send(headers)).status).toBe(403)
  }
  expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('answers of the desk are private, and framed by nobody', async () => {
  for (const path of ['/desk', '/desk/api/me', '/desk/api/nothing']) {
    const { headers } = await site.request(path)

    expect(headers.get('cache-control')).toMatch(/no-store/)
    if (path === '/desk') continue
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  }
  expect(await (await site.request('/robots.txt')).text()).toContain('Disallow: /desk\n')
})
