import { asText, isFilled, type RichTextField, type TableField } from '@prismicio/client'
import { relationOf } from '#lib/node/field-values.ts'
import type { PostDocument, PostSlice } from '#repository/documents.ts'

export type PostPart =
  | { kind: 'text'; text: RichTextField }
  | { kind: 'quote'; text: RichTextField }
  | { kind: 'table'; table: Extract<TableField, object> }
  | { kind: 'deal'; dealId: string }

/** The parts of a post, without empty ones and those of unknown types. */
export function toPostParts({ data }: PostDocument): PostPart[] {
  return (data.slices ?? []).map(toPart).filter((part) => part !== null)
}

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

/** The rich texts of a part, those of a table cell by cell. */
export function textsOf(part: PostPart): RichTextField[] {
  switch (part.kind) {
    case 'deal':
      return []
    case 'table':
      return [...(part.table.head?.rows ?? []), ...part.table.body.rows].flatMap((row) =>
        row.cells.map((cell) => cell.content),
      )
    default:
      return [part.text]
  }
}

const WORDS_PER_MINUTE = 220

/** Reading time, at least 1. */
export function minutesToRead(parts: readonly PostPart[]): number {
  let words = 0
  for (const text of parts.flatMap(textsOf)) {
    words += asText(text).split(/\s+/).filter(Boolean).length
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
