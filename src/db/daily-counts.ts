import { sql } from 'kysely'
import { COUNTS_KEPT_DAYS } from '#lib/counts-kept.ts'
import { batches } from '#lib/node/batches.ts'
import { addDays, singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import type { Tables } from './tables.ts'

export type CountRow = Tables['daily_counts']

/** The columns that are added up. */
const countColumns = ['opens', 'copies', 'coupons', 'shop_visits'] as const
type CountColumn = (typeof countColumns)[number]
type Counts = Record<CountColumn, number>

function forEachCount<Value>(make: (column: CountColumn) => Value): Record<CountColumn, Value> {
  const entries = countColumns.map((column) => [column, make(column)])
  return Object.fromEntries(entries)
}

export const noCounts: Counts = forEachCount(() => 0)

/** Days in Singapore, both included. */
export type CountDays = { from: string; to: string }

/** A process's counts. The same id must always come with the same rows. */
export type CountBatch = { id: string; rows: readonly CountRow[]; addedAt: Date }

/** Adds a batch in one transaction, or nothing if it was added before. */
export async function addCounts(db: Database, { id, rows, addedAt }: CountBatch): Promise<void> {
  // In one order everywhere: two processes that lock the same rows must not wait for each other.
  const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await db.transaction().execute(async (tx) => {
    const batch = { id, added_at: addedAt.toISOString() }
    if (!(await insertNew(tx, { into: 'count_batches', row: batch, key: ['id'] }))) return
    for (const some of batches(ordered)) {
      await tx
        .insertInto('daily_counts')
        .values(some)
        .onConflict((conflict) =>
          conflict.columns(['document_id', 'day']).doUpdateSet(forEachCount(sum)),
        )
        .execute()
    }
  })
}

function keyOf({ document_id, day }: CountRow): string {
  return `${document_id} ${day}`
}

function sum(column: CountColumn) {
  return sql<number>`${sql.ref(`daily_counts.${column}`)} + ${sql.ref(`excluded.${column}`)}`
}

/** The rows of these documents, by day. */
export async function countRows(
  db: Database,
  ids: readonly string[],
  { from, to }: CountDays,
): Promise<CountRow[]> {
  const rows: CountRow[] = []
  for (const some of batches(ids)) {
    const query = db.selectFrom('daily_counts').selectAll().where('document_id', 'in', some)
    rows.push(...(await query.where('day', '>=', from).where('day', '<=', to).execute()))
  }
  return rows.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

type DealTraffic = Counts & { dealId: string }

/** How much each deal was looked at in those days, the most opened first. Deals that nobody looked at are missing. */
export async function dealTraffic(
  db: Database,
  { from, to }: CountDays,
  limit = 1000,
): Promise<DealTraffic[]> {
  const rows = await db
    .selectFrom('daily_counts')
    .select('document_id')
    .select((eb) => countColumns.map((column) => eb.fn.sum(column).as(column)))
    .where('type', '=', 'deal')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('document_id')
    .orderBy('opens', 'desc')
    .orderBy('document_id')
    .limit(limit)
    .execute()
  return rows.map(({ document_id, ...sums }) => ({
    dealId: document_id,
    // PostgreSQL sends sums as text.
    ...forEachCount((column) => Number(sums[column])),
  }))
}

/** A batch is sent again for minutes, never for days. */
const BATCHES_KEPT_DAYS = 7

/** Retention: deletes expired counts and batches. */
export async function forgetCounts(db: Database, { now }: { now: Date }): Promise<void> {
  const today = singaporeDay(now)
  await db.deleteFrom('daily_counts').where('day', '<', addDays(today, -COUNTS_KEPT_DAYS)).execute()
  const oldest = startOfDay(addDays(today, -BATCHES_KEPT_DAYS)).toISOString()
  await db.deleteFrom('count_batches').where('added_at', '<', oldest).execute()
}
