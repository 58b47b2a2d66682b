import { expect, test } from 'vitest'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createTestSite, type TestSite } from './test-site.ts'

function find(site: TestSite, type: string, uid: string): StoredDocument {
  const found = site.store
    .snapshot()
    .byType.get(type)
    ?.values()
    .find((document) => document.uid === uid)
  if (!found) throw new Error(`no ${type} ${uid}`)
  return found
}

const POST = 'kopi-ordering-guide'

/** Some of each kind of page that could show a post; all of them would take a minute. */
const addresses = [
  '/blog',
  '/blog/page/2',
  `/blog/${POST}`,
  '/blog/hawker-breakfasts-under-5-dollars',
  '/blog/sunscreen-for-humid-weather',
  '/blog/author/food-desk',
  '/blog/author/style-desk',
  '/blog/category/food',
  '/blog/category/beauty',
  '/brands/arang-satay',
  '/brands/lorong-pagi',
  '/brands/voltlane',
  '/singapore-promo-codes',
  '/user-sitemap',
]

/** Renders the pages, publishes, and returns those that the publish invalidated. */
async function concernedBy(site: TestSite, document: StoredDocument) {
  const read = async () => {
    const payloads = new Map<string, string>()
    for (const path of addresses) {
      payloads.set(path, await (await site.request(`${path}/_payload.json`)).text())
    }
    return payloads
  }
  const before = await read()
  let concerned: string[] = []
  const stop = site.store.onChange(() => {
    concerned = addresses.filter((path) => site.pageCache.find(path) === null)
  })
  await site.publish({ documents: [document] })
  stop()
  // Until then the last good pages are served.
  await site.warmth.add(concerned)
  const after = await read()
  const differing = addresses.filter((path) => before.get(path) !== after.get(path))
  return { concerned, differing }
}

function withText(post: StoredDocument, text: string): StoredDocument {
  const [first] = post.data.slices as StoredDocument['data'][]
  const block = { type: 'paragraph', text, spans: [] }
  const slice = { ...first, slice_type: 'text', primary: { text: [block] } }
  return { ...post, data: { ...post.data, slices: [...post.data.slices, slice] } }
}

test('a corrected word invalidates the post but no list of posts', async () => {
  await using site = await createTestSite()

  const { concerned, differing } = await concernedBy(
    site,
    withText(find(site, 'post', POST), 'Drink up.'),
  )

  expect(differing).toEqual([`/blog/${POST}`])
  expect(concerned).toEqual(differing)
})

test('a post that starts to name a brand appears on that brand’s page and no other', async () => {
  await using site = await createTestSite()
  const brand = find(site, 'brand', 'voltlane')

  const named = withText(find(site, 'post', POST), `Kettles are at ${brand.data.name}.`)
  // The newest, so that it is among the few that a brand's page shows.
  named.data.published_on = '2026-11-15'
  const { concerned, differing } = await concernedBy(site, named)

  // Of the other brand it showed a deal all along, and is now the newest there.
  expect(differing.filter((path) => path.startsWith('/brands/'))).toEqual([
    '/brands/lorong-pagi',
    '/brands/voltlane',
  ])
  expect(differing).toContain('/blog/category/food')
  expect(differing).not.toContain('/blog/category/beauty')
  expect(concerned).toEqual(differing)
})
