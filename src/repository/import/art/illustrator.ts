import { createHash } from 'node:crypto'
import type { FilledImageFieldImage } from '@prismicio/client'
import type { Asset } from '#db/assets.ts'
import { filePaths } from '#lib/file-paths.ts'
import type { Artwork } from './artwork.ts'
import { composeCover } from './compose-cover.ts'
import { COVER } from './shapes.ts'

/** `seed` makes two pictures of the same motif differ. */
type Illustration = { motif: string; palette: string; alt: string | null; seed: string }

export type Illustrator = {
  motifs: readonly string[]
  palettes: readonly string[]
  /** The picture as a field of a document. Motif and palette must be known. */
  illustrate: (illustration: Illustration) => FilledImageFieldImage
  /** Everything that was illustrated so far. */
  assets: () => Asset[]
}

/** The original of a picture is its drawing as text: nothing is rasterised during an import. */
export function createIllustrator({ motifs, palettes }: Artwork): Illustrator {
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
        url: `${filePaths.picture(id, `${motif}-${palette}.jpg`)}?auto=format,compress`,
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
