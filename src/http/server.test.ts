import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createTestSite } from '../../test/test-site.ts'

test('the fast path answers exactly as the app does', async () => {
  await using site = await createTestSite()
  const port = await site.server.listen(0, '127.0.0.1')
  for (const path of ['/blog', '/blog/_payload.json', '/search?q=kopi']) {
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'accept-encoding': 'br' } }]) {
      const slow = await site.request(path, init)
      const hits = site.pageCache.stats().hits
      const fast = await fetch(`http://127.0.0.1:${port}${path}`, init)

      expect(site.pageCache.stats().hits).toBe(hits + 1)
      expect(fast.status).toBe(slow.status)
      for (const name of [
        'etag',
        'vary',
        'cache-control',
        'content-type',
        'content-security-policy',
      ]) {
        expect(fast.headers.get(name)).toBe(slow.headers.get(name))
      }
    }
  }
})

test('the fast path knows 304', async () => {
  await using site = await createTestSite()
  const port = await site.server.listen(0, '127.0.0.1')
  const first = await fetch(`http://127.0.0.1:${port}/blog`)

  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await fetch(`http://127.0.0.1:${port}/blog`, { headers })

  expect(again.status).toBe(304)
})

test('a request with a preview cookie never takes the fast path', async () => {
  await using site = await createTestSite()
  const port = await site.server.listen(0, '127.0.0.1')
  await fetch(`http://127.0.0.1:${port}/blog`)
  const session = JSON.stringify({ demo: { preview: site.store.snapshot().ref } })

  const headers = { cookie: `io.prismic.preview=${encodeURIComponent(session)}` }
  const preview = await fetch(`http://127.0.0.1:${port}/blog`, { headers })

  expect(preview.headers.get('cache-control')).toBe('private, no-store')
})

test('a hundred simultaneous requests for a cold page render it once', async () => {
  await using site = await createTestSite()
  const port = await site.server.listen(0, '127.0.0.1')

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`http://127.0.0.1:${port}/brands`)),
  )

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(site.pageCache.stats().renders).toBe(1)
})

test('closing drops no request: neither one under way nor one on a kept connection', async () => {
  const site = await createTestSite()
  const port = await site.server.listen(0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(port, '/blog', agent)

  const cold = Array.from({ length: 20 }, (_, index) => ask(port, `/search?q=kopi+${index}`))
  // Some are being answered by now, some not yet read.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const closed = site.close()
  const late = await ask(port, '/blog', agent)
  const answers = await Promise.all(cold)
  await closed

  expect(late.statusCode).toBe(200)
  expect(late.headers.connection).toBe('close')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(cold.map(() => 200))
})

function ask(port: number, path: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...(agent ? { agent } : {}) }, async (message) => {
      await message.toArray()
      resolve(message)
    }).on('error', reject)
  })
}
