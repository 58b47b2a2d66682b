import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../test/test-site.ts'

/** Every route of the product's specification, with parameters that the demo has. */
const specRoutes = [
  '/',
  '/blog',
  '/blog/kopi-ordering-guide',
  '/blog/author/food-desk',
  '/blog/category/food',
  '/blog/page/2',
  '/brands',
  '/brands/arang-satay',
  '/company',
  '/corporate',
  '/deals/apparel/corridor-club-coach-jacket-birthday',
  '/deals/experience/bayang-birthday-row',
  '/deals/food/kaya-toast-set-two-for-one',
  '/deals/grocery/kranji-furrow-egg-tray',
  '/deals/shopping/page-pandan-three-paperbacks',
  ...['/gardens-parks', '/gotchu', '/nao', '/nustyle', '/one-north', '/orchardroad', '/sg60'],
  ...['/smu-bizcom', '/touristprivilege', '/you'],
  '/singapore-promo-codes',
  '/privacy',
  '/terms',
  '/profile',
  '/settings',
  '/search',
  '/user-sitemap',
  ...[
    'dive',
    'eurokars',
    'gdmsupportbiz',
    'haisia',
    'inspro',
    'marginwheeler',
    'ndpcoupons',
  ].flatMap((partner) => [`/${partner}`, `/${partner}/search`]),
  ...['oth', 'phillip', 'shiokmeats', 'shoptwest', 'the-oval-sap', 'whitecoat'].flatMap(
    (partner) => [`/${partner}`, `/${partner}/search`],
  ),
  '/gdmsupportbiz/privacy',
  '/ndpcoupons/privacy',
  '/oth/privacy',
  '/oth/faq',
]

// One site for all, since nothing here changes it.
let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

test('every route of the specification answers 200 with one h1 and a title of its own', async () => {
  const pages = await Promise.all(
    specRoutes.map(async (path) => {
      const response = await site.request(path)
      const html = await response.text()
      return {
        path,
        status: response.status,
        headings: html.match(/<h1[\s>]/g)?.length,
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      }
    }),
  )

  expect(pages.filter(({ status, headings }) => status !== 200 || headings !== 1)).toEqual([])
  const titles = pages.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('an unknown path answers 404 with the text of the specification', async () => {
  const response = await site.request('/no/such/page?x=1')
  const html = await response.text()

  expect(response.status).toBe(404)
  expect(html).toContain('<title>Awww mien! Page not found! | Lobang</title>')
  expect(html).toContain('Awww mien! Page not found!</h1>')
  expect(html).toContain(
    'Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!',
  )
  expect(html).toContain('>Back To Home</a>')
  expect(html).toContain('Terms and Conditions')
  expect(html).toContain('"message":"Page not found: /no/such/page?x=1"')
})

test.for([
  ['/no/such/page', 'Page not found: /no/such/page'],
  ['/blog/page/zero', 'Page Not Found: /blog/page/zero'],
  ['/blog/page/0', 'Page Not Found: /blog/page/0'],
  ['/blog/page/999', 'Page Not Found: /blog/page/999'],
  ['/blog/no-such-post', 'Page Not Found: /blog/no-such-post'],
  ['/deals/apparel/no-such-deal', 'Page Not Found: /deals/apparel/no-such-deal'],
  ['/no-such-landing', 'Page not found: /no-such-landing'],
  ['/no-such-landing/search', 'Page not found: /no-such-landing/search'],
  ['/orchardroad/search', 'Page Not Found: /orchardroad/search'],
  ['/blog/%e0%a4%a', 'Page not found: /blog/%e0%a4%a'],
] as const)('the payload of %s is a 404 that says "%s"', async ([path, message]) => {
  const response = await site.request(`${path}/_payload.json`)

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: true,
    url: path,
    statusCode: 404,
    statusMessage: 'Page not found',
    message,
    data: { path },
  })
})

test('content cannot break out of the data block', async () => {
  const html = await (await site.request('/search?q=</script><script>alert(1)</script>')).text()

  expect(html).not.toContain('<script>alert(1)')
})

test('the two pages of promo codes share no id, so that one document can hold both', async () => {
  await using site = await createTestSite()
  const idsOf = async (path: string) => {
    const html = await (await site.request(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return [...main.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
  }

  const plain = await idsOf('/singapore-promo-codes')
  const sorted = await idsOf('/singapore-promo-codes?sort=ends')

  expect(plain).toContain('working-codes')
  expect(sorted).toHaveLength(plain.length)
  expect(sorted.filter((id) => plain.includes(id))).toEqual(['main'])
})

test('the document of a deal requests its picture before its styles', async () => {
  const html = await (await site.request('/deals/food/kaya-toast-set-two-for-one')).text()

  const [, head = ''] = /<head>(.*?)<style>/s.exec(html) ?? []
  expect(head).toMatch(/name="viewport".*<link rel="preload" as="image" imageSrcSet=/)
})
