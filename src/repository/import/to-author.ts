import type { AuthorDocument } from '../documents.ts'
import { readPortrait } from './art/read-art.ts'
import type { Fields } from './fields.ts'
import { readText } from './read-fields.ts'

export function toAuthor(fields: Fields): AuthorDocument['data'] {
  return {
    name: readText(fields, 'name', { required: true }),
    bio: readText(fields, 'bio', { required: true }),
    ...readPortrait(fields),
  }
}
