import { Agent, get, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { expect, test } from 'vitest'
import { previewCookie } from '../../test/preview-fixture.ts'
import { startSmallServer } from '../../test/small-server.ts'
import { createTestSite } from '../../test/test-site.ts'
import { defaultLimits } from './server-limits.ts'

test('the fast path answers exactly as the app does', async () => {
  await using site = await createTestSite({ isSmall: true, env: { TRUSTED_PROXIES: '1' } })
  const port = await site.server.listen(0, '127.0.0.1')
  for (const path of ['/blog', '/blog/_payload.json', '/search?q=kopi']) {
    for (const more of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0.5' }]) {
      const headers = { 'accept-encoding': 'identity', ...more, 'x-request-id': 'from-the-proxy' }
      const slow = await site.request(path, { headers })
      const slowBytes = Buffer.from(await slow.arrayBuffer())
      const hits = site.pageCache.stats().hits

      const fast = await ask(port, path, { headers })

      expect(site.pageCache.stats().hits).toBe(hits + 1)
      expect(fast.status).toBe(slow.status)
      expect(fast.body).toEqual(slowBytes)
      // These three are Node's own.
      const { date, connection, 'keep-alive': _, ...fields } = fast.headers
      expect(fields).toEqual(Object.fromEntries(slow.headers))
    }
  }
})

test.for(['a/b', 'x\ty'])('an impossible Host ("%s") gets a complete refusal', async (host) => {
  await using site = await createTestSite({ isSmall: true })
  const port = await site.server.listen(0, '127.0.0.1')

  const answer = await ask(port, '/nowhere', { headers: { host } })

  expect(answer.status).toBe(400)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-request-id']).toBeTruthy()
})

test.for([
  ['at once', () => raise()],
  ['later', async () => raise()],
] as const)('a bug that shows %s is a 500 and is reported', async ([, fetch]) => {
  const reported: unknown[] = []
  await using server = await startSmallServer({ fetch, onError: (error) => reported.push(error) })

  const answer = await ask(server.port, '/nowhere', {})

  expect(answer.status).toBe(500)
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
  expect(answer.headers['x-request-id']).toBeTruthy()
  expect(reported).toEqual([new Error('a bug')])
})

test('a path with two slashes is never a cached page', async () => {
  await using site = await createTestSite({ isSmall: true })
  const port = await site.server.listen(0, '127.0.0.1')
  await ask(port, '/')

  const answer = await ask(port, '//_payload.json')

  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/_payload.json')
})

test('the fast path answers 304', async () => {
  await using site = await createTestSite({ isSmall: true })
  const port = await site.server.listen(0, '127.0.0.1')
  const first = await fetch(`http://127.0.0.1:${port}/blog`)

  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await fetch(`http://127.0.0.1:${port}/blog`, { headers })

  expect(again.status).toBe(304)
})

test('a request with a preview cookie never takes the fast path', async () => {
  await using site = await createTestSite({ isSmall: true })
  const port = await site.server.listen(0, '127.0.0.1')
  await fetch(`http://127.0.0.1:${port}/blog`)
  const { token } = await site.previews.create({ releaseId: null, shownAt: null })

  const headers = { cookie: previewCookie(token) }
  const preview = await fetch(`http://127.0.0.1:${port}/blog`, { headers })

  expect(preview.headers.get('cache-control')).toBe('private, no-store')
})

test('a hundred simultaneous requests for a cold page render it once', async () => {
  await using site = await createTestSite({ isSmall: true })
  const port = await site.server.listen(0, '127.0.0.1')

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`http://127.0.0.1:${port}/brands`)),
  )

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(site.pageCache.stats().renders).toBe(1)
})

test('closing drops no request: neither one under way nor one on an open connection', async () => {
  const site = await createTestSite({
    isSmall: true,
    limits: { ...defaultLimits, closingMs: 60_000 },
  })
  const port = await site.server.listen(0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(port, '/blog', { agent })
  // The first one also makes the index of the search.
  await ask(port, '/search?q=satay')

  const cold = Array.from({ length: 20 }, (_, index) => ask(port, `/search?q=kopi+${index}`))
  // Some are being answered by then, some not yet read.
  await expect.poll(site.server.connections).toBeGreaterThan(cold.length)
  const closed = site.close()
  const late = await ask(port, '/blog', { agent })
  const answers = await Promise.all(cold)
  await closed

  expect(late.status).toBe(200)
  expect(late.headers.connection).toBe('close')
  expect(answers.map(({ status }) => status)).toEqual(cold.map(() => 200))
})

type Asked = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

function ask(port: number, path: string, options: RequestOptions = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...options }, async (message) => {
      const body = Buffer.concat(await message.toArray())
      resolve({ status: message.statusCode, headers: message.headers, body })
    }).on('error', reject)
  })
}

function raise(): never {
  throw new Error('a bug')
}
