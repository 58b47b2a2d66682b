import { asText } from '@prismicio/client'
import type { Author } from '#deals/post.ts'
import { relationOf, rowsOf, textOf } from '#lib/node/field-values.ts'
import type { PostDocument } from '#repository/documents.ts'
import { toArt } from './to-deal.ts'
import { minutesToRead, toPostParts } from './to-post-parts.ts'

/** A post as editors wrote it. */
export type Post = NonNullable<ReturnType<typeof toPost>>

/** `null` for a post that cannot be shown: no title, or an unpublished author. */
export function toPost(document: PostDocument, author: Author | null) {
  const { data } = document
  const title = asText(data.title)
  if (!author || !title || !document.uid) return null
  const parts = toPostParts(document)
  return {
    id: document.id,
    uid: document.uid,
    title,
    excerpt: textOf(data.excerpt),
    author,
    publishedOn: publicationDay(document),
    updatedOn: data.updated_on || null,
    /** Reading time, at least 1. */
    minutes: minutesToRead(parts),
    tags: document.tags,
    art: toArt(data.art),
    dealIds: featuredDealIds(document),
    parts,
  }
}

/** The deals that editors put beside a post; those within its text are parts. */
function featuredDealIds({ data }: PostDocument): string[] {
  return rowsOf(data.deals, ({ deal }) => relationOf(deal)?.id ?? null)
}

/** Whether the document alone allows the post to be shown. */
export function isCompletePost({ uid, data }: PostDocument): boolean {
  return Boolean(uid && asText(data.title) && relationOf(data.author))
}

export function publicationDay({ data, first_publication_date }: PostDocument): string {
  return data.published_on || (first_publication_date ?? '').slice(0, 10)
}

/** Every deal that a post shows, beside its text or in it. */
export function dealsInPost(document: PostDocument): Set<string> {
  const within = toPostParts(document).flatMap((part) => (part.kind === 'deal' ? part.dealId : []))
  return new Set([...featuredDealIds(document), ...within])
}
