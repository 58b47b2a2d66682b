import type { DocumentRow, RichtextRow } from './content-rows.ts'
import type { ContentTables } from './content-tables.ts'

/** Temporary tables of one connection, see `content-staging.ts`. */
export type StagingTables = {
  staged_documents: DocumentRow
  staged_pages: RichtextRow
  staged_removals: Pick<ContentTables['removed_content'], 'kind' | 'id'>
}
