import type { RichTextField } from '@prismicio/client'
import { categories } from '#lib/deal-options.ts'
import type { BrandDocument } from '../documents.ts'
import type { Fields } from './fields.ts'
import { readPortrait } from './read-art.ts'
import { readText, readWords } from './read-fields.ts'
import { readWebLink } from './read-links.ts'
import { toGroup } from './to-group.ts'

export function toBrand(fields: Fields, about: RichTextField): BrandDocument['data'] {
  return {
    name: readText(fields, 'name', { required: true }),
    tagline: readText(fields, 'tagline', { max: 70 }),
    categories: toGroup(
      readWords(fields, 'categories', categories).map((category) => ({ category })),
    ),
    website: readWebLink(fields, 'website'),
    instagram: readWebLink(fields, 'instagram'),
    ...readPortrait(fields),
    about,
  }
}
