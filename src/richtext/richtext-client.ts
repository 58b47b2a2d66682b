/** A flat map of blocks keyed by dashed id, the requested page first. Shape: see `docs/` and block.ts. */
export type BlockMap = Record<string, { role?: string; value?: Block }>

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

export type RichtextClient = {
  /** `null` when there is no such page. `id` with or without dashes. */
  findPage(id: string): Promise<BlockMap | null>
}
