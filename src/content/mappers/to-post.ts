import { asText, isFilled, type RichTextField, type TableField } from '@prismicio/client'
import type { PostDocument, PostSlice } from '#content/documents.ts'
import type { Art } from '#deals/deal.ts'
import { relationOf, rowsOf, textOf } from './field-values.ts'
import type { Author } from './to-author.ts'
import { toArt } from './to-deal.ts'

export type PostPart =
  | { kind: 'text'; text: RichTextField }
  | { kind: 'quote'; text: RichTextField }
  | { kind: 'table'; table: Extract<TableField, object> }
  | { kind: 'deal'; dealId: string }

/** A post as editors wrote it. */
export type Post = {
  id: string
  uid: string
  title: string
  excerpt: string
  author: Author
  publishedOn: string
  updatedOn: string | null
  /** Reading time, at least 1. */
  minutes: number
  tags: string[]
  art: Art[]
  dealIds: string[]
  parts: PostPart[]
}

const WORDS_PER_MINUTE = 220

/** `null` for a post that cannot be shown: no title, or an author who is not published. */
export function toPost(document: PostDocument, author: Author | null): Post | null {
  const { data } = document
  const title = asText(data.title)
  if (!author || !title || !document.uid) return null
  const parts = (data.slices ?? []).map(toPart).filter((part) => part !== null)
  return {
    id: document.id,
    uid: document.uid,
    title,
    excerpt: textOf(data.excerpt),
    author,
    publishedOn: publicationDay(document),
    updatedOn: data.updated_on || null,
    minutes: Math.max(1, Math.round(wordsIn(parts) / WORDS_PER_MINUTE)),
    tags: document.tags,
    art: toArt(data.art),
    dealIds: rowsOf(data.deals, ({ deal }) => relationOf(deal)?.id ?? null),
    parts,
  }
}

/** Whether the document alone allows the post to be shown. */
export function isCompletePost({ uid, data }: PostDocument): boolean {
  return Boolean(uid && asText(data.title) && relationOf(data.author))
}

export function publicationDay({ data, first_publication_date }: PostDocument): string {
  return data.published_on || (first_publication_date ?? '').slice(0, 10)
}

/** `null` for an empty slice, or for one of a type that this build does not know. */
function toPart(slice: PostSlice): PostPart | null {
  switch (slice.slice_type) {
    case 'text':
    case 'quote':
      return isFilled.richText(slice.primary.text)
        ? { kind: slice.slice_type, text: slice.primary.text }
        : null
    case 'table':
      return isFilled.table(slice.primary.table)
        ? { kind: 'table', table: slice.primary.table }
        : null
    case 'deal': {
      const deal = relationOf(slice.primary.deal)
      return deal ? { kind: 'deal', dealId: deal.id } : null
    }
    default:
      return null
  }
}

function wordsIn(parts: PostPart[]): number {
  let words = 0
  for (const part of parts) {
    if (part.kind === 'deal') continue
    const text = part.kind === 'table' ? textInTable(part.table) : asText(part.text)
    words += text.split(/\s+/).filter(Boolean).length
  }
  return words
}

function textInTable(table: Extract<TableField, object>): string {
  return [...(table.head?.rows ?? []), ...table.body.rows]
    .flatMap((row) => row.cells.map((cell) => asText(cell.content)))
    .join(' ')
}
