import { createHash } from 'node:crypto'
import { asImageSrc, isFilled } from '@prismicio/client'
import { expect, test } from 'vitest'
import { toFaultText } from '../../src/repository/import/fault.ts'
import { importFiles, importFolder } from '../../src/repository/import/import-folder.ts'
import { FIXTURE_NOW } from '../../test/content-fixture.ts'
import { SEED_FOLDER } from '../../test/noon.ts'
import { readArtwork } from './artwork.ts'
import { composeCover } from './compose-cover.ts'
import { createIllustrator } from './illustrator.ts'

const options = { now: FIXTURE_NOW, createIllustrator }
const author = (motif: string, palette = 'kaya') => ({
  path: 'authors/desk.md',
  text: `---\nuid: desk\nname: Desk\nbio: Writes.\npalette: ${palette}\nmotif: ${motif}\n---\n`,
})

test('each picture of the demo is an asset, and the fields name it', async () => {
  const { documents, assets } = await importFolder(SEED_FOLDER, options)
  const ids = new Set(assets.map(({ id }) => id))
  const images = documents.flatMap(({ data }) => [
    ...(data.image ? [data.image] : []),
    ...(data.art ?? []).map((art: { image: unknown }) => art.image),
  ])

  expect(images.length).toBeGreaterThan(300)
  expect(images.every((image) => isFilled.image(image) && ids.has(image.id))).toBe(true)
  expect(new Set(images.map(({ id }) => id)).size).toBe(assets.length)
  for (const { id, bytes } of assets) {
    expect(createHash('sha256').update(bytes).digest('hex').startsWith(id)).toBe(true)
  }
})

test('the same motif, palette and seed are the same asset, another seed is another', () => {
  const illustrator = createIllustrator()
  const draw = (seed: string) =>
    illustrator.illustrate({ motif: 'laksa', palette: 'chili', alt: 'A bowl', seed })

  const [first, again, other] = [draw('a'), draw('a'), draw('b')]

  expect(again).toEqual(first)
  expect(other.id).not.toBe(first.id)
  expect(illustrator.assets()).toHaveLength(2)
  expect(first).toMatchObject({
    url: `/images/${first.id}/laksa-chili.jpg?auto=format,compress`,
    alt: 'A bowl',
    dimensions: { width: 1600, height: 1000 },
  })
  expect(asImageSrc({ ...first, url: `https://site.test${first.url}` }, { w: 640 })).toBe(
    `https://site.test/images/${first.id}/laksa-chili.jpg?auto=format%2Ccompress&w=640`,
  )
})

test('every motif in every palette is drawn in colours alone, and loads nothing', () => {
  const { motifs, palettes } = readArtwork()

  for (const [motif, drawing] of motifs) {
    for (const palette of palettes.values()) {
      const svg = composeCover({ motif, drawing, palette, seed: 'x' })
      expect(svg).not.toMatch(/var\(|undefined|NaN|<text|<image|<script|href="[^#]/)
    }
  }
  expect(motifs.size).toBe(91)
  expect(palettes.size).toBe(12)
})

test('an unknown motif or palette is a fault with its line', () => {
  const motif = importFiles([author('unicorn')], options)
  const palette = importFiles([author('kopi', 'beige')], options)

  expect(motif.faults.map(toFaultText)).toEqual([
    'authors/desk.md:6: motif "unicorn" is not a known motif',
  ])
  expect(palette.faults.map(toFaultText)).toEqual([
    'authors/desk.md:5: palette "beige" is not a known palette',
  ])
  expect(palette.documents[0]?.data.image).toEqual({})
})
