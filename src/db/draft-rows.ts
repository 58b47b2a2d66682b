import type { Transaction } from 'kysely'
import { NO_FAILURE } from './content-releases.ts'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow } from './matching-rows.ts'
import { settleTransaction } from './settle-transaction.ts'
import type { Tables } from './tables.ts'

export type DraftRow = Tables['drafts']
type DraftSaveRow = Tables['draft_saves']
export type DraftKey = Pick<DraftRow, 'document_id' | 'release_id'>

export async function findDraftRow(
  db: Database,
  { document_id, release_id }: DraftKey,
): Promise<DraftRow | null> {
  return findRow(db, 'drafts', { document_id, release_id })
}

export async function draftRows(db: Database, releaseIds: readonly string[]): Promise<DraftRow[]> {
  if (releaseIds.length === 0) return []
  const query = db.selectFrom('drafts').selectAll().where('release_id', 'in', releaseIds)
  return query.orderBy('document_id').execute()
}

/**
 * The drafts of a release with this hash of type, uid and language. An older build may have changed the document and not the
 * hash, so compare both.
 */
export async function draftRowsNamed(
  db: Database,
  { release_id, name_hash }: Pick<DraftRow, 'release_id'> & { name_hash: string },
): Promise<Pick<DraftRow, 'document_id' | 'document'>[]> {
  return db
    .selectFrom('drafts')
    .select(['document_id', 'document'])
    .where('release_id', '=', release_id)
    .where('name_hash', '=', name_hash)
    .execute()
}

type SaveKey = DraftKey & Pick<DraftSaveRow, 'save_id'>

export async function isSaveKnown(db: Database, key: SaveKey): Promise<boolean> {
  return (await findSavedChanges(db, key)) !== null
}

/** The changes of a save that was made; `null` if it was not. */
export async function findSavedChanges(
  db: Database,
  { document_id, release_id, save_id }: SaveKey,
): Promise<string | null> {
  const row = await findRow(db, 'draft_saves', { document_id, release_id, save_id })
  return row?.changes ?? null
}

/**
 * The changes of all saves after the version that the named saves were made against and before the last of them, the latest
 * first.
 */
export async function savesBefore(
  db: Database,
  { document_id, release_id }: DraftKey,
  saveIds: readonly string[],
): Promise<string[]> {
  const saves = db
    .selectFrom('draft_saves')
    .where('document_id', '=', document_id)
    .where('release_id', '=', release_id)
  const named = await saves.select(['against', 'version']).where('save_id', 'in', saveIds).execute()
  if (named.length === 0) return []
  const rows = await saves
    .select('changes')
    .where('version', '>', Math.min(...named.map(({ against }) => against)))
    .where('version', '<', Math.max(...named.map(({ version }) => version)))
    // Versions begin again after each publish.
    .orderBy('saved_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ changes }) => changes)
}

export type DraftWrite = {
  draft: DraftRow
  /** The draft as it was read; `null` if there was none. */
  replaces: Pick<DraftRow, 'version' | 'ref'> | null
  save: DraftSaveRow
  /** The release's ref from now on. A draft without a release has none. */
  releaseRef: string | null
  /** Refuses a release that goes live by itself: the save would be published without a review. */
  onlyUnscheduled?: boolean
  /** Throws to refuse the write. No other write to the release comes between it and this one. */
  checkLast?: (db: Database) => Promise<void>
}

/**
 * `moved`: somebody else has saved or published the draft since it was read. `known`: this save was made before.
 * `gone`: the release does not exist. `closed`: this save may not change the release.
 */
export type DraftOutcome = 'saved' | 'moved' | 'known' | 'gone' | 'closed'

/** Writes the draft and remembers the save, or nothing. */
export async function writeDraft(db: Database, write: DraftWrite): Promise<DraftOutcome> {
  return settleTransaction<DraftOutcome>(db, 'saved', (tx) => tryToWrite(tx, write))
}

async function tryToWrite(
  tx: Transaction<Tables>,
  { draft, replaces, save, releaseRef, onlyUnscheduled, checkLast }: DraftWrite,
): Promise<DraftOutcome> {
  // Also takes the lock against other saves to the release and a publish of it.
  if (releaseRef !== null) {
    const release = await moveReleaseRef(tx, draft.release_id, releaseRef)
    if (!release) return 'gone'
    if (release.purpose === 'take-back') return 'closed'
    if (onlyUnscheduled && release.scheduled_at !== null) return 'closed'
  }
  await checkLast?.(tx)
  if (!(await putDraft(tx, draft, replaces))) return 'moved'
  const key = ['document_id', 'release_id', 'save_id'] as const
  return (await insertNew(tx, { into: 'draft_saves', row: save, key })) ? 'saved' : 'known'
}

/** A failed release is tried again at once, because this save may have settled its conflict. */
async function moveReleaseRef(tx: Transaction<Tables>, id: string, ref: string) {
  return tx
    .updateTable('releases')
    .set({ ref, ...NO_FAILURE })
    .where('id', '=', id)
    .returning(['purpose', 'scheduled_at'])
    .executeTakeFirst()
}

async function putDraft(
  tx: Transaction<Tables>,
  draft: DraftRow,
  replaces: DraftWrite['replaces'],
): Promise<boolean> {
  if (replaces === null) {
    return insertNew(tx, { into: 'drafts', row: draft, key: ['document_id', 'release_id'] })
  }
  const { document_id, release_id, ...set } = draft
  const { version, ref } = replaces
  return changeRows(tx, 'drafts', { where: { document_id, release_id, version, ref }, set })
}

/** Saves that nobody sends again. */
export async function removeDraftSaves(db: Database, savedBefore: Date): Promise<void> {
  const oldest = savedBefore.toISOString()
  await db.deleteFrom('draft_saves').where('saved_at', '<', oldest).execute()
}
