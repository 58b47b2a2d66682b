import type { AuthorDocument } from '../documents.ts'
import type { Fields } from './fields.ts'
import { readPortrait } from './read-art.ts'
import { readText } from './read-fields.ts'

export function toAuthor(fields: Fields): AuthorDocument['data'] {
  return {
    name: readText(fields, 'name', { required: true }),
    bio: readText(fields, 'bio', { required: true }),
    ...readPortrait(fields),
  }
}
