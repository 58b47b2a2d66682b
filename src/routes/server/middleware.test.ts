import { expect, test } from 'vitest'
import { runMiddleware } from './middleware.ts'

const url = new URL('https://lobang.example/blog')

test.each([
  ['first-blog-page', { num: '1' }, { redirect: '/blog' }],
  ['first-blog-page', { num: '2' }, null],
  ['promo-codes-post', { uid: 'singapore-promo-codes' }, { redirect: '/singapore-promo-codes' }],
  ['promo-codes-post', { uid: 'kopi-ordering-guide' }, null],
])('%s for %j gives %j', (name, params, outcome) => {
  expect(runMiddleware([name], { params, url })).toEqual(outcome)
})

test.each(['sign-in', 'toString', '__proto__'])('the unknown middleware %s is an error', (name) => {
  expect(() => runMiddleware([name], { params: {}, url })).toThrow(
    `Unknown route middleware: '${name}'.`,
  )
})
