// Longer than most: everything that a front and its site say to each other.
import { expect, test } from 'vitest'
import { defaultTurnLimits } from '#front/turns.ts'
import { encodeBody } from '#pagecache/encoded-body.ts'
import { startFront } from '../../test/front-pair.ts'
import { openRaw } from '../../test/raw-connection.ts'

test('a cached page is answered while the site answers nothing', async () => {
  const { origin, post } = await startFront({ fetch: () => new Promise(() => {}) })
  const [html, payload] = [await encodeBody('<p>kept'), await encodeBody('{}')]
  const page = {
    html,
    payload,
    type: null,
    styleHashes: ['sha256-of-its-styles'],
    madeAt: 0,
    validUntil: Number.POSITIVE_INFINITY,
  }
  const abort = new AbortController()
  const asked = fetch(`${origin}/search?q=kopi`, { signal: abort.signal }).catch(() => 'gave up')
  post({ kind: 'page', change: { address: '/deals', page } })

  const answer = await waitFor(async () => {
    const response = await fetch(`${origin}/deals`, { signal: AbortSignal.timeout(200) })
    return { text: await response.text(), policy: response.headers.get('content-security-policy') }
  })

  expect(answer.text).toBe('<p>kept')
  expect(answer.policy).toContain("style-src-elem 'self' 'sha256-of-its-styles';")
  abort.abort()
  await asked
})

test('beacons are answered without the site, and reach it in one batch', async () => {
  const asked: string[] = []
  const { origin, seen } = await startFront({
    fetch: ({ url }) => {
      asked.push(new URL(url).pathname)
      return new Response('ok')
    },
  })
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const person = { 'user-agent': 'Mozilla/5.0', ...headers }
    return (await fetch(`${origin}/seen`, { method: 'POST', body, headers: person })).status
  }
  const open = '{"kind":"open","id":"a"}'

  const statuses = await Promise.all([send(open), send(open), send('{"kind":"copy","id":"a"}')])
  statuses.push(await send(open, { 'sec-fetch-site': 'cross-site' }))
  statuses.push(await send('{'), await send('x'.repeat(201)), await send(open, { dnt: '1' }))
  // Figures include everything counted so far.
  await fetch(`${origin}/metrics`)

  expect(statuses).toEqual([204, 204, 204, 403, 400, 400, 204])
  expect(seen.toSorted(([a], [b]) => (a.kind < b.kind ? 1 : -1))).toEqual([
    [{ kind: 'open', id: 'a' }, 2],
    [{ kind: 'copy', id: 'a' }, 1],
  ])
  expect(asked).toEqual(['/metrics'])
})

test('method, address, headers and body reach the site, and its answer comes back', async () => {
  const { origin } = await startFront({
    fetch: async (asked, env) => {
      const { address } = { address: (env as Connection).incoming.socket.remoteAddress }
      const said = `${asked.method} ${new URL(asked.url).pathname} ${await asked.text()}`
      return new Response(`${said} ${asked.headers.get('x-own')} ${address}`, {
        status: 201,
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      })
    },
  })

  const body = 'a'.repeat(300_000)
  const answer = await fetch(`${origin}/functions/x`, {
    method: 'POST',
    body,
    headers: { 'x-own': 'yes' },
  })

  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.text()).toBe(`POST /functions/x ${body} yes 127.0.0.1`)
})

test.for([204, 304])('an answer with status %d has no body', async (status) => {
  const { origin } = await startFront({
    fetch: () => new Response(null, { status, headers: { etag: 'W/"a"' } }),
  })

  const answer = await fetch(origin)

  expect([answer.status, answer.headers.get('etag')]).toEqual([status, 'W/"a"'])
})

test('events are streamed as they happen, and the site learns when the reader leaves', async () => {
  const left = Promise.withResolvers<void>()
  const { origin } = await startFront({
    fetch: () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\n')),
          cancel: () => left.resolve(),
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  })
  const abort = new AbortController()
  const answer = await fetch(origin, { signal: abort.signal })

  const first = await answer.body?.getReader().read()
  abort.abort()

  expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n')
  await left.promise
})

test('a long answer is read from the site as fast as the caller takes it', async () => {
  const piece = new Uint8Array(256 * 1024).fill(7)
  const pieces = 400
  let read = 0
  const { origin } = await startFront({
    fetch: () =>
      new Response(
        new ReadableStream(
          {
            pull(controller) {
              controller.enqueue(piece.slice())
              read += 1
              if (read === pieces) controller.close()
            },
          },
          { highWaterMark: 0 },
        ),
        { headers: { 'content-length': String(pieces * piece.length) } },
      ),
  })

  const answer = await fetch(origin)
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  // Sockets take some megabytes before the caller reads them.
  const readEarly = read
  let length = first?.value?.length ?? 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
  }

  expect(readEarly).toBeLessThan(pieces / 2)
  expect(length).toBe(pieces * piece.length)
})

test('the site learns when a caller leaves before its response', async () => {
  const left = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const { origin } = await startFront({
    fetch: ({ signal }) => {
      signal.addEventListener('abort', () => left.resolve())
      asked.resolve()
      return new Promise(() => {})
    },
  })
  const abort = new AbortController()
  const answer = fetch(origin, { signal: abort.signal }).catch(() => 'gave up')
  await asked.promise

  abort.abort()

  expect(await answer).toBe('gave up')
  await left.promise
})

test('a caller who leaves keeps its turn until the site is done with the request', async () => {
  const release = Promise.withResolvers<void>()
  const begun: string[] = []
  const { origin } = await startFront({
    fetch: async ({ url }) => {
      begun.push(new URL(url).pathname)
      await release.promise
      return new Response('late')
    },
    turnLimits: { ...defaultTurnLimits, underWay: 1, mostUnderWay: 1 },
  })
  const abort = new AbortController()
  const first = fetch(`${origin}/first`, { signal: abort.signal }).catch(() => 'gave up')
  while (begun.length === 0) await new Promise(setImmediate)
  abort.abort()
  await first

  const second = fetch(`${origin}/second`)
  const probe = fetch(`${origin}/healthz`)
  while (!begun.includes('/healthz')) await new Promise(setImmediate)

  expect(begun).toEqual(['/first', '/healthz'])
  release.resolve()
  expect(await (await second).text()).toBe('late')
  expect((await probe).status).toBe(200)
})

test('one probe of each caller needs no turn, a second one does', async () => {
  const release = Promise.withResolvers<void>()
  const begun: string[] = []
  const { origin, port } = await startFront({
    fetch: async ({ url }) => {
      begun.push(new URL(url).pathname)
      await release.promise
      return new Response('late')
    },
    turnLimits: { ...defaultTurnLimits, underWay: 1, mostUnderWay: 1 },
  })
  const slow = fetch(`${origin}/slow`)
  while (begun.length < 1) await new Promise(setImmediate)
  const probes = [fetch(`${origin}/healthz`)]
  while (begun.length < 2) await new Promise(setImmediate)

  probes.push(...Array.from({ length: 20 }, () => fetch(`${origin}/metrics`)))
  using other = await openRaw(port, { localAddress: '127.0.0.2' })
  other.write('GET /readyz HTTP/1.1\r\nhost: site.test\r\n\r\n')
  while (begun.length < 3) await new Promise(setImmediate)

  expect(begun).toEqual(['/slow', '/healthz', '/readyz'])
  release.resolve()
  await Promise.all([slow, ...probes])
  await other.until('late')
})

test('a stream whose caller left before it was opened is cancelled', async () => {
  const cancelled = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const { origin } = await startFront({
    fetch: async ({ signal }) => {
      asked.resolve()
      await new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      const stream = new ReadableStream({ cancel: () => cancelled.resolve() })
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const abort = new AbortController()
  const answer = fetch(origin, { signal: abort.signal }).catch(() => 'gave up')
  await asked.promise

  abort.abort()
  await answer

  await cancelled.promise
})

type Connection = { incoming: { socket: { remoteAddress: string } } }

/** Messages of another thread come when they come. */
async function waitFor<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await new Promise(setImmediate)
    }
  }
}
