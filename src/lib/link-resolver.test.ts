import type { FilledContentRelationshipField } from '@prismicio/client'
import { asLink } from '@prismicio/client'
import { expect, test } from 'vitest'
import { linkResolver } from './link-resolver.ts'

function linkTo(type: string, more: Partial<FilledContentRelationshipField> = {}) {
  const link = { link_type: 'Document' as const, id: 'X', type, tags: [], lang: 'en-sg', ...more }
  return asLink(link, { linkResolver })
}

test('the blog home is the home page', () => {
  expect(linkTo('blog_home')).toBe('/')
})

test('a post leads to its page in the blog', () => {
  expect(linkTo('post', { uid: 'rainy-day-plans' })).toBe('/blog/rainy-day-plans')
})

test('the post about promo codes leads to its own address', () => {
  expect(linkTo('post', { uid: 'singapore-promo-codes' })).toBe('/singapore-promo-codes')
})

test('any other or broken link is not found', () => {
  expect(linkTo('deal', { uid: 'kaya-toast' })).toBe('/not-found')
  expect(linkTo('post')).toBe('/not-found')
  expect(linkTo('post', { uid: 'gone', isBroken: true })).toBe('/not-found')
})
