import type { RichTextField } from '@prismicio/client'
import type { BrandDocument } from '../documents.ts'
import type { Fields } from './fields.ts'
import { readPortrait } from './read-art.ts'
import { readText, readWords } from './read-fields.ts'
import { readWebLink } from './read-links.ts'
import { toGroup } from './to-group.ts'

const CATEGORIES = ['apparel', 'experience', 'food', 'grocery', 'shopping']

export function toBrand(fields: Fields, about: RichTextField): BrandDocument['data'] {
  const categories = readWords(fields, 'categories', CATEGORIES)
  return {
    name: readText(fields, 'name', { required: true }),
    tagline: readText(fields, 'tagline', { max: 70 }),
    categories: toGroup(categories.map((category) => ({ category }))),
    website: readWebLink(fields, 'website'),
    instagram: readWebLink(fields, 'instagram'),
    ...readPortrait(fields),
    about,
  }
}
