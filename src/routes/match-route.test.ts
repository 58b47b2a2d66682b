import { expect, test } from 'vitest'
import { type RouteMatcher, rememberMatches } from './match-route.ts'

test('each URL is matched once, also when no page has it', () => {
  const matched: string[] = []
  const page = { path: '/blog' } as ReturnType<RouteMatcher>
  const match = rememberMatches((url) => {
    matched.push(url.href)
    return url.pathname === '/blog' ? page : null
  })

  for (const path of ['/blog', '/none', '/blog', '/none', '/blog?tag=a']) {
    const url = new URL(path, 'https://lobang.test')
    expect(match(url)).toBe(url.pathname === '/blog' ? page : null)
  }

  expect(matched).toEqual([
    'https://lobang.test/blog',
    'https://lobang.test/none',
    'https://lobang.test/blog?tag=a',
  ])
})
