import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesIn, encodeBody, lengthIn, sizeOf, textOf } from './encoded-body.ts'

const text = Array.from({ length: 3000 }, (_, index) => `deal ${(index * 7919) % 1009}`).join(' ')

test('more effort makes fewer bytes, with the same content and ETag', async () => {
  const bodies = await Promise.all(
    (['full', 'quick', 'least'] as const).map((effort) => encodeBody(text, effort)),
  )

  for (const body of bodies) {
    expect(brotliDecompressSync(body.bytes.br).toString()).toBe(text)
    expect(textOf(body)).toBe(text)
  }
  const sizes = bodies.map(({ bytes }) => bytes.br.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(new Set(sizes).size).toBe(3)
  expect(new Set(bodies.map(({ etag }) => etag)).size).toBe(1)
})

test('a page is packed as gzip once, for the first caller who asks for that', async () => {
  const body = await encodeBody(text)
  expect(Object.keys(body.bytes)).toEqual(['br'])
  const size = sizeOf(body)

  const zipped = bytesIn(body, 'gzip')

  expect(gunzipSync(zipped).toString()).toBe(text)
  expect(bytesIn(body, 'gzip')).toBe(zipped)
  expect(lengthIn(body, 'gzip')).toBe(zipped.length)
  expect(lengthIn(body, 'identity')).toBe(text.length)
  // Its memory is counted beforehand.
  expect(sizeOf(body)).toBe(size)
  expect(size).toBeGreaterThan(3 * body.bytes.br.length)
})
