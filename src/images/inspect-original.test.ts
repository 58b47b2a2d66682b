import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectOriginal } from './inspect-original.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a0' } })

test.for(['png', 'jpeg', 'webp', 'avif'] as const)(
  'reads the kind and size of a %s',
  async (format) => {
    const bytes = await plain(30, 20).toFormat(format).toBuffer()

    expect(await inspectOriginal(bytes)).toEqual({ type: `image/${format}`, width: 30, height: 20 })
  },
)

test('the size of a rotated picture is that after rotation', async () => {
  const bytes = await plain(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()

  expect(await inspectOriginal(bytes)).toMatchObject({ width: 20, height: 30 })
})

test('refuses more pixels than the limit for unpacking', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>')

  await expect(inspectOriginal(bytes)).rejects.toMatchObject({ status: 422 })
})

test('refuses more bytes than the limit for reading', async () => {
  await expect(inspectOriginal(new Uint8Array(21 * 1024 * 1024))).rejects.toMatchObject({
    status: 422,
  })
})

test.for(['', 'GIF89a', '<html></html>'])('"%s" is not a picture', async (text) => {
  await expect(inspectOriginal(Buffer.from(text))).rejects.toMatchObject({ status: 415 })
})
