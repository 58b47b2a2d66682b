import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openRaw, type RawConnection } from '../../test/raw-connection.ts'
import { startSmallServer } from '../../test/small-server.ts'

const quick = { headersMs: 300, checkMs: 50, lingerMs: 100 }
/** More than the buffers of both sides hold. */
const LARGE = 16_000_000
const GET = 'GET / HTTP/1.1\r\nhost: site.test\r\n\r\n'
const POST = 'POST /form HTTP/1.1\r\nhost: site.test\r\n'

test('headers that arrive too slowly are answered with 408 and cut', async () => {
  await using server = await startSmallServer({ limits: quick })
  using slow = await openRaw(server.port)

  slow.write('GET / HTTP/1.1\r\nx-drops: ')
  await dribble(slow, 'a')

  expect(slow.received()).toMatch(/^HTTP\/1.1 408 /)
  expect(slow.received()).toContain("content-security-policy: default-src 'none'")
  expect(slow.received()).toContain('connection: close')
})

test('a connection without a request is closed without a response', async () => {
  await using server = await startSmallServer({ limits: quick })
  using idle = await openRaw(server.port)

  await idle.closed

  expect(idle.received()).toBe('')
})

test('headers of a later request on an open connection have no more time', async () => {
  await using server = await startSmallServer({ limits: { ...quick, keepAliveMs: 60_000 } })
  using slow = await openRaw(server.port)
  slow.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await slow.until('<p>cached</p>')

  slow.write('GET ')
  await dribble(slow, '/')

  expect(slow.received()).toContain('HTTP/1.1 408 ')
})

test('a body that arrives too slowly is answered with 408 and cut; a fast one is read', async () => {
  const limits = { ...quick, rateSpanMs: 300, leastRate: 1000 }
  await using server = await startSmallServer({
    limits,
    fetch: async (request) => new Response(`read ${(await request.text()).length}`),
  })
  using slow = await openRaw(server.port)
  using fast = await openRaw(server.port)

  slow.write(`${POST}content-length: 100000\r\n\r\n`)
  fast.write(`${POST}content-length: 100000\r\n\r\n${'x'.repeat(100_000)}`)
  await Promise.all([dribble(slow, 'x'), fast.until('read 100000')])

  expect(slow.received()).toMatch(/^HTTP\/1.1 408 /)
})

test('a body sent to a cached page is checked too', async () => {
  const limits = { ...quick, rateSpanMs: 300, leastRate: 1000 }
  await using server = await startSmallServer({ limits })
  using slow = await openRaw(server.port)

  slow.write('GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n')
  await dribble(slow, 'x')

  expect(slow.received()).toContain('connection: close')
})

test('a body that waits for the server does not count as slow', async () => {
  const limits = { ...quick, rateSpanMs: 200, leastRate: 1000 }
  await using server = await startSmallServer({
    limits,
    async fetch(request) {
      await delay(1000)
      return new Response(`read ${(await request.text()).length}`)
    },
  })
  using caller = await openRaw(server.port)

  caller.write(`${POST}content-length: 10000000\r\n\r\n`)
  caller.write(Buffer.alloc(10_000_000, 'x'))

  await caller.until('read 10000000')
})

test('a response that takes long to make is not cut', async () => {
  const limits = { headersMs: 200, requestMs: 200, stalledMs: 200, rateSpanMs: 200, checkMs: 50 }
  await using server = await startSmallServer({
    limits,
    fetch: async () => {
      await delay(1200)
      return new Response('late')
    },
  })
  using patient = await openRaw(server.port)

  patient.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')

  await patient.until('late')
})

test('a large page that nobody reads is cut', async () => {
  await using server = await startSmallServer({
    limits: { ...quick, stalledMs: 300 },
    html: 'x'.repeat(LARGE),
  })
  using reader = await openRaw(server.port)
  reader.socket.pause()

  reader.write(GET)
  await expect.poll(server.connections).toBe(0)
  reader.socket.resume()
  await reader.closed

  expect(reader.received().length).toBeLessThan(LARGE)
})

test('a large page that is read too slowly is cut, even if the caller sends more requests', async () => {
  const limits = { ...quick, stalledMs: 300, leastReadRate: 1e9 }
  await using server = await startSmallServer({ limits, html: 'x'.repeat(LARGE) })
  using reader = await openRaw(server.port)
  reader.socket.on('data', () => reader.socket.pause())

  reader.write(GET)
  const timer = setInterval(() => {
    reader.write(GET)
    reader.socket.resume()
  }, 50)
  await expect.poll(server.connections).toBe(0)
  clearInterval(timer)

  expect(reader.received().length).toBeLessThan(LARGE)
})

test('a stream with heartbeats outlives every time-out', async () => {
  const limits = { ...quick, requestMs: 300, stalledMs: 300, keepAliveMs: 300, rateSpanMs: 100 }
  let beats = 0
  await using server = await startSmallServer({
    limits,
    fetch: () => {
      const body = new ReadableStream({
        async pull(controller) {
          await delay(100)
          controller.enqueue(new TextEncoder().encode(`: beat ${++beats}\n\n`))
          if (beats === 20) controller.close()
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  using stream = await openRaw(server.port)

  stream.write('GET /realtime HTTP/1.1\r\nhost: a\r\n\r\n')

  await stream.until(': beat 20')
})

test('a connection stays open between requests for the configured time', async () => {
  await using server = await startSmallServer({ limits: { ...quick, keepAliveMs: 60_000 } })
  using kept = await openRaw(server.port)
  kept.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await kept.until('<p>cached</p>')

  await delay(2 * quick.headersMs)
  kept.write('GET /again HTTP/1.1\r\nhost: a\r\n\r\n')

  await kept.until('fresh')
  expect(kept.received()).toContain('Keep-Alive: timeout=60\r\n')
})

/** Sends a byte now and then until the other side has had enough. */
async function dribble(connection: RawConnection, byte: string): Promise<void> {
  const timer = setInterval(() => connection.write(byte), 20)
  await connection.closed
  clearInterval(timer)
}
