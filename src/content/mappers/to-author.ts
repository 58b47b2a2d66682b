import type { Author } from '#deals/post.ts'
import { textOf } from '#lib/node/field-values.ts'
import type { AuthorDocument } from '#repository/documents.ts'
import { toThumbnail } from './to-picture.ts'

export function toAuthor({ uid, data }: AuthorDocument): Author {
  return {
    uid,
    name: textOf(data.name) || uid,
    bio: textOf(data.bio),
    palette: textOf(data.palette) || 'pandan',
    motif: textOf(data.motif) || 'book',
    picture: toThumbnail(data.image),
  }
}
