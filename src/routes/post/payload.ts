import type { RichTextField, TableField } from '@prismicio/client'
import type { CategoryCounts } from '#deals/category-counts.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { Author, PostLink, PostSummary } from '#deals/post.ts'
import type { Category } from '#lib/categories.ts'
import type { PictureSource } from '#lib/picture-source.ts'

export type PostPartPayload =
  /** A text with an id begins a section, and its first block is the heading. */
  | { kind: 'text'; text: RichTextField; id?: string }
  | { kind: 'quote'; text: RichTextField }
  | { kind: 'table'; table: TableField }
  | { kind: 'deal'; deal: DealSummary }

/** The promo code of a live deal, as a line of the promo codes page. */
export type CodeRow = {
  id: string
  code: string
  title: string
  path: string
  brand: string
  category: Category
  /** `$60`; `null` when the deal asks for none. */
  minSpend: string | null
  /** Whether it can be used today, as far as stated. */
  isForToday: boolean
  /** `Usable now, until 3pm`, `Next on Fri 20 Nov`. */
  usable: string
  ends: string
  urgent: boolean
  /** `null` if it was never checked. */
  checked: string | null
  checkIsFresh: boolean
  /** Days, to sort by. */
  endsOn: string | null
  checkedOn: string | null
}

export type CodesPayload = {
  /** The requested codes, A to Z by brand. */
  rows: CodeRow[]
  /** The requested words and category. */
  q: string
  category: Category | null
  /** How many codes each category has for these words. */
  counts: CategoryCounts
  /** As in the URL: a name of `code-sorts.ts`, or an unknown one. */
  sort: string | null
  /** The suffix of all ids: the same page may be kept alive under several URLs. */
  idSuffix: string
}

export type PostPayload = {
  post: {
    uid: string
    title: string
    excerpt: string
    author: Pick<Author, 'uid' | 'name' | 'bio' | 'palette' | 'picture'>
    publishedOn: string
    publishedText: string
    /** `null` when it has not changed since. */
    updated: { on: string; text: string } | null
    minutes: number
    tags: string[]
    palette: string
    cover: PictureSource | null
  }
  /** The sections of a long post; empty for a short one. */
  contents: { id: string; text: string }[]
  parts: PostPartPayload[]
  /** The live deals that it features and does not already show. */
  deals: DealSummary[]
  related: PostSummary[]
  older: PostLink | null
  newer: PostLink | null
  /** Only on the promo codes page. */
  codes: CodesPayload | null
}
