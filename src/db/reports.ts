import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { ReportTables } from './reports-tables.ts'

export type ReportRow = ReportTables['deal_reports']

/** So many accounts or networks have to say that a deal failed before an editor is asked to look. */
const FAILURES_TO_FLAG = 3

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

/** The last one counts: what was reported while the clock was ahead must not count for weeks. */
export type Days = { since: string; until: string }

export type ReportCount = { dealId: string; worked: number; failed: number }

/**
 * Readers by their latest word on the deal in those days. Each account is one; devices without an
 * account can be made up, so that all of one network are one together, whatever the last of them said.
 */
export async function reportCounts(
  db: Database,
  { since, until, dealId }: Days & { dealId?: string },
): Promise<ReportCount[]> {
  const words = db
    .selectFrom('deal_reports')
    .select(['deal_id', 'outcome', 'reported_at'])
    .select(sql<string>`coalesce(network, reporter)`.as('voice'))
    .select(
      sql<number>`row_number() OVER (PARTITION BY deal_id, reporter ORDER BY day DESC)`.as('age'),
    )
    .where('day', '>=', since)
    .where('day', '<=', until)
    .$if(dealId !== undefined, (query) => query.where('deal_id', '=', dealId ?? ''))
  const voices = db
    .selectFrom(words.as('words'))
    .select(['deal_id', 'outcome'])
    .select(
      sql<number>`row_number() OVER (PARTITION BY deal_id, voice ORDER BY reported_at DESC)`.as(
        'place',
      ),
    )
    .where('age', '=', 1)
  const rows = await db
    .selectFrom(voices.as('voices'))
    .select(['deal_id', 'outcome'])
    .select(db.fn.countAll().as('n'))
    .where('place', '=', 1)
    .groupBy(['deal_id', 'outcome'])
    .execute()
  const counts = new Map<string, ReportCount>()
  for (const { deal_id, outcome, n } of rows) {
    const known = counts.get(deal_id) ?? { dealId: deal_id, worked: 0, failed: 0 }
    counts.set(deal_id, { ...known, [outcome]: Number(n) })
  }
  return [...counts.values()]
}

/** For editors: deals that failed for several readers in those days, the worst first. */
export async function failingDeals(db: Database, days: Days): Promise<ReportCount[]> {
  const counts = await reportCounts(db, days)
  return counts
    .filter(({ failed }) => failed >= FAILURES_TO_FLAG)
    .toSorted((a, b) => b.failed - a.failed || (a.dealId < b.dealId ? -1 : 1))
}

export async function reportsBy(db: Database, reporter: string): Promise<ReportRow[]> {
  const query = db.selectFrom('deal_reports').selectAll().where('reporter', '=', reporter)
  return query.orderBy('day', 'desc').orderBy('deal_id').execute()
}

export async function removeReportsBy(db: Database, reporter: string): Promise<void> {
  await db.deleteFrom('deal_reports').where('reporter', '=', reporter).execute()
}

/**
 * Retention: where a report came from is forgotten when it counts no more, the report itself later; at once
 * where its author is known by nothing else.
 */
export async function forgetOldReports(
  db: Database,
  { since, oldest }: { since: string; oldest: string },
): Promise<void> {
  await db.deleteFrom('deal_reports').where('day', '<', oldest).execute()
  await db
    .deleteFrom('deal_reports')
    .where('day', '<', since)
    .where('reporter', 'like', 'network:%')
    .execute()
  await db
    .updateTable('deal_reports')
    .set({ network: null })
    .where('day', '<', since)
    .where('network', 'is not', null)
    .execute()
}
