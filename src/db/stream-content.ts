import type { Database } from './database.ts'

/** `text` is the JSON of the document, or the block map of the rich-text page. */
export type ContentText = { kind: 'document' | 'richtext'; id: string; text: string }

const BATCH = 500

/**
 * Everything published at the time of the first item, ordered by id, read in batches. Holds a connection
 * meanwhile.
 */
export async function* streamContent(db: Database): AsyncGenerator<ContentText> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    for (let last = ''; ; ) {
      const rows = await tx
        .selectFrom('documents')
        .select(['id', 'document'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      for (const { id, document } of rows) yield { kind: 'document', id, text: document }
      if (rows.length < BATCH) break
      last = rows.at(-1)?.id ?? ''
    }
    const pages = await tx.selectFrom('richtext_pages').selectAll().orderBy('id').execute()
    for (const { id, block_map } of pages) yield { kind: 'richtext', id, text: block_map }
  } finally {
    await tx.rollback().execute()
  }
}
