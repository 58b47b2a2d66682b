import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { createRemoteRichtextClient } from './remote-richtext-client.ts'

const ID = '373ba72bbff75ce7a838e2499590de30'
const DASHED = '373ba72b-bff7-5ce7-a838-e2499590de30'
const page = (title = 'Privacy') => ({
  [DASHED]: { value: { id: DASHED, type: 'page', properties: { title: [[title]] } } },
})

test('the worker returns a page for every form of its id', async () => {
  await using worker = await startWorker(() => [200, page()])
  await using remote = await connect(worker.url)

  expect(await remote.client().findPage(DASHED)).toEqual(page())
  expect(await remote.client().findPage(`Privacy-${ID}`)).toEqual(page())
  expect(worker.asked).toEqual([`/v1/page/${ID}`, `/v1/page/${ID}`])
})

test('calls at the same time share one request', async () => {
  await using worker = await startWorker(() => [200, page()])
  await using remote = await connect(worker.url)
  const client = remote.client()

  await Promise.all([client.findPage(ID), client.findPage(DASHED), client.findPage(ID)])

  expect(worker.asked).toHaveLength(1)
})

test('an unknown page is null, and an invalid id causes no request', async () => {
  await using worker = await startWorker(() => [404, { error: 'no' }])
  await using remote = await connect(worker.url)

  expect(await remote.client().findPage(ID)).toBeNull()
  expect(await remote.client().findPage('../../etc')).toBeNull()
  expect(worker.asked).toHaveLength(1)
})

const rubbish: [string, number, unknown][] = [
  ['an error', 500, {}],
  ['no JSON', 200, '<html>'],
  ['a list', 200, []],
  ['nothing', 200, null],
  ['no blocks', 200, {}],
  ['another page', 200, { x: { value: { id: 'x', type: 'page' } } }],
  ['a page without its value', 200, { [DASHED]: { role: 'none' } }],
  ['a 404 that is not about the page', 404, '<html>not found</html>'],
  ['a route that it does not know', 404, { error: 'Route not found!', routes: [] }],
]

test.for(rubbish)(
  'a worker that answers with %s is asked three times, then counts as unavailable',
  async (answer) => {
    await using worker = await startWorker(() => [answer[1], answer[2]])
    await using remote = await connect(worker.url)

    await expect(remote.client().findPage(ID)).rejects.toMatchObject({ code: 'unavailable' })
    expect(worker.asked).toHaveLength(3)
  },
)

test.for(rubbish)('the last good page stays while the worker answers with %s', async (answer) => {
  let good = true
  await using worker = await startWorker(() => (good ? [200, page()] : [answer[1], answer[2]]))
  await using remote = await connect(worker.url)
  await remote.client().findPage(ID)
  good = false

  expect(await remote.client().findPage(ID)).toEqual(page())
})

test.for(engines)(
  'on %s the last good page survives a restart without the worker',
  async (engine) => {
    const worker = await startWorker(() => [200, page()])
    await using remote = await connect(worker.url, engine)
    await remote.client().findPage(ID)
    await worker[Symbol.asyncDispose]()

    const restarted = remote.client()

    expect(await restarted.findPage(ID)).toEqual(page())
    expect(remote.troubles).toEqual(['a copy of rich text was served'])
    expect(await restarted.findPage(ID)).toEqual(page())
    // The second time there is no request, because the worker gets half a minute to recover.
    expect(remote.troubles).toHaveLength(1)
  },
)

test('once the worker recovers, its newer page replaces the copy', async () => {
  const answers: [number, unknown][] = [
    [200, page('Old')],
    ...Array.from({ length: 3 }, (): [number, unknown] => [503, '']),
    [200, page('New')],
    ...Array.from({ length: 3 }, (): [number, unknown] => [503, '']),
  ]
  await using worker = await startWorker(() => answers.shift() ?? [503, ''])
  await using remote = await connect(worker.url)
  const client = remote.client()

  expect(await client.findPage(ID)).toEqual(page('Old'))
  expect(await client.findPage(ID)).toEqual(page('Old'))
  remote.pass(31_000)
  expect(await client.findPage(ID)).toEqual(page('New'))
  expect(await client.findPage(ID)).toEqual(page('New'))
})

test('a page that the worker has removed disappears, with its copy', async () => {
  let answer: [number, unknown] = [200, page()]
  await using worker = await startWorker(() => answer)
  await using remote = await connect(worker.url)
  const client = remote.client()
  await client.findPage(ID)

  answer = [404, { error: 'There is no such page' }]
  expect(await client.findPage(ID)).toBeNull()
  answer = [500, '']
  await expect(client.findPage(ID)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a request that the worker never answers times out', async () => {
  await using worker = await startWorker(() => null)
  await using remote = await connect(worker.url)

  await expect(remote.client().findPage(ID)).rejects.toMatchObject({ code: 'unavailable' })
})

test('tables are read from the worker and kept; a page without one has "no-table"', async () => {
  let answer: [number, unknown] = [200, [{ id: 'r', Name: 'Kopi' }]]
  await using worker = await startWorker(() => answer)
  await using remote = await connect(worker.url)
  const client = remote.client()

  expect(await client.findTable(ID)).toEqual([{ id: 'r', Name: 'Kopi' }])
  answer = [500, '']
  expect(await client.findTable(ID)).toEqual([{ id: 'r', Name: 'Kopi' }])
  remote.pass(31_000)
  answer = [401, JSON.stringify({ error: 'No table found' })]
  expect(await client.findTable(ID)).toBe('no-table')
  expect(worker.asked[0]).toBe(`/v1/table/${ID}`)
})

async function connect(workerUrl: string, engine: Engine = 'SQLite') {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const troubles: string[] = []
  let now = Date.parse('2026-11-15T04:00:00Z')
  return {
    troubles,
    pass: (ms: number) => {
      now += ms
    },
    /** Each is like a new process. */
    client: () =>
      createRemoteRichtextClient({
        endpoint: `${workerUrl}/v1`,
        db,
        now: () => new Date(now),
        copyPictures: async (blocks) => blocks,
        onTrouble: (what) => troubles.push(what),
        ask: { pauses: [1, 1], timeout: 2000 },
      }),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** `null` keeps the caller waiting. */
async function startWorker(answer: () => [status: number, body: unknown] | null) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const given = answer()
    if (!given) return
    const [status, body] = given
    const text = typeof body === 'string' && body.startsWith('<') ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
