import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createOutgoingFetch, type OutgoingOptions } from './create-outgoing-fetch.ts'
import { outgoingCode } from './outgoing-error.ts'

test('an answer is read, compressed or not', async () => {
  await using peer = await startPeer(({ url }, response) => {
    if (url === '/br') response.setHeader('content-encoding', 'br')
    if (url === '/gzip') response.setHeader('content-encoding', 'gzip')
    const pack = { '/br': brotliCompressSync, '/gzip': gzipSync }[url ?? '']
    response.end(pack ? pack('kopi') : 'kopi')
  })

  const texts = ['/', '/br', '/gzip'].map(async (path) => (await peer.ask(path)).text())

  expect(await Promise.all(texts)).toEqual(['kopi', 'kopi', 'kopi'])
})

test.for([
  ['declared', { 'content-length': '5000' }, Buffer.alloc(5000)],
  ['undeclared', {}, Buffer.alloc(5000)],
  ['packed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(5_000_000))],
] as const)('an answer that is too large, %s, is cut', async ([, headers, body]) => {
  await using peer = await startPeer(
    (_request, response) => {
      response.writeHead(200, headers).end(body)
    },
    { maxBytes: 4999 },
  )

  expect(await peer.ask('/').catch(outgoingCode)).toBe('TOO_LARGE')
})

test.for([
  ['never sends a head', () => {}],
  [
    'sends a byte of its body now and then',
    (response: Parameters<RequestListener>[1]) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 10)
      response.once('close', () => clearInterval(timer))
    },
  ],
] as const)('a server that %s is cut', async ([, answer]) => {
  await using peer = await startPeer((_request, response) => answer(response), {
    headersMs: 100,
    totalMs: 200,
  })

  expect(await peer.ask('/').catch(outgoingCode)).toBe('LATE')
  await peer.connectionsClosed()
})

test('a refused connection and an incomplete response have different error codes', async () => {
  const closed = createTcpServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  await using broken = await startPeer((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 10)
  })
  const away = new URL(`http://127.0.0.1:${port}/`)

  expect(await createOutgoingFetch({ configured: away })(away).catch(outgoingCode)).toBe(
    'UNCONNECTED',
  )
  expect(await broken.ask('/').catch(outgoingCode)).toBe('BROKEN')
})

test('a few calls run at once, others wait in order, and too many are refused', async () => {
  let running = 0
  let most = 0
  const release: (() => void)[] = []
  await using peer = await startPeer(
    (_request, response) => {
      running += 1
      most = Math.max(most, running)
      release.push(() => {
        running -= 1
        response.end('done')
      })
    },
    { atOnce: 2, mostWaiting: 3 },
  )

  const calls = Array.from({ length: 6 }, () =>
    peer.ask('/').then(
      () => 'done',
      (error) => outgoingCode(error),
    ),
  )
  const refused = await calls[5]
  for (let ended = 0; ended < 5; ended++) {
    const waitsFor = ended === 4 ? 1 : 2
    while (release.length < waitsFor) await new Promise(setImmediate)
    release.shift()?.()
  }

  expect(refused).toBe('BUSY')
  expect(await Promise.all(calls.slice(0, 5))).toEqual(Array(5).fill('done'))
  expect(most).toBe(2)
})

test('a call waits for its turn no longer than for an answer, and the caller can cancel it', async () => {
  await using peer = await startPeer(() => {}, { atOnce: 1, headersMs: 10_000, totalMs: 300 })
  const stop = new AbortController()

  const first = peer.ask('/').catch(outgoingCode)
  const second = peer.ask('/').catch(outgoingCode)
  const third = peer.ask('/', { signal: stop.signal }).catch((error) => error.message)
  stop.abort(new Error('never mind'))

  expect(await Promise.all([first, second, third])).toEqual(['LATE', 'LATE', 'never mind'])
})

test('a POST is sent unchanged and follows no redirect', async () => {
  let got = ''
  await using peer = await startPeer(async (request, response) => {
    for await (const chunk of request) got += chunk
    response.writeHead(307, { location: '/other' }).end()
  })

  const refused = await peer.ask('/', { method: 'POST', body: 'hello' }).catch(outgoingCode)
  const shown = await peer.ask('/', { method: 'POST', body: '!', redirect: 'manual' })

  expect(refused).toBe('REFUSED')
  expect(shown.status).toBe(307)
  expect(got).toBe('hello!')
})

async function startPeer(listener: RequestListener, options: OutgoingOptions = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = createOutgoingFetch({ configured: new URL(origin), ...options })
  return {
    ask: (path: string, init?: RequestInit) => ask(origin + path, init),
    async connectionsClosed() {
      const count = () =>
        new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)))
      while ((await count()) > 0) await new Promise(setImmediate)
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
