import type { BlockMap } from '#lib/block-map.ts'

/** A row of a database: `id`, and a value for each filled column. */
export type TableRow = Record<string, unknown>

export type RichtextClient = {
  /** `null` when there is no such page. `id` may have dashes and a title in front. */
  findPage(id: string): Promise<BlockMap | null>
  /** The database on a page: `null` when there is no such page, `'no-table'` when it has none. */
  findTable(id: string): Promise<TableRow[] | 'no-table' | null>
}
