import { expect, test } from 'vitest'
import { NOON } from './noon.ts'
import { previewCookie, saveDraft } from './preview-fixture.ts'
import { shared } from './shared.ts'
import { createTestSite, type TestSite } from './test-site.ts'

/** For tests that only read. */
const site = await shared(createTestSite({ isSmall: true }))

function findDeal(site: TestSite, uid: string) {
  return site.store
    .snapshot()
    .byType.get('deal')
    ?.values()
    .find((document) => document.uid === uid)
}

test('/go redirects to the shop of a live deal and to the page of an ended one', async () => {
  const clock = { now: NOON }
  await using site = await createTestSite({ isSmall: true, now: () => clock.now })
  const deal = findDeal(site, 'pasar-pintar-first-basket')

  const live = await site.request(`/go/${deal?.id}`)
  clock.now = new Date(NOON.getTime() + 365 * 24 * 60 * 60 * 1000)
  const ended = await site.request(`/go/${deal?.id}`)

  expect(live.status).toBe(302)
  expect(live.headers.get('location')).toBe(deal?.data.link.url)
  expect(live.headers.get('cache-control')).toBe('no-store')
  expect(ended.headers.get('location')).toBe('/deals/grocery/pasar-pintar-first-basket')
})

test('pages link to the shop through /go, which knows when the deal has ended', async () => {
  const deal = findDeal(site, 'pasar-pintar-first-basket')

  const html = await (await site.request('/deals/grocery/pasar-pintar-first-basket')).text()
  const robots = await (await site.request('/robots.txt')).text()

  expect(html).toContain(`href="/go/${deal?.id}" rel="sponsored noopener noreferrer"`)
  expect(html).not.toContain(deal?.data.link.url)
  expect(robots).toContain('Disallow: /go/')
})

test('/go leads to the shop of an unpublished deal only in a preview', async () => {
  await using site = await createTestSite({ isSmall: true })
  const { release, document } = await saveDraft(site, {
    id: 'r1',
    deal: 'kaya-toast-set-two-for-one',
    uid: 'toast-for-all',
    title: 'Toast for all of us',
  })
  const headers = { cookie: previewCookie(release.previewToken) }

  const shop = await site.request(`/go/${document.id}`, { headers })

  expect(shop.headers.get('location')).toBe(document.data.link.url)
  expect((await site.request(`/go/${document.id}`)).status).toBe(404)
})

test('only links to a deal’s shop are marked as sponsored', async () => {
  const sponsored = /<a [^>]*rel="[^"]*sponsored[^"]*"/g

  for (const path of ['/brands/arang-satay', '/blog/kopi-ordering-guide', '/dive', '/']) {
    const html = await (await site.request(path)).text()
    expect(html.match(sponsored), path).toBeNull()
  }
  const brand = await (await site.request('/brands/arang-satay')).text()
  expect(brand).toMatch(/<a [^>]*href="https:\/\/[^"]*"[^>]* rel="noopener noreferrer"/)
})

test.each(['nope', 'https:%2F%2Fevil.example', '%2F%2Fevil.example', "x'%22%5D%5D"])(
  '/go/%s answers 404',
  async (id) => {
    const response = await site.request(`/go/${id}`)

    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  },
)

test('only deals have a shop', async () => {
  const brand = site.store.snapshot().byType.get('brand')?.at(0)

  expect((await site.request(`/go/${brand?.id}`)).status).toBe(404)
})
