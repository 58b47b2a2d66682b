import { expect, test } from 'vitest'
import { DRAFT, openLink, text } from '../../test/opened-preview.ts'
import { previewCookie, saveDraft } from '../../test/preview-fixture.ts'
import { createTestSite } from '../../test/test-site.ts'

test('a link leads to the page of a document that was never published', async () => {
  await using site = await createTestSite({ isSmall: true })
  const { release, document } = await saveDraft(site, DRAFT)

  const link = `/preview?token=${release.previewToken}&documentId=${document.id}`
  const { response, cookie, location } = await openLink(site, link)
  const page = await site.request(location, { headers: { cookie } })
  const html = await page.text()

  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(location).toBe('/deals/food/toast-for-all')
  expect(page.status).toBe(200)
  expect(html).toContain('>Toast for all of us</h1>')
  expect(html).toContain('You are seeing a preview: <b>the site with “Toast for all of us”</b>')
  expect(html).toContain('<a href="/preview/exit">Leave the preview</a>')
  expect((await site.request(location)).status).toBe(404)
})

test('the preview of each document type leads to its page', async () => {
  await using site = await createTestSite({ isSmall: true })
  const { release } = await saveDraft(site, DRAFT)
  const first = (type: string) => site.store.snapshot().byType.get(type)?.at(0)

  for (const [type, page] of [
    ['deal', /^\/deals\/\w+\/[\w-]+$/],
    ['brand', /^\/brands\/[\w-]+$/],
    ['author', /^\/blog\/author\/[\w-]+$/],
    ['landing', /^\/[\w-]+$/],
    ['post', /^\/(blog\/[\w-]+|singapore-promo-codes)$/],
    ['blog_home', /^\/$/],
    ['settings', /^\/$/],
    ['nothing', /^\/$/],
  ] as const) {
    const link = `/preview?token=${release.previewToken}&documentId=${first(type)?.id ?? 'none'}`
    const { location, cookie } = await openLink(site, link)
    expect(location).toMatch(page)
    expect((await site.request(location, { headers: { cookie } })).status).toBe(200)
  }
})

test.for(['/evil.example', '/x/..//evil.example', '\\\\evil.example', 'https://evil.example'])(
  'no uid, not even "%s", leads away from the site',
  async (uid) => {
    await using site = await createTestSite({ isSmall: true })
    const landing = site.store.snapshot().byType.get('landing')?.at(0)
    if (!landing) throw new Error('The demo has no landing')
    const change = { documents: [{ ...landing, id: 'evil', uid }] }
    const release = { id: 'evil', label: 'Evil', scheduledAt: null, change }
    const { previewToken } = await site.releases.save(release)

    const { location } = await openLink(site, `/preview?token=${previewToken}&documentId=evil`)

    expect(new URL(location, 'http://site.test/').origin).toBe('http://site.test')
  },
)

test('an expired link answers 410, an unknown one 404, and neither sets a cookie', async () => {
  await using site = await createTestSite({ isSmall: true })
  const { token } = await site.previews.create({ releaseId: 'gone', shownAt: null })

  for (const [link, status] of [
    [`/preview?token=${token}`, 410],
    ['/preview?token=made-up', 404],
    ['/preview?token=https%3A%2F%2Flobang.prismic.io%2Fpreviews%2Fx', 404],
    ['/preview', 404],
  ] as const) {
    const response = await site.request(link)
    expect(response.status).toBe(status)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toContain('>This preview has ended</h1>')
  }
})

test('the site as of a day shows what is live then, with the releases scheduled until then', async () => {
  await using site = await createTestSite({ isSmall: true })
  await saveDraft(site, { ...DRAFT, scheduledAt: new Date('2027-03-01T09:00:00+08:00') })
  const { token } = await site.previews.create({
    releaseId: null,
    shownAt: new Date('2027-03-01T23:59:59+08:00'),
  })
  const ended = [...(site.store.snapshot().byType.get('deal') ?? [])].find(
    ({ data }) => data.ends_on > '2026-11-15' && data.ends_on < '2027-03-01',
  )
  const path = `/deals/${ended?.data.category}/${ended?.uid}`
  const cookie = previewCookie(token)

  const home = await text(site, '/', cookie)
  const deal = await text(site, path, cookie)

  expect(home).toContain(
    'the site on 1 March 2027, with “Toast for all of us”</b>. Visitors do not see it.',
  )
  expect(await text(site, '/deals/food/toast-for-all', cookie)).toContain(
    'Toast for all of us</h1>',
  )
  expect(deal).toMatch(/Ended \d/)
  expect(await text(site, path)).not.toMatch(/Ended \d/)
})

test('a rich-text page is previewed too', async () => {
  await using site = await createTestSite({ isSmall: true })
  const pages = site.store.snapshot().richtextPages
  const settings = site.store.snapshot().byType.get('settings')?.at(0)
  const id = settings?.data.privacy_page
  const blockMap = JSON.parse(
    JSON.stringify(pages.get(id)).replace(/"title":\[\["[^"]*"/, '"title":[["A new promise"'),
  )
  const { previewToken } = await site.releases.save({
    id: 'draft',
    label: 'Draft',
    scheduledAt: null,
    change: { richtextPages: [{ id, blockMap }] },
  })

  expect(await text(site, '/privacy', previewCookie(previewToken))).toContain('A new promise')
  expect(await text(site, '/privacy')).not.toContain('A new promise')
})

test('leaving returns to the page, or to the home page if visitors do not see it or it is on another site', async () => {
  await using site = await createTestSite()
  const { release } = await saveDraft(site, DRAFT)
  const cookie = previewCookie(release.previewToken)

  for (const [referer, target] of [
    ['http://site.test/deals/food?page=2', '/deals/food?page=2'],
    ['http://site.test/deals/food/toast-for-all', '/'],
    ['http://site.test//evil.example', '/'],
    ['https://evil.example/blog', '/'],
    ['rubbish', '/'],
    ['', '/'],
  ] as const) {
    const headers = { cookie, referer, host: 'site.test' }
    const response = await site.request('/preview/exit', { headers })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(target)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBe(
      'io.prismic.preview=; Path=/; SameSite=Lax; Max-Age=0',
    )
  }
})

test('an editor can leave a preview while the content service is down', async () => {
  await using site = await createTestSite({ isSmall: true })
  site.store.snapshot = () => {
    throw new Error('the content service is down')
  }

  const headers = { referer: 'http://site.test/brands' }
  const response = await site.request('/preview/exit', { headers })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(response.headers.get('set-cookie')).toContain('io.prismic.preview=; ')
})
