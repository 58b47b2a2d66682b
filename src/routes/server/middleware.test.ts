import { expect, test } from 'vitest'
import { middlewareOf } from './middleware.ts'

const url = new URL('https://lobang.example/deals?sort=new&page=1')

test.each([
  ['blogPage', { num: '1' }, { redirect: '/blog' }],
  ['blogPage', { num: '2' }, null],
  ['post', { uid: 'singapore-promo-codes' }, { redirect: '/singapore-promo-codes' }],
  ['post', { uid: 'kopi-ordering-guide' }, null],
  ['deals', {}, { redirect: '/deals?sort=new' }],
] as const)('before the loader of %s, %j gives %j', (route, params, outcome) => {
  expect(middlewareOf[route]?.({ params, url })).toEqual(outcome)
})
