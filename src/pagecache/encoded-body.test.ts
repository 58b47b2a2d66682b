import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeBody, textOf } from './encoded-body.ts'

const text = Array.from({ length: 3000 }, (_, index) => `deal ${(index * 7919) % 1009}`).join(' ')

test('more effort makes fewer bytes, of the same text under the same name', async () => {
  const bodies = await Promise.all(
    (['full', 'quick', 'least'] as const).map((effort) => encodeBody(text, effort)),
  )

  for (const { bytes } of bodies) {
    expect(brotliDecompressSync(bytes.br).toString()).toBe(text)
    expect(gunzipSync(bytes.gzip).toString()).toBe(text)
    expect(bytes).not.toHaveProperty('identity')
  }
  for (const body of bodies) {
    expect(textOf(body)).toBe(text)
  }
  const sizes = bodies.map(({ bytes }) => bytes.br.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(new Set(sizes).size).toBe(3)
  expect(new Set(bodies.map(({ etag }) => etag)).size).toBe(1)
})
