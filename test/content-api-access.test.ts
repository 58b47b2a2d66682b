import { expect, test } from 'vitest'
import { clients, connect } from './content-clients.ts'
import { contentCorpus } from './content-corpus.ts'
import { startContentSite } from './content-site.ts'

// Who may read, how often, and how answers travel.

const corpus = contentCorpus(20)

test.for(clients)('%s reads a private repository only with a token', async ([, prismic]) => {
  const env = { CONTENT_API_VISIBILITY: 'private', CONTENT_API_TOKENS: 'other, secret' }
  await using server = await startContentSite({ documents: corpus, env })
  const reader = (accessToken?: string) =>
    connect(prismic, server.endpoint, accessToken ? { accessToken } : {})

  const refused = await reader()
    .getRepository()
    .catch((error) => error)
  const wrong = await reader('wrong')
    .get()
    .catch((error) => error)

  expect(refused).toBeInstanceOf(prismic.ForbiddenError)
  expect(refused.response).toMatchObject({
    oauth_initiate: `${server.endpoint}/auth`,
    oauth_token: `${server.endpoint}/auth/token`,
  })
  expect(wrong).toBeInstanceOf(prismic.ForbiddenError)
  expect(wrong.message).toBe('Invalid access token')
  expect((await reader('secret').get({ lang: '*' })).total_results_size).toBe(20)
  expect(await reader('other').getTags()).not.toEqual([])
  expect((await server.site.request('/privacy')).status).toBe(404)
})

test.for(clients)('%s lists releases only with a token', async ([, prismic]) => {
  const env = { CONTENT_API_TOKENS: 'secret' }
  await using server = await startContentSite({ documents: corpus, env })
  await server.site.releases.save({ id: 'a', label: 'A', scheduledAt: null, change: {} })

  expect(await connect(prismic, server.endpoint).getReleases()).toEqual([])
  const reader = connect(prismic, server.endpoint, { accessToken: 'secret' })
  expect((await reader.getReleases()).map(({ label }) => label)).toEqual(['A'])
})

test.for(clients)(
  '%s that sends too many requests is told when to retry, and retries',
  async ([, prismic]) => {
    // So slow that no machine is too busy to be refused.
    const env = { CONTENT_API_RATE: '4', CONTENT_API_BURST: '3' }
    await using server = await startContentSite({ documents: corpus, env })
    const url = `${server.endpoint}/documents/search?ref=first-ref`

    const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(url)))
    const refused = answers.filter(({ status }) => status === 429)
    const found = await connect(prismic, server.endpoint).get()

    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await refused[0]?.json()).toEqual({ message: 'Too many requests' })
    expect(found.results.length).toBeGreaterThan(0)
  },
)

test('the caller is the socket address, or the one that a trusted proxy names', async () => {
  const limits = { CONTENT_API_RATE: '1', CONTENT_API_BURST: '1' }
  const askAs = async (endpoint: string, address: string) =>
    (await fetch(endpoint, { headers: { 'x-forwarded-for': address } })).status

  await using plain = await startContentSite({ documents: corpus, env: limits })
  expect(await askAs(plain.endpoint, '203.0.113.1')).toBe(200)
  expect(await askAs(plain.endpoint, '203.0.113.2')).toBe(429)

  const env = { ...limits, TRUSTED_PROXIES: '1' }
  await using proxied = await startContentSite({ documents: corpus, env })
  expect(await askAs(proxied.endpoint, '203.0.113.1')).toBe(200)
  expect(await askAs(proxied.endpoint, '203.0.113.2')).toBe(200)
  expect(await askAs(proxied.endpoint, 'made-up, 203.0.113.2')).toBe(429)
})

test('the site itself needs no token and has no limit', async () => {
  const limits = { CONTENT_API_RATE: '1', CONTENT_API_BURST: '1' }
  const env = { CONTENT_API_VISIBILITY: 'private', ...limits }
  await using server = await startContentSite({ documents: corpus, env })

  expect((await server.site.request('/brands')).status).toBe(200)
  expect((await server.site.request('/blog')).status).toBe(200)
})

test('other sites may read the API, and preflight requests succeed', async () => {
  await using server = await startContentSite({ documents: corpus })

  for (const [path, status] of [
    ['', 200],
    ['/', 200],
    ['/tags', 200],
    ['/documents/search?ref=first-ref', 200],
    ['/documents/search', 400],
    ['/nothing', 404],
  ] as const) {
    const answer = await fetch(server.endpoint + path)
    const head = await fetch(server.endpoint + path, { method: 'HEAD' })
    const asked = await fetch(server.endpoint + path, {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    })
    expect([path, answer.status, head.status]).toEqual([path, status, status])
    expect(await head.text()).toBe('')
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    for (const { headers } of [answer, head, asked]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('set-cookie')).toBeNull()
    }
  }
})

test('the API is read-only', async () => {
  await using server = await startContentSite({ documents: corpus })

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await fetch(`${server.endpoint}/documents/search?ref=first-ref`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await answer.json()).message).toContain('read-only')
  }
})

test('published content may be cached; releases, previews and errors may not', async () => {
  const env = { CONTENT_API_TOKENS: 'secret' }
  await using server = await startContentSite({ documents: corpus, env })
  const release = { id: 'a', label: 'A', scheduledAt: null, change: {} }
  const { ref, previewToken } = await server.site.releases.save(release)
  const cacheControl = async (path: string) =>
    (await fetch(server.endpoint + path)).headers.get('cache-control')
  const search = '/documents/search?ref='

  expect(await cacheControl('')).toBe('public, max-age=0, must-revalidate')
  expect(await cacheControl('/tags')).toBe('public, max-age=0, must-revalidate')
  expect(await cacheControl(`${search}first-ref`)).toBe('public, max-age=3600')
  expect(await cacheControl(`${search}${ref}~first-ref`)).toBe('private, no-store')
  expect(await cacheControl(search + previewToken)).toBe('private, no-store')
  expect(await cacheControl(`${search}first-ref&access_token=secret`)).toBe('private, no-store')
  expect(await cacheControl(`${search}first-ref&q=nonsense`)).toBe('no-store')
  expect(await cacheControl(`${search}unknown`)).toBe('no-store')
})

test('no response contains a token', async () => {
  const env = { CONTENT_API_TOKENS: 'secret-word' }
  await using server = await startContentSite({ documents: corpus, env })

  for (const path of ['', '/tags', '/documents/search?ref=first-ref&pageSize=1&lang=*']) {
    const answer = await fetch(
      `${server.endpoint}${path}${path.includes('?') ? '&' : '?'}access_token=secret-word`,
    )
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('secret-word')
  }
})

test('a site with a remote repository has no content API', async () => {
  const env = { CONTENT_ENDPOINT: 'http://127.0.0.1:9/api/v2' }
  await using server = await startContentSite({ documents: corpus, env })

  expect((await fetch(server.endpoint)).status).toBe(404)
})
