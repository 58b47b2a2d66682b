import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { batches } from '#lib/node/batches.ts'
import type { Database } from './database.ts'
import { findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type DocumentRow = Omit<Tables['documents'], 'version'>
export type RichtextRow = Omit<Tables['richtext_pages'], 'version'>

export type PastUid = Omit<Tables['past_uids'], 'version'>

export type ContentRows = {
  ref: string | null
  /** The number of publishes so far; see `readContentSince`. */
  version: number
  pastRefs: string[]
  /** `null` if nobody has chosen one. */
  mainLanguage: string | null
  /** The uids that later publishes took away. */
  pastUids: PastUid[]
  /** Parsed while reading: holding all texts would double the memory. */
  documents: unknown[]
  pages: RichtextRow[]
}

/** Only what later publishes added, changed and removed. */
export type NewerContentRows = ContentRows & { removedIds: string[]; removedPageIds: string[] }

/** Turns the text of a document into what is kept of it. */
type ParseDocument = (text: string) => unknown

/** Reads rows and ref consistently, even while another process publishes. */
export async function readContent(
  db: Database,
  parse: ParseDocument = JSON.parse,
): Promise<ContentRows> {
  return reading(db, (tx) => readRows(tx, NOTHING_KNOWN, parse))
}

/** `null` when the database is older than `version`, as after a restored backup. Then read everything. */
export async function readContentSince(
  db: Database,
  version: number,
  parse: ParseDocument = JSON.parse,
): Promise<NewerContentRows | null> {
  return reading(db, async (tx) => {
    const rows = await readRows(tx, version, parse)
    if (rows.version < version) return null
    const removed = await tx
      .selectFrom('removed_content')
      .selectAll()
      .where('version', '>', version)
      .execute()
    const idsOf = (kind: string) => removed.filter((row) => row.kind === kind).map(({ id }) => id)
    return {
      ...rows,
      removedIds: idsOf('document'),
      removedPageIds: idsOf('richtext'),
    }
  })
}

/** `null` when nothing was ever published. */
export async function findContentState(db: Database) {
  return findRow(db, 'content_state', { id: 'master' })
}

export async function findMasterRef(db: Database): Promise<string | null> {
  return (await findContentState(db))?.ref ?? null
}

/** `null` if nobody has chosen one. */
export async function findMainLanguage(db: Database): Promise<string | null> {
  return (await findContentState(db))?.main_language ?? null
}

// Rows from before the column `version` have 0.
const NOTHING_KNOWN = -1
const READ_BATCH = 200

async function readRows(
  tx: Transaction<Tables>,
  since: number,
  parse: ParseDocument,
): Promise<ContentRows> {
  const state = await findContentState(tx)
  const pastRefs = await tx.selectFrom('past_refs').select('ref').execute()
  const uids = tx.selectFrom('past_uids').select(['type', 'uid', 'id'])
  const pages = tx.selectFrom('richtext_pages').select(['id', 'block_map'])
  return {
    ref: state?.ref ?? null,
    version: state?.version ?? 0,
    mainLanguage: state?.main_language ?? null,
    pastRefs: pastRefs.map(({ ref }) => ref),
    pastUids: await uids.where('version', '>', since).orderBy('version').execute(),
    documents: await readDocuments(tx, since, parse),
    pages: await pages.where('version', '>', since).execute(),
  }
}

async function readDocuments(
  tx: Transaction<Tables>,
  since: number,
  parse: ParseDocument,
): Promise<unknown[]> {
  const found = await tx.selectFrom('documents').select('id').where('version', '>', since).execute()
  const documents: unknown[] = []
  for (const rows of batches(found, READ_BATCH)) {
    // SQLite answers without waiting: other work gets its turn between batches.
    await nextTurn()
    const ids = rows.map(({ id }) => id)
    const texts = await tx
      .selectFrom('documents')
      .select('document')
      .where('id', 'in', ids)
      .execute()
    for (const { document } of texts) documents.push(parse(document))
  }
  return documents
}

function reading<Result>(db: Database, read: (tx: Transaction<Tables>) => Promise<Result>) {
  const transaction = db.transaction().setIsolationLevel('repeatable read')
  return transaction.setAccessMode('read only').execute(read)
}
