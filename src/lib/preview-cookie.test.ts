import { expect, test } from 'vitest'
import { hasActivePreview } from './preview-cookie.ts'

const cookieOf = (sessions: unknown) =>
  `a=b; io.prismic.preview=${encodeURIComponent(JSON.stringify(sessions))}; c=d`

test.each([
  ['an object with a preview', cookieOf({ 'demo.prismic.io': { preview: 'ref' } }), true],
  ['a tracker alone', cookieOf({ _tracker: 'x' }), false],
  ['an object without a preview', cookieOf({ 'demo.prismic.io': {} }), false],
  ['a text', cookieOf('no object'), false],
  ['null', cookieOf(null), false],
  ['a broken value', 'io.prismic.preview=%7B', false],
  ['no such cookie', 'a=b', false],
])('a cookie with %s: a preview is active only if it names one', (_, cookies, isActive) => {
  expect(hasActivePreview(cookies)).toBe(isActive)
})
