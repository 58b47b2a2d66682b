import type { ContentTables } from './content-tables.ts'

/** Every table, one file per group. */
export type Tables = ContentTables
