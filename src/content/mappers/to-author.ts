import type { AuthorDocument } from '#content/documents.ts'
import { textOf } from './field-values.ts'

export type Author = { uid: string; name: string; bio: string; palette: string; motif: string }

export function toAuthor({ uid, data }: AuthorDocument): Author {
  return {
    uid,
    name: textOf(data.name) || uid,
    bio: textOf(data.bio),
    palette: textOf(data.palette) || 'pandan',
    motif: textOf(data.motif) || 'book',
  }
}
