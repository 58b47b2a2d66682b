import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { typeOfFile } from '#http/client-build.ts'
import { appIcons, plainIcon, touchIcon } from '#lib/node/app-icons.ts'
import { drawIcon } from '../scripts/make-icons.ts'
import { createTestSite } from './test-site.ts'

const publicFolder = join(import.meta.dirname, '../public')

test.each([...appIcons, touchIcon])('$path is the drawing of the favicon', async (icon) => {
  const bytes = readFileSync(join(publicFolder, icon.path))
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = await sharp(await drawIcon(icon))
    .ensureAlpha()
    .raw()
    .toBuffer()

  expect(info).toMatchObject({ width: icon.size, height: icon.size })
  expect(bytes.length).toBeLessThan(12_000)
  // Nearly: another version of the painter may round an edge otherwise.
  const other = data.filter((value, place) => Math.abs(value - (drawn[place] ?? 0)) > 32)
  expect(other.length).toBeLessThan(data.length / 100)
  expect((await sharp(bytes).stats()).isOpaque).toBe(icon.purpose === 'maskable')
})

test('an icon is where browsers look for it on feeds', async () => {
  const bytes = readFileSync(join(publicFolder, plainIcon.path))
  const [length, place] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]

  expect(typeOfFile(plainIcon.path)).toBe('image/x-icon')
  expect(await sharp(bytes.subarray(place, place + length)).metadata()).toMatchObject({
    format: 'png',
    width: plainIcon.size,
  })
})

test('the manifest and every document name the icons', async () => {
  await using site = await createTestSite({ isSmall: true })

  const { icons } = await (await site.request('/manifest.webmanifest')).json()
  const html = await (await site.request('/')).text()

  expect(icons).toEqual([
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ])
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
})
