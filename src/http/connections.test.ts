import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openRaw } from '../../test/raw-connection.ts'
import { startSmallServer } from '../../test/small-server.ts'

const CHECK_MS = 50
const GET = 'GET / HTTP/1.1\r\nhost: site.test\r\n\r\n'

test('an address with too many connections loses idle ones; others lose none', async () => {
  const limits = { connectionsOfAddress: 3, checkMs: CHECK_MS }
  await using server = await startSmallServer({ limits })
  using other = await openRaw(server.port, { localAddress: '127.0.0.2' })
  other.write(GET)
  await other.until('<p>cached</p>')
  const idle = await Promise.all([1, 2, 3].map(() => openRaw(server.port)))
  await someChecks()

  using next = await openRaw(server.port)
  next.write(GET)
  await next.until('<p>cached</p>')
  await idle[0]?.closed
  other.write(GET)
  await expect.poll(() => other.received().split('<p>cached</p>').length).toBe(3)

  expect(idle.map(({ socket }) => socket.destroyed)).toEqual([true, false, false])
  for (const { socket } of idle) socket.destroy()
})

test('when all connections of an address are in use, a further one is refused', async () => {
  const { fetch, areBusy, answer } = createSlowAnswers(2)
  await using server = await startSmallServer({
    limits: { connectionsOfAddress: 2, checkMs: CHECK_MS },
    fetch,
  })
  const busy = await Promise.all([1, 2].map(() => openRaw(server.port)))
  for (const connection of busy) connection.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
  await areBusy
  await someChecks()

  using refused = await openRaw(server.port)
  await refused.closed
  using other = await openRaw(server.port, { localAddress: '127.0.0.2' })
  other.write(GET)
  await other.until('<p>cached</p>')
  answer()

  await Promise.all(busy.map((connection) => connection.until('fresh')))
  for (const { socket } of busy) socket.destroy()
})

test('all addresses together have a limit too', async () => {
  await using server = await startSmallServer({ limits: { connections: 2, checkMs: CHECK_MS } })
  const idle = await Promise.all(
    ['127.0.0.2', '127.0.0.3'].map((localAddress) => openRaw(server.port, { localAddress })),
  )
  await someChecks()

  using next = await openRaw(server.port)
  next.write(GET)

  await next.until('<p>cached</p>')
  await idle[0]?.closed
  for (const { socket } of idle) socket.destroy()
})

test('a few addresses that use every connection keep nobody else out', async () => {
  const { fetch, areBusy, answer } = createSlowAnswers(4)
  await using server = await startSmallServer({
    limits: { connections: 4, checkMs: CHECK_MS },
    fetch,
  })
  const busy = await Promise.all(
    [2, 2, 2, 3].map((at) => openRaw(server.port, { localAddress: `127.0.0.${at}` })),
  )
  for (const connection of busy) connection.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
  await areBusy

  using visitor = await openRaw(server.port, { localAddress: '127.0.0.4' })
  visitor.write(GET)
  await visitor.until('<p>cached</p>')
  await busy[0]?.closed

  // One connection of each address is left alone, whatever comes.
  expect(busy.map(({ socket }) => socket.destroyed)).toEqual([true, false, false, false])
  answer()
  await busy[3]?.until('fresh')
  for (const { socket } of busy) socket.destroy()
})

test('of many requests on one connection only a few wait for their answers', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let asked = 0
  await using server = await startSmallServer({
    limits: { requestsAhead: 4 },
    fetch: async () => {
      asked++
      await answered
      return new Response('fresh')
    },
  })
  using caller = await openRaw(server.port)

  for (let piece = 1; piece <= 20; piece++) {
    const before = caller.socket.bytesWritten
    caller.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
    while (caller.socket.bytesWritten === before || caller.socket.writableLength > 0) await delay(1)
    // Pieces that the server reads apart from each other.
    await delay(5)
  }

  expect(asked).toBe(4)
  answer()
  await caller.closed
})

test('of very many requests in one piece only the first are answered', async () => {
  let asked = 0
  await using server = await startSmallServer({
    limits: { requestsAhead: 4 },
    fetch: () => {
      asked++
      return new Response('fresh')
    },
  })
  using caller = await openRaw(server.port)

  caller.write(GET.repeat(3) + 'GET /fresh HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1000))
  await caller.closed

  expect(caller.received().split('<p>cached</p>').length - 1).toBe(3)
  expect(asked).toBe(1)
})

/**
 * A connection is idle when nothing came between two checks. On a busy machine timers are late, but those of equal length keep their
 * order, so that the server has made all but one of these checks.
 */
async function someChecks(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await delay(CHECK_MS)
}

/** Answers that wait for `answer`. `areBusy` resolves once as many are asked for. */
function createSlowAnswers(most: number) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { promise: areBusy, resolve: tellBusy } = Promise.withResolvers<void>()
  let asked = 0
  async function fetch(): Promise<Response> {
    if (++asked === most) tellBusy()
    await answered
    return new Response('fresh')
  }
  return { fetch, areBusy, answer }
}
