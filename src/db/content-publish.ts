import { type Kysely, sql, type Transaction } from 'kysely'
import { announcePublish } from './content-notice.ts'
import { type CustomTypeRow, saveCustomTypeRows } from './custom-type-rows.ts'
import { moveMasterRef, type RefMove } from './master-ref.ts'
import type { StagingTables } from './staging-tables.ts'
import type { Tables } from './tables.ts'

/** The release as it was read. If it has changed since, it is not published. */
export type TakenRelease = {
  id: string
  ref: string
  /** Publish only if it is scheduled for this time or earlier; `null` ignores the schedule. */
  dueBy: Date | null
}

export type StagedPublish = RefMove & {
  /** The release that the change comes from. It is deleted when it is published. */
  release: TakenRelease | null
  customTypes: readonly CustomTypeRow[]
}

/** `moved`: somebody has published since `from`. `gone`: the release has changed or was deleted. */
export type PublishOutcome = 'published' | 'moved' | 'gone'

type StagingTransaction = Transaction<Tables & StagingTables>

/** Publishes everything staged, or nothing. If several processes publish the same release, one succeeds. */
export async function publishStaged(
  db: Kysely<Tables & StagingTables>,
  { release, customTypes, ...move }: StagedPublish,
): Promise<PublishOutcome> {
  const tx = await db.startTransaction().execute()
  try {
    const version = await moveMasterRef(withoutStaging(tx), move)
    const outcome =
      version === null ? 'moved' : (await takeRelease(tx, release)) ? 'published' : 'gone'
    if (version === null || outcome === 'gone') {
      await tx.rollback().execute()
      return outcome
    }
    await moveDocuments(tx, version)
    await movePages(tx, version)
    await saveCustomTypeRows(withoutStaging(tx), customTypes)
    await announcePublish(withoutStaging(tx), move.to)
    await tx.commit().execute()
    return outcome
  } catch (error) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
    throw error
  }
}

/** The same transaction, for callers that do not use the temporary tables. */
function withoutStaging(tx: StagingTransaction): Transaction<Tables> {
  return tx as unknown as Transaction<Tables>
}

async function takeRelease(tx: StagingTransaction, release: TakenRelease | null): Promise<boolean> {
  if (release === null) return true
  const { id, ref, dueBy } = release
  const read = tx.deleteFrom('releases').where('id', '=', id).where('ref', '=', ref)
  const due = dueBy === null ? read : read.where('scheduled_at', '<=', dueBy.toISOString())
  const { numDeletedRows } = await due.executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

async function moveDocuments(tx: StagingTransaction, version: number): Promise<void> {
  // Deletes and inserts changed documents, because two documents may swap their uids.
  await sql`DELETE FROM documents WHERE id IN (SELECT id FROM staged_documents)
    OR id IN (SELECT id FROM staged_removals WHERE kind = 'document')`.execute(tx)
  await sql`DELETE FROM removed_content WHERE kind = 'document'
    AND (id IN (SELECT id FROM staged_documents)
      OR id IN (SELECT id FROM staged_removals WHERE kind = 'document'))`.execute(tx)
  await sql`INSERT INTO removed_content (kind, id, version)
    SELECT kind, id, ${sql.lit(version)} FROM staged_removals
    WHERE kind = 'document'`.execute(tx)
  await sql`INSERT INTO documents (id, type, uid, lang, document, version)
    SELECT id, type, uid, lang, document, ${sql.lit(version)} FROM staged_documents`.execute(tx)
}

async function movePages(tx: StagingTransaction, version: number): Promise<void> {
  await sql`DELETE FROM richtext_pages WHERE id IN (SELECT id FROM staged_pages)
    OR id IN (SELECT id FROM staged_removals WHERE kind = 'richtext')`.execute(tx)
  await sql`DELETE FROM removed_content WHERE kind = 'richtext'
    AND (id IN (SELECT id FROM staged_pages)
      OR id IN (SELECT id FROM staged_removals WHERE kind = 'richtext'))`.execute(tx)
  await sql`INSERT INTO removed_content (kind, id, version)
    SELECT kind, id, ${sql.lit(version)} FROM staged_removals
    WHERE kind = 'richtext'`.execute(tx)
  await sql`INSERT INTO richtext_pages (id, block_map, version)
    SELECT id, block_map, ${sql.lit(version)} FROM staged_pages`.execute(tx)
}
