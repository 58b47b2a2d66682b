import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { ReportTables } from './reports-tables.ts'

export type ReportRow = ReportTables['deal_reports']

/** Who reports again on the same day has changed their mind. */
export async function saveReportRow(db: Database, row: ReportRow): Promise<void> {
  const { outcome, reason, reported_at, network } = row
  await db
    .insertInto('deal_reports')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['deal_id', 'reporter', 'day'])
        .doUpdateSet({ outcome, reason, reported_at, network }),
    )
    .execute()
}

/** How many others reported the deal from the same network that day. */
export async function countReportsFrom(
  db: Database,
  { deal_id, day, network, reporter }: Pick<ReportRow, 'deal_id' | 'day' | 'network' | 'reporter'>,
): Promise<number> {
  const { n } = await db
    .selectFrom('deal_reports')
    .select(db.fn.countAll().as('n'))
    .where('deal_id', '=', deal_id)
    .where('day', '=', day)
    .where('network', '=', network)
    .where('reporter', '!=', reporter)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export type ReportCount = { dealId: string; worked: number; failed: number }

/** Reporters by their latest word on the deal since `day`: each counts once. */
export async function reportCounts(
  db: Database,
  { since, dealId }: { since: string; dealId?: string },
): Promise<ReportCount[]> {
  const latest = db
    .selectFrom('deal_reports')
    .select(['deal_id', 'reporter', 'outcome'])
    .select(
      sql<number>`row_number() OVER (PARTITION BY deal_id, reporter ORDER BY day DESC)`.as('age'),
    )
    .where('day', '>=', since)
    .$if(dealId !== undefined, (query) => query.where('deal_id', '=', dealId ?? ''))
  const rows = await db
    .selectFrom(latest.as('latest'))
    .select(['deal_id', 'outcome'])
    .select(db.fn.countAll().as('n'))
    .where('age', '=', 1)
    .groupBy(['deal_id', 'outcome'])
    .execute()
  const counts = new Map<string, ReportCount>()
  for (const { deal_id, outcome, n } of rows) {
    const known = counts.get(deal_id) ?? { dealId: deal_id, worked: 0, failed: 0 }
    counts.set(deal_id, { ...known, [outcome]: Number(n) })
  }
  return [...counts.values()]
}

/** For editors: deals that failed for at least `failures` people since `day`, the worst first. */
export async function failingDeals(
  db: Database,
  { since, failures }: { since: string; failures: number },
): Promise<ReportCount[]> {
  const counts = await reportCounts(db, { since })
  return counts
    .filter(({ failed }) => failed >= failures)
    .toSorted((a, b) => b.failed - a.failed || (a.dealId < b.dealId ? -1 : 1))
}

export async function reportsBy(db: Database, reporter: string): Promise<ReportRow[]> {
  const query = db.selectFrom('deal_reports').selectAll().where('reporter', '=', reporter)
  return query.orderBy('day', 'desc').orderBy('deal_id').execute()
}

export async function removeReportsBy(db: Database, reporter: string): Promise<void> {
  await db.deleteFrom('deal_reports').where('reporter', '=', reporter).execute()
}

/** Retention: where a report came from is forgotten after its day, the report itself later. */
export async function forgetOldReports(
  db: Database,
  { today, oldest }: { today: string; oldest: string },
): Promise<void> {
  await db.deleteFrom('deal_reports').where('day', '<', oldest).execute()
  await db
    .updateTable('deal_reports')
    .set({ network: null })
    .where('day', '<', today)
    .where('network', 'is not', null)
    .execute()
}
