import { asText } from '@prismicio/client'
import type { PostSummary } from '#deals/post.ts'
import type { PostDocument } from '#repository/documents.ts'
import { relationOf, textOf } from './field-values.ts'
import { toThumbnail } from './to-picture.ts'
import { publicationDay } from './to-post.ts'
import { minutesToRead, toPostParts } from './to-post-parts.ts'

/** The part of a card that comes from the post's own document; the rest comes from its author. */
export type PostTeaser = Omit<PostSummary, 'author' | 'palette'> & {
  authorId: string
  /** `null` to use the author's. */
  palette: string | null
}

/** `document` is complete, see `isCompletePost`. */
export function toPostTeaser(document: PostDocument): PostTeaser {
  const { uid, tags, data } = document
  const [art] = data.art ?? []
  return {
    uid,
    title: asText(data.title),
    excerpt: textOf(data.excerpt),
    publishedOn: publicationDay(document),
    minutes: minutesToRead(toPostParts(document)),
    palette: art?.palette ?? null,
    picture: toThumbnail(art?.image),
    tags,
    authorId: relationOf(data.author)?.id ?? '',
  }
}
