import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type RefMove = { from: string | null; to: string; publishedAt: Date }

/**
 * The first statement of each publishing transaction; it also takes the lock against other publishers. Returns
 * the number of the publish, or `null` if somebody has published since `from`.
 */
export async function moveMasterRef(
  tx: Transaction<Tables>,
  move: RefMove,
): Promise<number | null> {
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
