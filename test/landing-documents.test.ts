import { expect, test } from 'vitest'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createTestSite, type TestSite } from './test-site.ts'

function findLanding(site: TestSite, uid: string): StoredDocument {
  const landings = [...(site.store.snapshot().byType.get('landing') ?? [])]
  const found = landings.find((document) => document.uid === uid)
  if (!found) throw new Error(`no landing ${uid}`)
  return found
}

/** As an editor would: another name and title, another palette, and the list of deals cut to one. */
function newPartner(site: TestSite): StoredDocument {
  const dive = findLanding(site, 'dive')
  const [deal] = dive.data.deals as unknown[]
  return {
    ...dive,
    id: 'new-landing',
    uid: 'harbour-club',
    data: {
      ...dive.data,
      title: 'Harbour club perks',
      tagline: 'For people with wet socks',
      partner_id: 'harbour-club',
      palette: 'orchid',
      deals: [deal],
      faq: findLanding(site, 'oth').data.faq,
    },
  }
}

test('a new landing document adds a page, its search and its texts without code', async () => {
  await using site = await createTestSite()
  expect((await site.request('/harbour-club')).status).toBe(404)

  await site.publish({ documents: [newPartner(site)] })

  const page = await site.request('/harbour-club')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('>Harbour club perks</h1>')
  expect(html).toContain('data-palette="orchid"')
  expect(html).toContain('1 live deal<')
  // Its sign beside ours.
  expect(html).toMatch(/data-palette="orchid" aria-hidden="true">HC<\/span>×/)
  expect(html).toContain('action="/harbour-club/search"')
  expect(html).toContain('href="/harbour-club/faq"')
  expect(html).not.toContain('href="/harbour-club/privacy"')
  expect((await site.request('/harbour-club/search?q=dive')).status).toBe(200)
  expect((await site.request('/harbour-club/faq')).status).toBe(200)
  expect((await site.request('/harbour-club/privacy')).status).toBe(404)
})

test('a new landing is on both sitemaps, and leaves them with its document', async () => {
  await using site = await createTestSite()
  const read = async (path: string) => (await site.request(path)).text()

  await site.publish({ documents: [newPartner(site)] })

  expect(await read('/user-sitemap')).toContain('href="/harbour-club"')
  expect(await read('/sitemap-landings-1.xml')).toContain(
    '<loc>http://site.test/harbour-club</loc>',
  )

  await site.publish({ removedIds: ['new-landing'] })

  // Each page is served in its old form while it is made anew.
  await expect.poll(async () => (await site.request('/harbour-club')).status).toBe(404)
  await expect.poll(() => read('/user-sitemap')).not.toContain('/harbour-club')
  await expect.poll(() => read('/sitemap-landings-1.xml')).not.toContain('/harbour-club')
})
