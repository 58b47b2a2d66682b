// Longer than most: every function through the real client, on one server.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp } from '@firebase/app'
import { getFunctions, httpsCallable } from '@firebase/functions'
import { getRequestListener } from '@hono/node-server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type CallFunction, createCallable } from '#browser/callable.ts'
import { CallableError } from '#functions/callable-error.ts'
import { createIdentify } from '#functions/caller.ts'
import { type CallableServices, defineCallable } from '#functions/define-callable.ts'
import { createEndpoint } from '#functions/endpoint.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import { type CallableCode, callableStatuses } from '#visitor/callable-codes.ts'
import { createTestSite } from './test-site.ts'

// The same tables for Google's own client and for ours, because both speak the same protocol.

type Outcome = { result: unknown } | { code: string; message: string; details: unknown }
type Client = { name: string; open: (url: string) => AsyncDisposable & { call: CallFunction } }

const clients: Client[] = [
  {
    name: 'the Firebase SDK',
    open(url) {
      const app = initializeApp({ projectId: 'demo', appId: 'demo', apiKey: 'none' }, url)
      const functions = getFunctions(app, url)
      return {
        call: async (name, data, { timeout } = {}) =>
          (await httpsCallable(functions, name, timeout ? { timeout } : {})(data)).data,
        [Symbol.asyncDispose]: () => deleteApp(app),
      }
    },
  },
  {
    name: 'our client',
    open: (url) => ({
      call: createCallable({ url, fetch }),
      [Symbol.asyncDispose]: async () => {},
    }),
  },
]

const echo = defineCallable({
  name: 'echo',
  input: v.unknown(),
  limit: { rate: 1000, burst: 1000 },
  run: async (input) => input,
})
const refuse = defineCallable({
  name: 'refuse',
  input: v.object({ code: v.picklist([...Object.keys(callableStatuses), 'too-large']) }),
  limit: { rate: 1000, burst: 1000 },
  run: async ({ code }) => {
    throw new CallableError(code as CallableCode | 'too-large', `no: ${code}`, {
      at: [1, 'two'],
    })
  },
})
const stay = defineCallable({
  name: 'stay',
  input: v.unknown(),
  limit: { rate: 1000, burst: 1000 },
  run: () => new Promise((resolve) => setTimeout(resolve, 500, 'late')),
})
const crash = defineCallable({
  name: 'crash',
  input: v.unknown(),
  limit: { rate: 1000, burst: 1000 },
  run: async () => {
    throw new Error('a secret of the server')
  },
})
const rare = defineCallable({
  name: 'rare',
  input: v.unknown(),
  limit: { rate: 0.001, burst: 1 },
  run: async () => 'once',
})

for (const { name, open } of clients) {
  test(`${name} gets results, every refusal and time-outs from our server`, async () => {
    await using server = await serveCallables()
    await using client = open(server.url)

    const data = { text: 'kopi', list: [1, null, { deep: true }], day: '2026-11-15' }
    expect(await client.call('echo', data)).toEqual(data)
    expect(await client.call('echo', null)).toBeNull()
    expect(await client.call('echo')).toBeNull()
    expect(await client.call('echo', new Date(0))).toBe('1970-01-01T00:00:00.000Z')
    for (const code of [...Object.keys(callableStatuses), 'too-large']) {
      expect(await outcome(client.call('refuse', { code }))).toEqual({
        // Clients read the name on the wire, not the HTTP status.
        code: `functions/${code === 'too-large' ? 'invalid-argument' : code}`,
        message: `no: ${code}`,
        details: { at: [1, 'two'] },
      })
    }
    expect(await outcome(client.call('refuse', { code: 'odd' }))).toMatchObject({
      code: 'functions/invalid-argument',
    })
    expect(await outcome(client.call('nothing'))).toMatchObject({ code: 'functions/not-found' })
    expect(await outcome(client.call('crash'))).toEqual({
      code: 'functions/internal',
      message: 'INTERNAL',
      details: undefined,
    })
    expect(server.bugs).toEqual(['crash'])
    expect(await outcome(client.call('stay', null, { timeout: 50 }))).toMatchObject({
      code: 'functions/deadline-exceeded',
      message: 'deadline-exceeded',
    })
    expect(await client.call('rare')).toBe('once')
    expect(await outcome(client.call('rare'))).toMatchObject({
      code: 'functions/resource-exhausted',
    })
  })

  test(`${name} reads every response according to the protocol`, async () => {
    await using server = await serveAnswers()
    await using client = open(server.url)

    for (const [index, { expected }] of answers.entries()) {
      expect(await outcome(client.call(String(index))), JSON.stringify(answers[index])).toEqual(
        expected,
      )
    }
  })

  test(`${name} reaches the site`, async () => {
    await using site = await createTestSite({ isSmall: true })
    const port = await site.server.listen(0, '127.0.0.1')
    await using client = open(`http://127.0.0.1:${port}/functions`)
    const [deal] = site.store.snapshot().byType.get('deal') ?? []

    expect(await client.call('readDealReports', { dealId: deal?.id })).toBeNull()
    expect(await outcome(client.call('readVisitor'))).toEqual({
      code: 'functions/unauthenticated',
      message: 'Sign in first.',
      details: undefined,
    })
    expect(await outcome(client.call('noSuchThing'))).toMatchObject({ code: 'functions/not-found' })
  })

  test(`${name} reports an unreachable server as an internal error`, async () => {
    await using client = open('http://127.0.0.1:9/functions')

    expect(await outcome(client.call('echo'))).toMatchObject({ code: 'functions/internal' })
  })
}

test('a stream ends with one error, whatever refuses it', async () => {
  await using server = await serveCallables()
  const app = initializeApp({ projectId: 'demo', appId: 'demo', apiKey: 'none' }, 'streams')
  await using _app = { [Symbol.asyncDispose]: () => deleteApp(app) }
  const functions = getFunctions(app, server.url)
  const stream = async (name: string, data: unknown) => {
    const { stream: lines, data: result } = await httpsCallable(functions, name).stream(data)
    // Both the stream and the promise of the client report the error.
    const [read, last] = await Promise.all([outcome(all(lines)), outcome(result)])
    expect(read).toEqual(last)
    return last
  }

  expect(await stream('echo', 'kopi')).toMatchObject({
    code: 'functions/invalid-argument',
    message: "Unsupported Accept header 'text/event-stream'",
  })
  expect(await stream('nothing', null)).toMatchObject({ code: 'functions/not-found' })
  expect(await stream('rare', null)).toMatchObject({ code: 'functions/invalid-argument' })
})

async function all(lines: AsyncIterable<unknown>): Promise<unknown[]> {
  const found = []
  for await (const line of lines) found.push(line)
  return found
}

const refused = (code: string, message: string = code, details?: unknown) => ({
  code: `functions/${code}`,
  message,
  details,
})

/** Status and body of an answer, and what a client must make of it. */
const answers: { status: number; body: string; expected: Outcome }[] = [
  { status: 200, body: '{"result":{"a":1}}', expected: { result: { a: 1 } } },
  { status: 200, body: '{"data":7,"result":8}', expected: { result: 7 } },
  { status: 200, body: '{"data":null}', expected: { result: null } },
  { status: 201, body: '{"result":"made"}', expected: { result: 'made' } },
  {
    status: 200,
    body: '{"result":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"42"}}',
    expected: { result: 42 },
  },
  {
    status: 200,
    body: 'no json',
    expected: refused('internal', 'Response is not valid JSON object.'),
  },
  {
    status: 200,
    body: 'null',
    expected: refused('internal', 'Response is not valid JSON object.'),
  },
  { status: 200, body: '{}', expected: refused('internal', 'Response is missing data field.') },
  { status: 200, body: '[1]', expected: refused('internal', 'Response is missing data field.') },
  ...Object.entries({
    400: 'invalid-argument',
    401: 'unauthenticated',
    403: 'permission-denied',
    404: 'not-found',
    409: 'aborted',
    429: 'resource-exhausted',
    499: 'cancelled',
    500: 'internal',
    501: 'unimplemented',
    503: 'unavailable',
    504: 'deadline-exceeded',
    418: 'unknown',
    302: 'unknown',
  }).map(([status, code]) => ({ status: Number(status), body: 'x', expected: refused(code) })),
  {
    status: 500,
    body: '{"error":{"status":"NOT_FOUND","message":"gone"}}',
    expected: refused('not-found', 'gone'),
  },
  {
    status: 200,
    body: '{"error":{"status":"ABORTED","message":"stop","details":{"n":1}}}',
    expected: refused('aborted', 'stop', { n: 1 }),
  },
  { status: 400, body: '{"error":{"status":"OK"},"result":1}', expected: { result: 1 } },
  { status: 503, body: '{"error":{"message":"later"}}', expected: refused('unavailable', 'later') },
  {
    status: 400,
    body: '{"error":{"message":"m","status":7,"details":{"@type":"odd"}}}',
    expected: refused('invalid-argument', 'm', { '@type': 'odd' }),
  },
]

async function outcome(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await call }
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: unknown }
    // The newest SDK adds the status of the answer; the protocol that we follow does not.
    return { code, message: message.replace(/ \[\d+\]$/, ''), details }
  }
}

async function serveCallables() {
  const bugs: string[] = []
  const now = () => performance.now()
  const call = createEndpoint({
    callables: [echo, refuse, stay, crash, rare],
    // None of these functions asks for any.
    services: {} as CallableServices,
    identify: createIdentify(async () => null),
    createLimit: (rule) => createRateLimit({ ...rule, now }),
    turns: createLoopTurns(),
    onError: (_, name) => bugs.push(name),
  })
  const server = await listen(
    createServer(
      getRequestListener(
        (request) =>
          call(new URL(request.url).pathname.replace('/functions/', ''), request, '127.0.0.1'),
        // Other files share this worker, and its `Response`.
        { overrideGlobalObjects: false },
      ),
    ),
  )
  return { ...server, url: `${server.url}/functions`, bugs }
}

function serveAnswers() {
  return listen(
    createServer((request, response) => {
      const { status, body } = answers[Number(request.url?.slice(1))] ?? { status: 404, body: '' }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body)
    }),
  )
}

async function listen(server: ReturnType<typeof createServer>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
