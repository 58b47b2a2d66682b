import { expect, test } from 'vitest'
import { openRaw } from '../../test/raw-connection.ts'
import { startSmallServer } from '../../test/small-server.ts'

const HOST = 'host: site.test\r\n'
const CHUNKED = 'transfer-encoding: chunked\r\n'
const NO_CHUNK = '0\r\n\r\n'

/** Two readers may understand such a request differently. */
const ambiguous: [name: string, text: string, status?: number][] = [
  [
    'two kinds of length',
    `POST / HTTP/1.1\r\n${HOST}content-length: 5\r\n${CHUNKED}\r\n${NO_CHUNK}`,
  ],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
  ['a length twice', `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 1\r\n\r\na`],
  ['a list of lengths', `POST / HTTP/1.1\r\n${HOST}content-length: 1, 1\r\n\r\na`],
  ['a signed length', `POST / HTTP/1.1\r\n${HOST}content-length: +1\r\n\r\na`],
  ['a hexadecimal length', `POST / HTTP/1.1\r\n${HOST}content-length: 0x1\r\n\r\na`],
  ['a space before a colon', `POST / HTTP/1.1\r\n${HOST}content-length : 1\r\n\r\na`],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}x: a\r\n b\r\n\r\n`],
  [
    'a folded coding',
    `POST / HTTP/1.1\r\n${HOST}transfer-encoding:\r\n chunked\r\n\r\n${NO_CHUNK}`,
  ],
  ['line feeds alone', 'GET / HTTP/1.1\nhost: site.test\n\n'],
  ['one line feed alone', `GET / HTTP/1.1\r\n${HOST}x: a\ny: b\r\n\r\n`],
  ['a carriage return alone', `GET / HTTP/1.1\r\n${HOST}x: a\ry: b\r\n\r\n`],
  ['a line feed after a chunk size', `POST / HTTP/1.1\r\n${HOST}${CHUNKED}\r\n1\na\r\n${NO_CHUNK}`],
  ['no number as a chunk size', `POST / HTTP/1.1\r\n${HOST}${CHUNKED}\r\n1 x\r\na\r\n${NO_CHUNK}`],
  ['a negative chunk', `POST / HTTP/1.1\r\n${HOST}${CHUNKED}\r\n-1\r\na\r\n${NO_CHUNK}`],
  [
    'chunks last but one',
    `POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked, x\r\n\r\n${NO_CHUNK}`,
  ],
  ['an unknown coding', `POST / HTTP/1.1\r\n${HOST}transfer-encoding: x\r\n\r\n${NO_CHUNK}`, 501],
  ['chunks in HTTP/1.0', `POST /form HTTP/1.0\r\n${HOST}${CHUNKED}\r\n${NO_CHUNK}`],
  [
    'packed chunks',
    `POST /form HTTP/1.1\r\n${HOST}transfer-encoding: gzip, chunked\r\n\r\n${NO_CHUNK}`,
    501,
  ],
  ['two hosts', `GET /form HTTP/1.1\r\n${HOST}host: other.test\r\n\r\n`],
  ['a zero byte', `GET / HTTP/1.1\r\n${HOST}x: a\0b\r\n\r\n`],
  ['a version of its own', `GET /form HTTP/2.0\r\n${HOST}\r\n`, 505],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
]

test.for(ambiguous)(
  '%s: refused, and nothing that follows is read',
  async ([, text, status = 400]) => {
    await using server = await startSmallServer({ limits: { lingerMs: 100 } })
    using caller = await openRaw(server.port)

    caller.write(Buffer.from(`${text}GET /smuggled HTTP/1.1\r\n${HOST}\r\n`, 'latin1'))
    await caller.closed

    expect(caller.received().match(/^HTTP\/1.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`])
    expect(caller.received()).toContain("content-security-policy: default-src 'none'")
    expect(caller.received()).toContain('connection: close')
  },
)

test.for([
  ['an address of 8 KB', '/'.padEnd(8192, 'a'), 200],
  ['a longer one', '/'.padEnd(8193, 'a'), 414],
  ['one that is longer than all headers may be', '/'.padEnd(30_000, 'a'), 414],
] as const)('%s', async ([, target, status]) => {
  await using server = await startSmallServer({ limits: { lingerMs: 100 } })
  using caller = await openRaw(server.port)

  caller.write(`GET ${target} HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)
  await caller.closed

  expect(caller.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(caller.received()).toMatch(/connection: close/i)
})

test.for([
  ['one long header', `x: ${'a'.repeat(17_000)}\r\n`],
  ['many headers', 'x: a\r\n'.repeat(100)],
])('%s: 431', async ([, fields]) => {
  await using server = await startSmallServer({ limits: { lingerMs: 100 } })
  using caller = await openRaw(server.port)

  caller.write(`GET /form HTTP/1.1\r\n${HOST}${fields}\r\n`)
  await caller.closed

  expect(caller.received()).toMatch(/^HTTP\/1.1 431 /)
  expect(caller.received()).toContain("content-security-policy: default-src 'none'")
})

test('a target with a scheme and a host is the same as one without', async () => {
  await using server = await startSmallServer({
    fetch: (request) => new Response(new URL(request.url).pathname),
  })
  using caller = await openRaw(server.port)

  caller.write(`GET http://other.test/path HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)
  await caller.closed

  expect(caller.received()).toMatch(/\r\n\r\n\/path$/)
})

test.for([
  ['OPTIONS * HTTP/1.1', 204],
  ['GET * HTTP/1.1', 400],
  ['CONNECT site.test:443 HTTP/1.1', 405],
  ['TRACE / HTTP/1.1', 405],
  ['GET http://name:word@site.test/form HTTP/1.1', 400],
  ['GET ftp://site.test/ HTTP/1.1', 400],
] as const)('%s: %d', async ([line, status]) => {
  await using server = await startSmallServer({ limits: { lingerMs: 100 } })
  using caller = await openRaw(server.port)

  caller.write(`${line}\r\n${HOST}connection: close\r\n\r\n`)
  await caller.closed

  expect(caller.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(caller.received()).toContain("content-security-policy: default-src 'none'")
})

test.for(['websocket', 'h2c'])(
  'an upgrade to %s is ignored: the response is HTTP/1.1',
  async (to) => {
    await using server = await startSmallServer()
    using caller = await openRaw(server.port)

    caller.write(`GET / HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: ${to}\r\n\r\n`)
    await caller.until('<p>cached</p>')

    expect(caller.received()).toMatch(/^HTTP\/1.1 200 /)
  },
)

test('HEAD has the headers of GET and no body, and the connection stays open', async () => {
  await using server = await startSmallServer()
  using caller = await openRaw(server.port)

  caller.write(`HEAD / HTTP/1.1\r\n${HOST}\r\nGET /fresh HTTP/1.1\r\n${HOST}\r\n`)
  await caller.until('fresh')

  const [head = '', next = ''] = caller.received().split('\r\n\r\n')
  expect(head).toContain('content-length: 13')
  expect(next).toMatch(/^HTTP\/1.1 200 /)
})

test('`100 Continue` is sent only when the body is wanted', async () => {
  await using server = await startSmallServer({
    limits: { lingerMs: 100 },
    fetch: async (request) =>
      request.url.endsWith('/form')
        ? new Response(`read ${await request.text()}`)
        : new Response('not here', { status: 404 }),
  })
  const expecting = (path: string) =>
    `POST ${path} HTTP/1.1\r\n${HOST}expect: 100-continue\r\ncontent-length: 4\r\n\r\n`
  using wanted = await openRaw(server.port)
  using unwanted = await openRaw(server.port)
  using unknown = await openRaw(server.port)

  wanted.write(expecting('/form'))
  await wanted.until('100 Continue')
  wanted.write('word')
  unwanted.write(expecting('/nowhere'))
  unknown.write(`POST /form HTTP/1.1\r\n${HOST}expect: more\r\ncontent-length: 4\r\n\r\n`)

  await wanted.until('read word')
  await unwanted.closed
  expect(unwanted.received()).toMatch(/^HTTP\/1.1 404 /)
  await unknown.closed
  expect(unknown.received()).toMatch(/^HTTP\/1.1 417 /)
})
