import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createServerKeys } from '#accounts/server-keys.ts'
import { findContentState } from '#db/content-rows.ts'
import { openDatabase } from '#db/database.ts'
import { addWebhook, findWebhook } from '#db/webhooks.ts'
import { createContentStore } from '#repository/content-store.ts'
import { createWebhooks } from '#repository/webhooks/create-webhooks.ts'
import { sealSecret } from '#repository/webhooks/webhook-secret.ts'
import { contentCommand } from './content-command.ts'
import { documentOf, FIXTURE_NOW } from './content-fixture.ts'
import { createMigratedDatabase, type Engine, engines } from './engines.ts'
import { patience } from './machine.ts'
import { publishChange } from './publish-change.ts'
import { createReleaseStore } from './release-store.ts'

test.for(engines)(
  'on %s a receiver gets each publish once and in order, from one of two sites',
  async (engine) => {
    await using hub = await openHub(engine)
    await using receiver = await startReceiver()
    await hub.add('builder', receiver.url, 'kopi')
    await using _sites = hub.startSites(2)

    await hub.publish('a')
    await hub.publish('b')
    await hub.publishRelease('c')
    // The publish is noted once the receiver has answered, and is then not sent again.
    const told = async () => (await findWebhook(hub.db, 'builder'))?.told_version
    await expect.poll(told).toBe(3)

    const bodies = receiver.got.map(({ text }) => JSON.parse(text))
    expect(bodies[0]).toEqual({
      type: 'api-update',
      domain: 'lobang',
      apiUrl: 'https://lobang.example/api/v2',
      secret: 'kopi',
      masterRef: 'ref-a',
      releases: {},
      masks: {},
      tags: {},
      experiments: {},
      documents: ['a'],
    })
    expect(bodies.map(({ documents }) => documents)).toEqual([['a'], ['b'], ['c']])
    const release = { id: 'sale', label: 'Sale', documents: ['c'], ref: expect.any(String) }
    expect(bodies[2].releases).toEqual({ deletion: [release] })
    const [{ text, headers }] = receiver.got as [Got]
    const signed = createHmac('sha256', 'kopi').update(text).digest('hex')
    expect(headers['x-lobang-signature']).toBe(`sha256=${signed}`)
    expect(receiver.got.map((got) => got.headers['x-lobang-delivery'])).toEqual([
      'builder-1',
      'builder-2',
      'builder-3',
    ])
    const row = await findWebhook(hub.db, 'builder')
    expect(row?.failure).toBeNull()
    expect(receiver.got).toHaveLength(3)
    // The database shows the secret to nobody.
    expect(JSON.stringify(row)).not.toContain('kopi')
  },
)

test('a failing receiver is tried again after growing pauses, and holds up nobody', async () => {
  await using hub = await openHub('SQLite')
  const answers = [500, 503, 200]
  await using failing = await startReceiver((response) => {
    response.writeHead(answers.shift() ?? 200).end()
  })
  await using silent = await startReceiver(() => {})
  await using working = await startReceiver()
  await hub.add('failing', failing.url)
  await hub.add('silent', silent.url)
  await hub.add('dead', 'http://127.0.0.1:1/')
  await hub.add('working', working.url)
  const sites = hub.startSites(1)

  await hub.publish('a')
  const started = performance.now()
  await expect.poll(() => working.got.length).toBe(1)
  await hub.publish('b')
  await expect.poll(() => working.got.length).toBe(2)
  expect(performance.now() - started).toBeLessThan(patience(5000))

  const pauses: number[] = []
  for (const tries of [1, 2]) {
    await expect.poll(async () => (await findWebhook(hub.db, 'failing'))?.tries).toBe(tries)
    const row = await findWebhook(hub.db, 'failing')
    pauses.push(Date.parse(row?.retry_at ?? '') - hub.clock.now.getTime())
    expect(row?.failure).toBe(tries === 1 ? 'status 500' : 'status 503')
    hub.clock.now = new Date(row?.retry_at ?? '')
  }
  await expect.poll(() => failing.got.length).toBe(4)
  await expect.poll(async () => (await findWebhook(hub.db, 'failing'))?.told_version).toBe(2)

  expect(pauses).toEqual([5000, 15_000])
  expect(failing.got.map(({ text }) => JSON.parse(text).documents[0])).toEqual([
    ...['a', 'a', 'a'],
    'b',
  ])
  expect((await findWebhook(hub.db, 'dead'))?.failure).toMatch(/ECONNREFUSED|connect/)
  // The dead one, and two publishes for each of two.
  const metrics = ['lobang_webhooks{state="failing"} 1', 'lobang_webhooks_untold 4']
  await expect.poll(sites.metrics).toEqual(expect.arrayContaining(metrics))
  // A request under way does not delay the end.
  const stopping = performance.now()
  await sites[Symbol.asyncDispose]()
  expect(performance.now() - stopping).toBeLessThan(patience(2000))
})

test('the command adds, tests, lists and removes webhooks, and refuses private addresses', async () => {
  await using receiver = await startReceiver()
  await using command = await contentCommand('SQLite')

  const refused = await command.run('webhook', 'add', 'inside', 'https://10.0.0.1/hook')
  const plain = await command.run('webhook', 'add', 'inside', receiver.url)
  const added = await command.run(
    'webhook',
    'add',
    'site',
    'https://site.example/h',
    '--secret',
    's',
  )
  const twice = await command.run('webhook', 'add', 'site', 'https://site.example/h')
  const status = await command.run('status')
  const removed = await command.run('webhook', 'remove', 'site')
  const list = await command.run('webhook', 'list')

  expect([refused.code, plain.code, added.code, twice.code, removed.code]).toEqual([1, 1, 0, 1, 0])
  expect(refused.err).toContain('not a public address')
  expect(plain.err).toContain('not an https address')
  expect(status.out).toContain('site: https://site.example/h; nothing sent yet')
  expect(list.out).toBe('There are no webhooks.\n')
  expect(receiver.got).toEqual([])
})

type Got = { text: string; headers: IncomingMessage['headers'] }

async function startReceiver(
  answer: (response: ServerResponse) => void = (response) => response.end(),
) {
  const got: Got[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    got.push({ text, headers: request.headers })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    got,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A repository whose webhooks may be on this machine. */
async function openHub(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const clock = { now: FIXTURE_NOW }
  const now = () => clock.now
  const secrets = createServerKeys({ secret: 'only for tests', previous: null })
  const publish = async (id: string) => {
    const createRef = () => `ref-${id}`
    await publishChange(db, { documents: [documentOf({ id })] }, { now, createRef })
  }
  return {
    db,
    clock,
    publish,
    add: (name: string, url: string, secret?: string) =>
      addWebhook(db, {
        name,
        url,
        sealed: secret === undefined ? null : sealSecret(secrets, secret),
        made_by: null,
        made_at: '',
      }),
    async publishRelease(id: string) {
      const store = await createContentStore(db)
      const releases = createReleaseStore(db, { store, now, createRef: () => crypto.randomUUID() })
      const change = { documents: [documentOf({ id })] }
      await releases.save({ id: 'sale', label: 'Sale', scheduledAt: null, change })
      await releases.publish('sale')
      expect(await findContentState(db)).toMatchObject({ version: 3 })
    },
    startSites(count: number) {
      const sites = Array.from({ length: count }, () =>
        createWebhooks({
          ...{ db, secrets, now },
          siteUrl: new URL('https://lobang.example'),
          privateHosts: ['127.0.0.1'],
          log: { warn: () => {} },
          checkMs: 20,
        }),
      )
      const stops = sites.map((site) => site.start())
      return {
        metrics: () => sites.flatMap((site) => site.metrics()),
        async [Symbol.asyncDispose]() {
          await Promise.all(stops.map((stop) => stop()))
        },
      }
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
