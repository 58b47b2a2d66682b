/**
 * A flat map of blocks keyed by dashed id, the requested page first. It was written elsewhere:
 * nothing in it can be relied on, so all but `read-block.ts` leave its insides alone.
 */
export type BlockMap = Record<string, BlockEntry>

export type BlockEntry = {
  role?: string
  /** Absent for what the reader may not see. */
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
