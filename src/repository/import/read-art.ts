import type { ImageField } from '@prismicio/client'
import type { ArtGroup } from '../documents.ts'
import { type Fields, fieldFault, fieldRows } from './fields.ts'
import { readText } from './read-fields.ts'
import { toGroup } from './to-group.ts'

type Portrait = { palette: string | null; motif: string | null; image: ImageField }

/** The `art` of a deal or a post: a list of pictures. */
export function readArt(fields: Fields): ArtGroup {
  const art = fieldRows(fields, 'art').map((row, index) => {
    const alt = readText(row, 'alt', { required: true })
    const { motif, palette, image } = readPicture(row, { alt, seed: `${seedOf(fields)}/${index}` })
    return { motif, palette, alt, image }
  })
  return toGroup(art)
}

/** The picture of a brand, an author or a landing page. Decorative beside the name, so it has no alt text. */
export function readPortrait(fields: Fields): Portrait {
  return readPicture(fields, { alt: null, seed: seedOf(fields) })
}

function readPicture(
  fields: Fields,
  { alt, seed }: { alt: string | null; seed: string },
): Portrait {
  const { illustrator } = fields.context
  const motif = readName(fields, 'motif', illustrator.motifs)
  const palette = readName(fields, 'palette', illustrator.palettes)
  const image = motif && palette ? illustrator.illustrate({ motif, palette, alt, seed }) : {}
  return { palette, motif, image }
}

function readName(fields: Fields, name: string, known: readonly string[]): string | null {
  const value = readText(fields, name, { required: true })
  if (value === null || known.includes(value)) return value
  return fieldFault(fields, name, `"${value}" is not a known ${name}`)
}

function seedOf({ values }: Fields): string {
  return String(values.uid)
}
