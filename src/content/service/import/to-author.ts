import type { AuthorDocument } from '#content/documents.ts'
import type { Fields } from './fields.ts'
import { readText } from './read-fields.ts'

export function toAuthor(fields: Fields): AuthorDocument['data'] {
  return {
    name: readText(fields, 'name', { required: true }),
    bio: readText(fields, 'bio', { required: true }),
    palette: readText(fields, 'palette', { required: true }),
    motif: readText(fields, 'motif', { required: true }),
  }
}
