import type { Transaction } from 'kysely'
import type { ContentTables } from './content-tables.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type DocumentRow = ContentTables['documents']
type RichtextRow = ContentTables['richtext_pages']

export type ContentRows = {
  ref: string | null
  pastRefs: string[]
  documents: DocumentRow[]
  pages: RichtextRow[]
}

export type ContentWrite = {
  /** The ref that the change was made on; `null` when nothing was ever published. */
  from: string | null
  to: string
  publishedAt: Date
  documents: readonly DocumentRow[]
  removedIds: readonly string[]
  pages: readonly RichtextRow[]
  removedPageIds: readonly string[]
}

/** Rows and ref belong together, even while another process publishes. */
export async function readContent(db: Database): Promise<ContentRows> {
  const reading = db.transaction().setIsolationLevel('repeatable read')
  return reading.execute(async (tx) => ({
    ref: await findMasterRef(tx),
    pastRefs: (await tx.selectFrom('past_refs').select('ref').execute()).map(({ ref }) => ref),
    documents: await tx.selectFrom('documents').selectAll().execute(),
    pages: await tx.selectFrom('richtext_pages').selectAll().execute(),
  }))
}

export async function findMasterRef(db: Database | Transaction<Tables>): Promise<string | null> {
  const state = await db.selectFrom('content_state').select('ref').executeTakeFirst()
  return state?.ref ?? null
}

/** `false`, and nothing is written, when the published state is no longer the one at `from`. */
export async function writeContent(db: Database, write: ContentWrite): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await moveMasterRef(tx, write))) return false
    await keepPastRef(tx, write)
    await writeDocuments(tx, write)
    await writePages(tx, write)
    return true
  })
}

// First statement of the transaction: it also takes the lock that keeps other publishers out.
async function moveMasterRef(tx: Transaction<Tables>, write: ContentWrite): Promise<boolean> {
  const state = { ref: write.to, published_at: write.publishedAt.toISOString() }
  if (write.from === null) {
    const result = await tx
      .insertInto('content_state')
      .values({ id: 'master', ...state })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n
  }
  const result = await tx
    .updateTable('content_state')
    .set(state)
    .where('ref', '=', write.from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

const PAST_REFS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

async function keepPastRef(tx: Transaction<Tables>, write: ContentWrite): Promise<void> {
  const oldest = new Date(write.publishedAt.getTime() - PAST_REFS_KEPT_MS).toISOString()
  await tx.deleteFrom('past_refs').where('replaced_at', '<', oldest).execute()
  if (write.from === null) return
  const past = { ref: write.from, replaced_at: write.publishedAt.toISOString() }
  await tx
    .insertInto('past_refs')
    .values(past)
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute()
}

async function writeDocuments(tx: Transaction<Tables>, write: ContentWrite): Promise<void> {
  // Removed first, and changed ones replaced as a whole: two documents may swap their uids.
  const gone = [...write.removedIds, ...write.documents.map(({ id }) => id)]
  for (const ids of batches(gone)) await tx.deleteFrom('documents').where('id', 'in', ids).execute()
  for (const rows of batches(write.documents)) {
    await tx.insertInto('documents').values(rows).execute()
  }
}

async function writePages(tx: Transaction<Tables>, write: ContentWrite): Promise<void> {
  const gone = [...write.removedPageIds, ...write.pages.map(({ id }) => id)]
  for (const ids of batches(gone)) {
    await tx.deleteFrom('richtext_pages').where('id', 'in', ids).execute()
  }
  for (const rows of batches(write.pages)) {
    await tx.insertInto('richtext_pages').values(rows).execute()
  }
}

/** Databases limit the parameters of one statement. */
const BATCH = 100

function batches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}
