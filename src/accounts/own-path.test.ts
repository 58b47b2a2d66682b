import { expect, test } from 'vitest'
import { toOwnPath } from './own-path.ts'

test.for([
  ['/profile', '/profile'],
  ['/search?q=laksa', '/search?q=laksa'],
  ['//evil.example/', ''],
  ['/\\evil.example', ''],
  ['/..//evil.example/x', ''],
  ['/.//evil.example', ''],
  ['/x/../\\evil.example', ''],
  ['/%2e%2e//evil.example', ''],
  ['https://evil.example/', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
  [null, ''],
] as const)('"%s" becomes "%s"', ([text, expected]) => {
  expect(toOwnPath(text, new URL('https://lobang.example'))).toBe(expected)
})
