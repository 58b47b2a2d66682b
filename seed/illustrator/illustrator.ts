import { createHash } from 'node:crypto'
import type { Asset } from '#db/assets.ts'
import * as paths from '#lib/paths.ts'
import type { Illustrator } from '#repository/import/illustrator.ts'
import { readArtwork } from './artwork.ts'
import { composeCover } from './compose-cover.ts'
import { COVER } from './shapes.ts'

/** Draws with the artwork beside it. Originals are SVG texts: an import rasterises nothing. */
export function createIllustrator(): Illustrator {
  const { motifs, palettes } = readArtwork()
  const assets = new Map<string, Asset>()

  return {
    motifs: [...motifs.keys()],
    palettes: [...palettes.keys()],
    illustrate({ motif, palette, alt, seed }) {
      const [drawing, colours] = [motifs.get(motif), palettes.get(palette)]
      if (!drawing || !colours) throw new Error(`artwork: no ${motif} in ${palette}`)
      const bytes = Buffer.from(composeCover({ motif, drawing, palette: colours, seed }))
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH)
      assets.set(id, { id, type: 'image/svg+xml', ...COVER, bytes })
      return {
        id,
        url: `${paths.picture(id, `${motif}-${palette}.jpg`)}?auto=format,compress`,
        alt,
        copyright: null,
        dimensions: { ...COVER },
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
      }
    },
    assets: () => [...assets.values()],
  }
}

/** 128 bits of SHA-256. */
const ID_LENGTH = 32
