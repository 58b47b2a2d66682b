/**
 * A flat map of blocks keyed by dashed id, the requested page first. It was written elsewhere and may differ from these
 * types: read it through `block-parts.ts`, `block-words.ts` or `richtext/read-block.ts`, or check what you read.
 */
export type BlockMap = Record<string, BlockEntry>

export type BlockEntry = {
  role?: string
  /** Absent if the reader may not see the block. */
  value?: Block
  /** The database behind a `collection_view`. */
  collection?: unknown
}

/** Decorated text: `[text]` or `[text, [[mark, value?], …]]`. */
export type Decoration = [text: string, marks?: [key: string, value?: unknown][]]

export type Block = {
  id: string
  type: string
  content?: string[]
  properties?: Record<string, Decoration[]>
  format?: Record<string, unknown>
  parent_id?: string
  parent_table?: string
}
