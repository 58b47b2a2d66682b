import { expect, test } from 'vitest'
import { type RouteMatcher, rememberMatches } from './match-route.ts'

test('the URL of a page is matched once', () => {
  const asked: string[] = []
  const page = { path: '/blog' } as ReturnType<RouteMatcher>
  const match = rememberMatches((url) => {
    asked.push(url.href)
    return url.pathname === '/blog' ? page : null
  })

  for (const path of ['/blog', '/none', '/blog', '/none', '/blog?tag=a']) {
    const url = new URL(path, 'https://lobang.test')
    expect(match(url)).toBe(url.pathname === '/blog' ? page : null)
  }

  expect(asked).toEqual([
    'https://lobang.test/blog',
    'https://lobang.test/none',
    'https://lobang.test/none',
    'https://lobang.test/blog?tag=a',
  ])
})
