import { expect, test } from 'vitest'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingError } from '#outgoing/outgoing-error.ts'
import { askLinks } from './ask-links.ts'

test('each address is requested once, a few at a time', async () => {
  let running = 0
  let most = 0
  const asked: string[] = []
  const fetch = async (url: string | URL) => {
    running += 1
    most = Math.max(most, running)
    asked.push(String(url))
    await new Promise(setImmediate)
    running -= 1
    return new Response(null, { status: 204 })
  }
  const urls = Array.from({ length: 20 }, (_, at) => `https://shop.example/${at % 10}`)

  const answers = await askLinks(urls, { fetch })

  expect(answers.size).toBe(10)
  expect(asked).toHaveLength(10)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
})

test.each([
  [async () => new Response('gone', { status: 410 }), { status: 410, reason: 'status 410' }],
  [() => Promise.reject(outgoingError('LATE', 'too slow')), { status: null, reason: 'too slow' }],
  // The page exists, but is too long to read.
  [() => Promise.reject(outgoingError('TOO_LARGE', 'more than 4 MB')), { status: 200 }],
])('an address answers %#', async (fetch, answer) => {
  const answers = await askLinks(['https://shop.example/'], { fetch })

  expect(answers.get('https://shop.example/')).toMatchObject(answer)
})

test.each([
  ['http://shop.example/', 'not an https address'],
  ['https://127.0.0.1/', 'not a public address'],
  ['https://[::1]/', 'not a public address'],
  ['https://10.0.0.7/admin', 'not a public address'],
  ['https://169.254.169.254/latest/meta-data', 'not a public address'],
  ['https://intern.example/', 'intern.example: not a public address'],
  ['https://shop.example:8443/', 'an unusual port'],
])('the guard for outgoing requests does not ask %s', async (url, reason) => {
  const fetch = createOutgoingFetch({ resolve: async () => ['192.168.1.1'] })

  const answers = await askLinks([url], { fetch })

  expect(answers.get(url)).toEqual({ status: null, reason })
})
