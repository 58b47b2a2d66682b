import type { PictureSource } from '#lib/picture-source.ts'
import type { AuthorDocument } from '#repository/documents.ts'
import { textOf } from './field-values.ts'
import { toThumbnail } from './to-picture.ts'

export type Author = {
  uid: string
  name: string
  bio: string
  palette: string
  motif: string
  picture: PictureSource | null
}

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
