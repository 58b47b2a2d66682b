import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createIdentify } from '#functions/caller.ts'
import { createRealtime } from '#functions/realtime.ts'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'
import { call, result } from './call-function.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { createSignedAccounts } from './signed-accounts.ts'
import { createTestSite } from './test-site.ts'

const PASSWORD = 'kopi at the void deck'

test.for(engines)('%s notifies a visitor’s other devices and nobody else', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const accounts = createSignedAccounts()
  const as = (name: string) => ({ authorization: `Bearer ${accounts.tokenOf(name)}` })
  await using site = await createTestSite({ database: database.target, accounts })
  // On PostgreSQL the listening device is at another process.
  await using other =
    engine === 'PostgreSQL' ? await createTestSite({ database: database.target, accounts }) : null
  const owners = await listen(other ?? site, as('owner'))
  const strangers = await listen(other ?? site, as('stranger'))
  expect(await owners.next()).toContain('event: open')
  expect(await strangers.next()).toContain('event: open')

  // The other process may begin to hear only now; what it missed it tells without a version.
  const news = owners.find(/"version":\d/)
  let heard = false
  void news.then(() => {
    heard = true
  })
  for (let count = 0; !heard; count++) {
    await follow(site, as('owner'), { replica: 'phone', requestId: `r${count}` })
    await delay(50)
  }

  expect(await news).toContain('"replica":"phone"')
  await follow(site, as('stranger'), { replica: 'laptop', requestId: 'r1' })
  expect(await strangers.find(/"version"/)).toContain('"replica":"laptop"')
  await result(call(site, 'deleteMyAccount', { confirm: 'delete my account' }, as('owner')))
  expect(await owners.find(/"version":null/)).toContain('event: visitor')
  expect(await owners.next()).toBeNull()
})

test('only an account can listen', async () => {
  await using site = await createTestSite({ isSmall: true })

  const answers = [
    await site.request('/realtime'),
    await site.request('/realtime', { headers: { authorization: 'Bearer made.up' } }),
    await site.request('/realtime', {
      headers: { authorization: `Bearer anonymous.${'0'.repeat(40)}` },
    }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
})

test('an open stream does not keep the server from closing', async () => {
  const accounts = createSignedAccounts()
  const site = await createTestSite({ isSmall: true, accounts })
  const port = await site.server.listen(0, '127.0.0.1')
  const headers = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const response = await fetch(`http://127.0.0.1:${port}/realtime`, { headers })
  const reader = response.body?.getReader()
  await reader?.read()

  await site[Symbol.asyncDispose]()

  // Ended, not cut: a cut one would throw.
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})

test('streams are limited in number, send heartbeats and end after a while', async () => {
  const accounts = createSignedAccounts()
  const realtime = createRealtime({
    identify: createIdentify(accounts.findAccount),
    heartbeatMs: 20,
    lifetimeMs: 100,
    mostConnections: 12,
  })
  const connect = (name: string) =>
    realtime.connect(
      new Request('http://site.test/realtime', {
        headers: { authorization: `Bearer ${accounts.tokenOf(name)}` },
      }),
    )

  const [first] = await Promise.all(Array.from({ length: 11 }, () => connect('owner')))
  const ofOwner = realtime.count()
  const strangers = [
    await connect('stranger'),
    await connect('onlooker'),
    await connect('passer-by'),
  ]

  expect(ofOwner).toBe(10)
  expect(strangers.map(({ status }) => status)).toEqual([200, 200, 503])
  expect(await first?.text()).toBe('retry: 3000\nevent: open\ndata: {}\n\n')
  expect(await strangers[0]?.text()).toContain(': ping\n\n')
  realtime.close()
  expect((await connect('owner')).status).toBe(503)
  expect(realtime.count()).toBe(0)
})

test('a stream ends soon after its session does, and others stay', async () => {
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'owner@mail.example')
  const other = site.visitor()
  await other.send('/account/sign-in', { email: 'owner@mail.example', password: PASSWORD })
  const realtime = createRealtime({
    identify: createIdentify(site.accounts.findAccount),
    heartbeatMs: 20,
  })
  const connect = async (who: Visitor) => {
    const headers = { authorization: `Bearer ${(await who.token())?.token}` }
    return realtime.connect(new Request('http://site.test/realtime', { headers }))
  }
  const ended = await connect(visitor)
  await connect(other)

  await visitor.send('/account/sign-out', {})

  expect(await ended.text()).toContain('event: open')
  expect(realtime.count()).toBe(1)
  realtime.close()
})

test('a device that does not read is disconnected, and its place is free again', async () => {
  const accounts = createSignedAccounts()
  const realtime = createRealtime({ identify: createIdentify(accounts.findAccount) })
  const headers = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  await realtime.connect(new Request('http://site.test/realtime', { headers }))
  const left = await realtime.connect(new Request('http://site.test/realtime', { headers }))
  await left.body?.cancel()
  const afterLeaving = realtime.count()

  for (let version = 0; version < 2000; version++) {
    realtime.tell({ accountId: 'owner', replica: 'phone', version })
  }

  expect(afterLeaving).toBe(1)
  expect(realtime.count()).toBe(0)
  realtime.close()
})

type Site = { request: (path: string, init?: RequestInit) => Promise<Response> }

async function listen(site: Site, headers: Record<string, string>) {
  const response = await site.request('/realtime', { headers })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const next = async () => {
    const { value } = (await reader?.read()) ?? {}
    return value ? decoder.decode(value) : null
  }
  return {
    next,
    async find(wanted: RegExp): Promise<string | null> {
      for (;;) {
        const text = await next()
        if (text === null || wanted.test(text)) return text
      }
    },
  }
}

async function follow(
  site: Parameters<typeof call>[0],
  headers: Record<string, string>,
  device: { replica: string; requestId: string },
): Promise<void> {
  const change = {
    ...device,
    epoch: null,
    seen: 0,
    favourites: { put: {}, removed: [] },
    following: { put: [`brand-${device.requestId}`], removed: [] },
  }
  await result(call(site, 'syncVisitor', change, headers))
}
