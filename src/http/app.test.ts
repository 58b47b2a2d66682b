import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shared } from '../../test/shared.ts'
import { createTestSite } from '../../test/test-site.ts'

/** For tests that only read. */
const site = await shared(createTestSite({ isSmall: true }))

test('a page is sent in an encoding that the caller accepts, always with the same bytes', async () => {
  const ask = async (encoding: string) => {
    const response = await site.request('/blog', { headers: { 'accept-encoding': encoding } })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  const [plain, gzip, br, refused] = await Promise.all([
    ask('identity'),
    ask('gzip'),
    ask('gzip, deflate, br'),
    ask('br;q=0, gzip;q=0'),
  ])

  expect(gzip.response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  expect(br.response.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
  expect(refused.response.headers.get('content-encoding')).toBeNull()
  for (const { response } of [plain, gzip, br]) {
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  }
})

test('a caller who has the page gets 304, and HEAD is GET without the body', async () => {
  const first = await site.request('/brands')
  const etag = first.headers.get('etag') ?? ''

  const again = await site.request('/brands', { headers: { 'if-none-match': `"other", ${etag}` } })
  const head = await site.request('/brands', { method: 'HEAD' })

  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
  expect(head.headers.get('etag')).toBe(etag)
})

test.for([
  ['/blog/', '/blog'],
  ['/Blog', '/blog'],
  ['/DEALS/Food/?page=2', '/deals/food?page=2'],
  ['/blog/page/1', '/blog'],
  ['/deals?page=1', '/deals'],
  ['/deals/food?page=1', '/deals/food'],
  ['/blog/singapore-promo-codes', '/singapore-promo-codes'],
  ['/blog/page/1/_payload.json', '/blog/_payload.json'],
  ['//evil.example/', '/evil.example'],
  ['/%5Cevil.example//x/', '/%5Cevil.example/x'],
] as const)('%s has one canonical form: 308 to %s', async ([path, canonical]) => {
  const response = await site.app.fetch(new Request(`http://site.test${path}`))

  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(canonical)
})

test('a missing file is a plain 404 that is not stored', async () => {
  for (const path of ['/assets/Foo-AbC123.js', '/builds/meta/Other.json']) {
    const response = await site.request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('an error is never answered with 304', async () => {
  const response = await site.request('/nope/nope', { headers: { 'if-none-match': '*' } })

  expect(response.status).toBe(404)
})

test('a made-up preview gets the published page, from the cache', async () => {
  await using site = await createTestSite({ isSmall: true })
  const cookie = `io.prismic.preview=${encodeURIComponent('{"x":{"preview":"bogus"}}')}`

  for (let visit = 0; visit < 3; visit++) await site.request('/blog', { headers: { cookie } })

  expect(site.pageCache.stats().renders).toBe(1)
})

test('other methods than GET and HEAD are refused', async () => {
  const response = await site.request('/blog', { method: 'POST' })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('query parameters that a page does not declare make no second copy of it', async () => {
  await using site = await createTestSite({ isSmall: true })
  await site.request('/blog')

  await site.request('/blog?utm_source=x')
  await site.request('/blog?utm_source=y')

  expect(site.pageCache.stats()).toMatchObject({ pages: 1, renders: 1 })
})

test('every response carries the security headers, and inline code is known by its hash', async () => {
  await using site = await createTestSite({ isSmall: true, env: { SITE_URL: 'https://site.test' } })

  for (const path of ['/', '/nowhere', '/healthz', '/builds/latest.json']) {
    const response = await site.request(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-/)
  }
  const payload = await site.request('/_payload.json')
  expect(payload.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(payload.headers.get('x-content-type-options')).toBe('nosniff')
})

test.for(['/', '/deals/food', '/search?q=kopi'])(
  'the policy of %s names the hashes of its own inline code and no others',
  async (path) => {
    const response = await site.request(path)

    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(hashesIn(policy)).toEqual(inlineHashesOf(html))
    // Two scripts and two styles.
    expect(hashesIn(policy)).toHaveLength(4)
  },
)

test.for(['/nowhere', '/account/sign-in'])(
  'the policy of %s, which is not cached, allows its inline code',
  async (path) => {
    const response = await site.request(path)

    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(inlineHashesOf(html).length).toBeGreaterThan(1)
    expect(hashesIn(policy)).toEqual(expect.arrayContaining(inlineHashesOf(html)))
  },
)

function hashesIn(policy: string): string[] {
  return [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash).toSorted()
}

function inlineHashesOf(html: string): string[] {
  return [...html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)]
    .map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
    .toSorted()
}

test('no page refers to another host, except links that a visitor may follow', async () => {
  for (const path of ['/', '/deals/food/kaya-toast-set-two-for-one', '/privacy', '/oth']) {
    const html = await (await site.request(path)).text()
    expect(
      html.match(
        /<(script|img|link|iframe|source|video)[^>]+(src|href)="(https?:)?\/\/(?!site\.test)[^"]*"/g,
      ),
    ).toBeNull()
  }
})

test('a build is announced as the client expects', async () => {
  const latest = await site.request('/builds/latest.json?123')
  const meta = await site.request('/builds/meta/test-build.json')
  const other = await site.request('/builds/meta/other.json')

  expect(await latest.json()).toEqual({ id: 'test-build', timestamp: 1 })
  expect(latest.headers.get('cache-control')).toBe('public, max-age=1')
  const body = await meta.json()
  expect(body).toMatchObject({
    id: 'test-build',
    matcher: { static: {}, wildcard: {}, dynamic: {} },
  })
  expect(body.prerendered).toContain('/deals/food/kaya-toast-set-two-for-one')
  expect(other.status).toBe(404)
})

test('the pages of a build are listed once, and again after a change', async () => {
  await using site = await createTestSite({ isSmall: true })
  const ask = (headers: Record<string, string> = {}) =>
    site.request('/builds/meta/test-build.json', { headers })
  const first = await ask({ 'accept-encoding': 'br' })
  const etag = first.headers.get('etag') ?? ''

  const again = await ask({ 'if-none-match': etag })
  const { renders } = site.pageCache.stats()
  const author = [...site.store.snapshot().byId.values()].find(({ type }) => type === 'author')
  if (!author) throw new Error('The demo has no author')
  await site.publish({ documents: [{ ...author, id: 'another', uid: 'another-author' }] })
  await site.warmth.add([])
  const after = await ask({ 'if-none-match': etag })

  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect([again.status, renders]).toEqual([304, 1])
  expect((await after.json()).prerendered).toContain('/blog/author/another-author')
})
