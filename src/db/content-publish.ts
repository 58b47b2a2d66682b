import { type Kysely, sql, type Transaction } from 'kysely'
import { announcePublish } from './content-notice.ts'
import { type CustomTypeRow, saveCustomTypeRows } from './custom-type-rows.ts'
import type { StagingTables, Tables } from './tables.ts'

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
    await moveStaged(tx, version)
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

const contents = [
  {
    kind: 'document',
    table: 'documents',
    staged: 'staged_documents',
    columns: ['id', 'type', 'uid', 'lang', 'document'],
  },
  {
    kind: 'richtext',
    table: 'richtext_pages',
    staged: 'staged_pages',
    columns: ['id', 'block_map'],
  },
] as const

/** Deletes and inserts changed rows, because two documents may swap their uids. */
async function moveStaged(tx: StagingTransaction, version: number): Promise<void> {
  for (const content of contents) {
    const [kind, into, from] = [
      sql.lit(content.kind),
      sql.table(content.table),
      sql.table(content.staged),
    ]
    const columns = sql.join(content.columns.map((column) => sql.ref(column)))
    const touched = sql`(id IN (SELECT id FROM ${from})
      OR id IN (SELECT id FROM staged_removals WHERE kind = ${kind}))`
    await sql`DELETE FROM ${into} WHERE ${touched}`.execute(tx)
    await sql`DELETE FROM removed_content WHERE kind = ${kind} AND ${touched}`.execute(tx)
    await sql`INSERT INTO removed_content (kind, id, version)
      SELECT kind, id, ${sql.lit(version)} FROM staged_removals WHERE kind = ${kind}`.execute(tx)
    await sql`INSERT INTO ${into} (${columns}, version)
      SELECT ${columns}, ${sql.lit(version)} FROM ${from}`.execute(tx)
  }
}

type RefMove = { from: string | null; to: string; publishedAt: Date }

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
  { to, publishedAt }: RefMove,
): Promise<number | null> {
  const state = { id: 'master' as const, ref: to, published_at: publishedAt.toISOString() }
  const row = await tx
    .insertInto('content_state')
    .values({ ...state, version: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

async function moveState(
  tx: Transaction<Tables>,
  { from, to, publishedAt }: RefMove,
): Promise<number | null> {
  const row = await tx
    .updateTable('content_state')
    .set({ ref: to, published_at: publishedAt.toISOString(), version: sql`version + 1` })
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
  await tx
    .insertInto('past_refs')
    .values({ ref: from, replaced_at: publishedAt.toISOString() })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute()
}
