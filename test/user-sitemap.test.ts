import { expect, test } from 'vitest'
import { createTestSite } from './test-site.ts'

test('the sitemaps for people and search engines list the same pages, except noindex pages', async () => {
  await using site = await createTestSite()
  const read = async (path: string) => (await site.request(path)).text()
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>http:\/\/site\.test([^<]*)<\/loc>/g)].map((found) => found[1] ?? '')

  const payload = JSON.parse(await read('/user-sitemap/_payload.json'))
  const forPeople: string[] = payload.payload.groups.flatMap(
    ({ pages }: { pages: { path: string }[] }) => pages.map(({ path }) => path),
  )
  const files = locations(await read('/sitemap.xml'))
  const forEngines = (await Promise.all(files.map(read))).flatMap(locations)

  const hidden = forPeople.filter((path) => !forEngines.includes(path))
  expect(forEngines.filter((path) => !forPeople.includes(path))).toEqual([])
  expect(hidden.filter((path) => !/^(\/[a-z-]+)?\/search$/.test(path))).toEqual([
    '/profile',
    '/settings',
  ])
  expect(forPeople.length).toBeGreaterThan(250)
})
