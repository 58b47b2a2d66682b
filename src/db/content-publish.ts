import { sql, type Transaction } from 'kysely'
import { announcePublish } from './content-notice.ts'
import type { PublishRow } from './content-revisions.ts'
import {
  appendModelRevisions,
  appendPublish,
  appendRevisions,
  contentTables,
} from './content-revisions.ts'
import {
  type CustomTypeKey,
  type CustomTypeRow,
  removeCustomTypeRows,
  saveCustomTypeRows,
} from './custom-type-rows.ts'
import type { Database } from './database.ts'
import { closePublishedReviews } from './desk-reviews.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, removeRows } from './matching-rows.ts'
import { settleTransaction } from './settle-transaction.ts'
import type { Tables } from './tables.ts'

/** The release as it was read. If it has changed since, it is not published. */
export type TakenRelease = {
  id: string
  ref: string
  label: string
  /** Publish only if it is scheduled for this time or earlier; `null` ignores the schedule. */
  dueBy: Date | null
  /** The content for the release that takes this one back. */
  takeBack?: TakeBack | null
}

type TakeBack = Pick<Tables['releases'], 'id' | 'ref' | 'change' | 'bases'>

export type StagedPublish = RefMove & {
  /** The release that the change comes from. It is deleted when it is published. */
  release: TakenRelease | null
  customTypes: readonly CustomTypeRow[]
  removedCustomTypes?: readonly CustomTypeKey[]
  /** Drafts that are published, as they were read. They are deleted too. */
  drafts: readonly DraftVersion[]
  /** Who publishes, and why. */
  entry: Pick<PublishRow, 'day' | 'kind' | 'author_kind' | 'author' | 'reason'>
}

export type DraftVersion = Pick<Tables['drafts'], 'document_id' | 'release_id' | 'version' | 'ref'>

/** `moved`: somebody has published since `from`. `gone`: the release or a draft has changed or was deleted. */
export type PublishOutcome = 'published' | 'moved' | 'gone'

/** Publishes what is staged on this connection, or nothing. If several processes publish the same release, one succeeds. */
export async function publishStaged(
  db: Database,
  { release, drafts, customTypes, removedCustomTypes = [], entry, ...move }: StagedPublish,
): Promise<PublishOutcome> {
  return settleTransaction<PublishOutcome>(db, 'published', async (tx) => {
    const version = await moveMasterRef(tx, move)
    if (version === null) return 'moved'
    if (!(await takeRelease(tx, release)) || !(await takeDrafts(tx, drafts))) return 'gone'
    await appendRevisions(tx, version)
    await appendPublish(tx, {
      ...entry,
      version,
      ref: move.to,
      published_at: move.publishedAt.toISOString(),
      release_id: release?.id ?? null,
      release_ref: release?.ref ?? null,
      release_label: release?.label ?? null,
    })
    await keepPastUids(tx, version)
    await closePublishedReviews(tx, drafts, { ...entry, ...move })
    await moveStaged(tx, version)
    const models = { saved: customTypes, removed: removedCustomTypes }
    await appendModelRevisions(tx, version, models)
    await saveCustomTypeRows(tx, customTypes)
    await removeCustomTypeRows(tx, removedCustomTypes)
    await announcePublish(tx, move.to)
    return 'published'
  })
}

async function takeRelease(
  tx: Transaction<Tables>,
  release: TakenRelease | null,
): Promise<boolean> {
  if (release === null) return true
  const { id, ref, dueBy } = release
  const read = tx.deleteFrom('releases').where('id', '=', id).where('ref', '=', ref)
  const due = dueBy === null ? read : read.where('scheduled_at', '<=', dueBy.toISOString())
  const { numDeletedRows } = await due.executeTakeFirstOrThrow()
  return numDeletedRows === 1n && (await fillTakeBack(tx, release))
}

async function takeDrafts(
  tx: Transaction<Tables>,
  drafts: readonly DraftVersion[],
): Promise<boolean> {
  for (const { document_id, release_id, version, ref } of drafts) {
    if (!(await removeRows(tx, 'drafts', { document_id, release_id, version, ref }))) return false
  }
  return true
}

/** `false` if the take-back was added or removed since the release was read. */
async function fillTakeBack(tx: Transaction<Tables>, release: TakenRelease): Promise<boolean> {
  const waiting = tx.selectFrom('releases').select('id').where('take_back_of', '=', release.id)
  const there = await waiting.executeTakeFirst()
  if (there?.id !== release.takeBack?.id) return false
  if (!release.takeBack) return true
  const { id, ...content } = release.takeBack
  const set = { ...content, take_back_of: null, purpose: 'take-back' } as const
  return changeRows(tx, 'releases', { where: { id }, set })
}

/** Deletes and inserts changed rows, because two documents may swap their uids. */
async function moveStaged(tx: Transaction<Tables>, version: number): Promise<void> {
  for (const content of contentTables) {
    const [kind, into, from] = [
      sql.lit(content.kind),
      sql.table(content.table),
      sql.table(content.staged),
    ]
    const columns = sql.join(
      ['id', ...content.names, content.text].map((column) => sql.ref(column)),
    )
    // Not two lists with OR, with which SQLite reads everything that was ever removed.
    const touched = sql`id IN (SELECT id FROM ${from}
      UNION SELECT id FROM staged_removals WHERE kind = ${kind})`
    await sql`DELETE FROM ${into} WHERE ${touched}`.execute(tx)
    await sql`DELETE FROM removed_content WHERE kind = ${kind} AND ${touched}`.execute(tx)
    await sql`INSERT INTO removed_content (kind, id, version)
      SELECT kind, id, ${sql.lit(version)} FROM staged_removals WHERE kind = ${kind}`.execute(tx)
    await sql`INSERT INTO ${into} (${columns}, version)
      SELECT ${columns}, ${sql.lit(version)} FROM ${from}`.execute(tx)
  }
}

/**
 * Keeps the uids that staged documents give up, before the staged rows are moved. `CROSS JOIN` makes SQLite begin with the
 * staged rows, which are few: by itself it read every document.
 */
async function keepPastUids(tx: Transaction<Tables>, version: number): Promise<void> {
  await sql`INSERT INTO past_uids (type, uid, id, version)
    SELECT before.type, before.uid, before.id, ${sql.lit(version)}
    FROM staged_documents AS after CROSS JOIN documents AS before
    WHERE before.id = after.id AND before.type = after.type AND before.uid <> COALESCE(after.uid, '')
    ON CONFLICT (type, uid, id) DO UPDATE SET version = excluded.version`.execute(tx)
}

type RefMove = {
  from: string | null
  to: string
  publishedAt: Date
  /** The new main language; `null` leaves it as it is. */
  mainLanguage?: string | null
}

/**
 * The first statement of each publishing transaction; it also takes the lock against other publishers. Returns
 * the number of the publish, or `null` if somebody has published since `from`.
 */
async function moveMasterRef(tx: Transaction<Tables>, move: RefMove): Promise<number | null> {
  const version = move.from === null ? await addState(tx, move) : await moveState(tx, move)
  if (version !== null) await keepPastRef(tx, move)
  return version
}

async function addState(
  tx: Transaction<Tables>,
  { to, publishedAt, mainLanguage = null }: RefMove,
): Promise<number | null> {
  const state = {
    id: 'master' as const,
    ref: to,
    published_at: publishedAt.toISOString(),
    main_language: mainLanguage,
  }
  // After a loss of the content its history may still be there.
  const last = await tx
    .selectFrom('content_publishes')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst()
  const row = await tx
    .insertInto('content_state')
    .values({ ...state, version: (last?.version ?? 0) + 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

async function moveState(
  tx: Transaction<Tables>,
  { from, to, publishedAt, mainLanguage = null }: RefMove,
): Promise<number | null> {
  const row = await tx
    .updateTable('content_state')
    .set({ ref: to, published_at: publishedAt.toISOString(), version: sql`version + 1` })
    .$if(mainLanguage !== null, (query) => query.set({ main_language: mainLanguage }))
    .where('ref', '=', from ?? '')
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

const PAST_REFS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

async function keepPastRef(tx: Transaction<Tables>, { from, publishedAt }: RefMove): Promise<void> {
  const oldest = new Date(publishedAt.getTime() - PAST_REFS_KEPT_MS).toISOString()
  await tx.deleteFrom('past_refs').where('replaced_at', '<', oldest).execute()
  if (from === null) return
  const row = { ref: from, replaced_at: publishedAt.toISOString() }
  await insertNew(tx, { into: 'past_refs', row, key: ['ref'] })
}
