import type { FilledImageFieldImage } from '@prismicio/client'
import type { Asset } from '#db/assets.ts'

/** `seed` makes two pictures of the same motif differ. */
type Illustration = { motif: string; palette: string; alt: string | null; seed: string }

/** Draws the pictures that files in the authoring format ask for by name. Each import needs a new one. */
export type Illustrator = {
  motifs: readonly string[]
  palettes: readonly string[]
  /** The picture as a field of a document. Motif and palette must be known. */
  illustrate: (illustration: Illustration) => FilledImageFieldImage
  /** Everything drawn so far. */
  assets: () => Asset[]
}
