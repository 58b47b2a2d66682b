import { expect, test } from 'vitest'
import { DEAL, DRAFT, openLink, text } from '../../test/opened-preview.ts'
import { previewCookie, saveDraft } from '../../test/preview-fixture.ts'
import { createTestSite } from '../../test/test-site.ts'

test('the cookie has the form of Prismic’s own, and scripts of the site can read it', async () => {
  await using site = await createTestSite({ isSmall: true, env: { SITE_URL: 'https://site.test' } })
  const { release } = await saveDraft(site, DRAFT)

  const { response, cookie } = await openLink(site, `/preview?token=${release.previewToken}`)
  const session = JSON.parse(decodeURIComponent(cookie.replace(/^[^=]*=/, '')))

  expect(cookie).toMatch(/^io\.prismic\.preview=%7B/)
  expect(session).toEqual({
    'lobang.prismic.io': {
      preview: `https://lobang.prismic.io/previews/${release.previewToken}?websitePreviewId=lobang`,
    },
  })
  expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; SameSite=Lax; Secure$/)
})

test('every response of a preview is private and has the preview bar', async () => {
  await using site = await createTestSite({ isSmall: true })
  const { release } = await saveDraft(site, DRAFT)
  const headers = { cookie: previewCookie(release.previewToken) }

  for (const [path, status] of [
    ['/', 200],
    ['/blog', 200],
    ['/search?q=toast', 200],
    ['/user-sitemap', 200],
    ['/nowhere/at/all', 404],
    ['/deals/food/nowhere', 404],
    ['/_payload.json', 200],
    ['/deals/food/nowhere/_payload.json', 404],
  ] as const) {
    const response = await site.request(path, { headers })
    expect([path, response.status]).toEqual([path, status])
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('etag')).toBeNull()
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    expect((await response.text()).includes('aria-label="Preview"')).toBe(isHtml)
  }
})

test('nothing of a preview leaks: public pages and the page cache stay the same', async () => {
  await using site = await createTestSite({ isSmall: true })
  const pages = [
    '/',
    '/deals',
    '/deals/food',
    '/search?q=toast',
    '/user-sitemap',
    '/feed.xml',
    `/deals/food/${DEAL}`,
  ]
  const readAll = async (cookie?: string) => {
    const texts: string[] = []
    for (const page of pages) texts.push(await text(site, page, cookie))
    return texts
  }
  const before = await readAll()
  const { release } = await saveDraft(site, DRAFT)
  const stats = site.pageCache.stats()

  const seen = await readAll(previewCookie(release.previewToken))

  expect(seen.map((html, page) => [pages[page], html !== before[page]])).toEqual(
    pages.map((page) => [page, true]),
  )
  expect(seen.join()).toContain('Toast for all of us')
  expect(site.pageCache.stats()).toEqual(stats)
  expect(await readAll()).toEqual(before)
  const sitemap = await text(site, '/sitemap.xml')
  for (const [, part = ''] of sitemap.matchAll(/<loc>http:\/\/site\.test([^<]*)/g)) {
    expect(await text(site, part)).not.toContain('toast-for-all')
  }
  const meta = await (await site.request('/builds/meta/test-build.json')).json()
  expect(meta.prerendered).not.toContain('/deals/food/toast-for-all')
  const api = await text(site, `/api/v2/documents/search?ref=${site.store.snapshot().ref}`)
  expect(api).not.toContain('Toast for all of us')
})

test.for([
  '{"lobang.prismic.io":{"preview":"made-up"}}',
  '{"lobang.prismic.io":{"preview":"https://lobang.prismic.io/previews/over"}}',
  '{"lobang.prismic.io":{"preview":{}}}',
  '{"_tracker":"x"}',
  '{',
  'null',
  '%',
])('the cookie %s shows the public page, from the cache', async (value) => {
  await using site = await createTestSite({ isSmall: true })
  const before = await text(site, '/blog')

  for (const cookie of [value, encodeURIComponent(value)]) {
    const headers = { cookie: `io.prismic.preview=${cookie}` }
    const response = await site.request('/blog', { headers })
    expect(response.headers.get('cache-control')).toContain('public')
    expect(await response.text()).toBe(before)
  }
  expect(site.pageCache.stats().renders).toBe(1)
})

test('every form of the cookie is understood', async () => {
  await using site = await createTestSite({ isSmall: true })
  const { release } = await saveDraft(site, DRAFT)
  const address = `https://lobang.prismic.io/previews/${release.previewToken}:abc?websitePreviewId=1`
  const session = { _tracker: 'x', 'lobang.prismic.io': { preview: address } }
  const master = site.store.snapshot().ref

  for (const cookie of [
    previewCookie(release.previewToken),
    previewCookie(address),
    previewCookie(`${release.ref}~${master}`),
    `a=b; io.prismic.preview=${JSON.stringify(session)}; c=d`,
    `io.prismic.preview=${encodeURIComponent(JSON.stringify(session)).toLowerCase()}`.replace(
      encodeURIComponent(release.previewToken).toLowerCase(),
      release.previewToken,
    ),
  ]) {
    expect(await text(site, '/deals/food/toast-for-all', cookie)).toContain('Toast for all of us')
  }
})
