import { batches } from '#lib/node/batches.ts'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type BulkRow = Tables['desk_bulks']
export type BulkItem = Tables['desk_bulk_rows']
type ItemState = BulkItem['state']

/** Adds the bulk change with its documents. `false` if it is known already. */
export async function addBulk(
  db: Database,
  bulk: BulkRow,
  items: readonly BulkItem[],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await insertNew(tx, { into: 'desk_bulks', row: bulk, key: ['id'] }))) return false
    for (const some of batches(items)) {
      await tx.insertInto('desk_bulk_rows').values(some).execute()
    }
    return true
  })
}

export async function findBulk(db: Database, id: string): Promise<BulkRow | null> {
  return findRow(db, 'desk_bulks', { id })
}

/** The latest first. */
export async function latestBulks(db: Database, limit: number): Promise<BulkRow[]> {
  return db.selectFrom('desk_bulks').selectAll().orderBy('made_at', 'desc').limit(limit).execute()
}

/** How many documents are in each state, for each of these bulk changes. */
export async function countItems(db: Database, bulkIds: readonly string[]) {
  if (bulkIds.length === 0) return []
  return db
    .selectFrom('desk_bulk_rows')
    .select(['bulk_id', 'state', (eb) => eb.fn.countAll().as('count')])
    .where('bulk_id', 'in', bulkIds)
    .groupBy(['bulk_id', 'state'])
    .execute()
}

export async function bulkItems(db: Database, bulkId: string): Promise<BulkItem[]> {
  return db
    .selectFrom('desk_bulk_rows')
    .selectAll()
    .where('bulk_id', '=', bulkId)
    .orderBy('place')
    .execute()
}

/** The next documents that somebody still has to do something with. */
export async function nextItems(
  db: Database,
  { bulkId, states, limit }: { bulkId: string; states: readonly ItemState[]; limit: number },
): Promise<BulkItem[]> {
  return db
    .selectFrom('desk_bulk_rows')
    .selectAll()
    .where('bulk_id', '=', bulkId)
    .where('state', 'in', states)
    .orderBy('place')
    .limit(limit)
    .execute()
}

export type ItemOutcome = Pick<BulkItem, 'document_id' | 'state'> &
  Partial<Pick<BulkItem, 'message' | 'done'>>

export async function saveItems(
  db: Database,
  bulkId: string,
  outcomes: readonly ItemOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const { document_id, ...set } of outcomes) {
      await changeRows(tx, 'desk_bulk_rows', { where: { bulk_id: bulkId, document_id }, set })
    }
  })
}

/** `false` if it is in none of these states any more. */
export async function moveBulk(
  db: Database,
  { id, from, to }: { id: string; from: BulkRow['state']; to: BulkRow['state'] },
): Promise<boolean> {
  return changeRows(db, 'desk_bulks', { where: { id, state: from }, set: { state: to } })
}

type LeaseTimes = { now: Date; until: Date }

/** Only one process works on a bulk change. `false` if another one does. */
export async function takeLease(
  db: Database,
  id: string,
  { now, until }: LeaseTimes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_bulks')
    .set({ lease_until: until.toISOString() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now.toISOString())]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Keeps the lease, or gives it up with `null`. */
export async function setLease(db: Database, id: string, until: Date | null): Promise<void> {
  const set = { lease_until: until?.toISOString() ?? null }
  await changeRows(db, 'desk_bulks', { where: { id }, set })
}

/** Bulk changes of before that day cannot be undone any more. */
export async function forgetBulks(db: Database, day: string): Promise<void> {
  const old = db.selectFrom('desk_bulks').select('id').where('made_at', '<', day)
  await db.deleteFrom('desk_bulk_rows').where('bulk_id', 'in', old).execute()
  await db.deleteFrom('desk_bulks').where('made_at', '<', day).execute()
}
