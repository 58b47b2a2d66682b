import { expect, test } from 'vitest'
import { createTestSite } from '../../test/test-site.ts'
import { withoutEmptyParameters } from './without-empty-parameters.ts'

test.each([
  ['', ''],
  ['?q=laksa', '?q=laksa'],
  ['?q=', ''],
  ['?usable=&near=Bugis&sort=', '?near=Bugis'],
  ['?a==&b=c=d', '?a==&b=c=d'],
  ['?flag', '?flag'],
  ['?q=%20', '?q=%20'],
  ['?=&x=1', '?x=1'],
])('%j becomes %j, and stays so', (search, expected) => {
  expect(withoutEmptyParameters(search)).toBe(expected)
  expect(withoutEmptyParameters(expected)).toBe(expected)
})

test.each([
  ['/search?q=', '/search'],
  ['/deals/food?usable=&near=Bugis&for=', '/deals/food?near=Bugis'],
  ['/Deals/Food/?near=', '/deals/food'],
  ['/deals/_payload.json?tag=', '/deals/_payload.json'],
])('%s redirects to %s in one step', async (path, target) => {
  await using site = await createTestSite({ isSmall: true })

  const response = await site.request(path)

  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(target)
  expect((await site.request(target)).status).toBe(200)
})
