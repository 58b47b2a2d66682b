import type { RichTextField, TableField } from '@prismicio/client'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PictureSource } from '#lib/picture-source.ts'

export type PostPartPayload =
  | { kind: 'text' | 'quote'; text: RichTextField }
  | { kind: 'table'; table: TableField }
  | { kind: 'deal'; deal: DealSummary }

/** A working promo code, as a line of the promo codes page. */
export type CodeRow = {
  id: string
  code: string
  title: string
  path: string
  brand: string
  /** `$60`; `null` when the deal asks for none. */
  minSpend: string | null
  ends: string
}

export type PostPayload = {
  post: {
    title: string
    excerpt: string
    author: { uid: string; name: string; bio: string }
    publishedOn: string
    publishedText: string
    /** `null` when it has not changed since. */
    updated: { on: string; text: string } | null
    minutes: number
    tags: string[]
    palette: string
    cover: PictureSource | null
  }
  parts: PostPartPayload[]
  /** The live deals that it features and does not already show. */
  deals: DealSummary[]
  /** Only on the promo codes page. */
  codes: CodeRow[] | null
}
