import { expect, test } from 'vitest'
import { createTestSite } from '../../test/test-site.ts'

test('metrics can be read on the machine itself, or with the token if there is one', async () => {
  await using open = await createTestSite({
    isSmall: true,
    env: { SITE_URL: 'http://localhost:3000' },
  })
  await using closed = await createTestSite({ isSmall: true, env: { METRICS_TOKEN: 'secret' } })
  const ports = await Promise.all([open, closed].map(({ server }) => server.listen(0, '127.0.0.1')))
  const ask = async (port: number | undefined, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status

  expect(await ask(ports[0])).toBe(200)
  for (const name of [
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-real-ip',
    'cf-connecting-ip',
    'forwarded',
    'via',
  ]) {
    expect(await ask(ports[0], { [name]: '203.0.113.9' }), name).toBe(404)
  }
  expect((await open.request('/metrics')).status).toBe(404)
  expect(await ask(ports[1])).toBe(404)
  expect(await ask(ports[1], { authorization: 'Bearer secre' })).toBe(404)
  expect(await ask(ports[1], { authorization: 'Bearer secret' })).toBe(200)
})

test.for([
  ['https://lobang.example', 404],
  ['http://127.lobang.example', 404],
  ['http://192.168.0.7:3000', 404],
  ['http://127.0.0.1:3000', 200],
  ['http://[::1]:3000', 200],
] as const)('without a token, metrics of a site at %s answer %i', async ([SITE_URL, status]) => {
  await using site = await createTestSite({ isSmall: true, env: { SITE_URL } })
  const port = await site.server.listen(0, '127.0.0.1')

  // As a proxy on the machine would ask that adds no header.
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)

  expect(answer.status).toBe(status)
})

test('health and readiness are reported', async () => {
  await using site = await createTestSite({
    isSmall: true,
    env: { SITE_URL: 'http://localhost:3000' },
  })
  const port = await site.server.listen(0, '127.0.0.1')
  await site.request('/blog')

  const health = await site.request('/healthz')
  const ready = await site.request('/readyz')
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  expect([health.status, ready.status]).toEqual([200, 200])
  expect(metrics).toContain('lobang_http_requests_total{status="200"} 3')
  expect(metrics).toContain('lobang_page_renders_total 1')
})
