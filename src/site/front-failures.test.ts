import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { defaultTurnLimits } from '#front/turns.ts'
import { startFront } from '../../test/front-pair.ts'
import { patience } from '../../test/machine.ts'

test('an invalid response is a 500, and the front keeps working', async () => {
  const { origin } = await startFront({
    fetch: ({ url }) => (url.endsWith('/bad') ? Response.error() : new Response('good')),
  })

  expect((await fetch(`${origin}/bad`)).status).toBe(500)
  expect(await (await fetch(`${origin}/good`)).text()).toBe('good')
})

test('an answer with an unsendable header is a 500, and the front keeps working', async () => {
  const { origin, failures } = await startFront({
    fetch: ({ url }) =>
      url.endsWith('/bad')
        ? new Response(null, { status: 302, headers: { location: 'https://shop.test/\x7f' } })
        : new Response('good'),
  })

  const bad = await fetch(`${origin}/bad`, { redirect: 'manual' })

  expect(bad.status).toBe(500)
  expect(bad.headers.get('x-content-type-options')).toBe('nosniff')
  expect(bad.headers.get('x-request-id')).not.toBeNull()
  expect(failures).toHaveLength(1)
  expect(await (await fetch(`${origin}/good`)).text()).toBe('good')
})

test('a long answer that fails half-way is cut off, and the connection closed', async () => {
  const failure = new Error('the database is gone')
  const pieces = [new Uint8Array(256 * 1024)]
  const { port, failures } = await startFront({
    fetch: ({ url }) => {
      if (url.endsWith('/next')) return new Response('the next answer')
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const piece = pieces.pop()
        if (!piece) throw failure
        controller.enqueue(piece)
      }
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      return new Response(body, { headers: { 'content-length': String(2 * 1024 * 1024) } })
    },
  })

  const socket = connect(port, '127.0.0.1')
  for (const path of ['/long', '/next'])
    socket.write(`GET ${path} HTTP/1.1\r\nhost: site.test\r\n\r\n`)
  const received: Buffer[] = []
  socket.on('data', (data) => received.push(Buffer.from(data)))
  await once(socket, 'close')

  const text = Buffer.concat(received).toString('latin1')
  expect(text.includes('content-length: 2097152')).toBe(true)
  expect(text.includes('the next answer')).toBe(false)
  expect(failures).toEqual([failure])
})

test('a request whose turn does not come gets 503 with Retry-After', async () => {
  const begun = Promise.withResolvers<void>()
  const { origin } = await startFront({
    fetch: () => {
      begun.resolve()
      return new Promise(() => {})
    },
    turnLimits: { ...defaultTurnLimits, underWay: 1, mostUnderWay: 1, patienceMs: 1 },
  })
  const abort = new AbortController()
  const first = fetch(`${origin}/search`, { signal: abort.signal }).catch(() => 'gave up')
  await begun.promise

  const page = await fetch(`${origin}/search`)
  const json = await fetch(`${origin}/api/v2`, { headers: { accept: 'application/json' } })

  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await page.text()).toContain('<h1>Lobang is busy</h1>')
  expect(await json.json()).toMatchObject({ statusCode: 503 })
  abort.abort()
  await first
})

test('a site that fails is a 500, and the next request is answered', async () => {
  const { origin, failures } = await startFront({
    fetch: (asked) => {
      if (asked.url.endsWith('/bad')) throw new Error('broken')
      return new Response('good')
    },
  })

  expect((await fetch(`${origin}/bad`)).status).toBe(500)
  expect(await (await fetch(`${origin}/good`)).text()).toBe('good')
  expect(failures).toHaveLength(1)
})

test('a request that the site does not answer in time gets 503 with Retry-After, and the site may stop', async () => {
  const left = Promise.withResolvers<void>()
  const { origin } = await startFront({
    fetch: ({ signal }) => {
      signal.addEventListener('abort', () => left.resolve())
      return new Promise(() => {})
    },
    answerMs: 20,
  })

  const answer = await fetch(origin)

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  await left.promise
})

test('a caller who sends slowly does not use up the time of the site', async () => {
  const answerMs = patience(1000)
  const { port } = await startFront({
    fetch: async (asked) => new Response(await asked.text()),
    answerMs,
  })
  // Long enough that it does not arrive too slowly, however long the pauses are.
  const pieces = [...'kopi!'].map((letter) => letter.repeat(50_000))
  const body = pieces.join('')
  const asked = request({ port, method: 'POST', headers: { 'content-length': body.length } })
  const answering = once(asked, 'response')
  for (const piece of pieces) {
    await delay(answerMs / 3)
    asked.write(piece)
  }
  asked.end()

  const [answer] = await answering

  expect(answer.statusCode).toBe(200)
  expect(Buffer.concat(await answer.toArray()).toString() === body).toBe(true)
})
