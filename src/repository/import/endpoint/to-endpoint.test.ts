import { expect, test } from 'vitest'
import { findEndpoint } from './to-endpoint.ts'

test.for([
  ['https://kopi.prismic.io', 'https://kopi.cdn.prismic.io/api/v2', 'kopi'],
  ['https://kopi.cdn.prismic.io/api/v2/', 'https://kopi.cdn.prismic.io/api/v2', 'kopi'],
  ['https://site.example/', 'https://site.example/api/v2', null],
  ['http://127.0.0.1:3000/content/api/v2?x=1#y', 'http://127.0.0.1:3000/content/api/v2', null],
] as const)('%s is the endpoint %s', ([text, api, repository]) => {
  const found = findEndpoint(text)

  expect([found?.api.href, found?.repository]).toEqual([api, repository])
})

test.for(['folder/file.json', 'ftp://site.example', 'https://', 'kopi'])(
  '%s is not an endpoint',
  (text) => {
    expect(findEndpoint(text)).toBeNull()
  },
)
