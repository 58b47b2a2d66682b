import { sql } from 'kysely'
import type { Database } from './database.ts'
import { removeRows } from './matching-rows.ts'
import { saveRow } from './save-row.ts'
import type { Tables } from './tables.ts'

export type ReportRow = Tables['deal_reports']

/** This many accounts or networks must report a failure before a deal is flagged for editors. */
const FAILURES_TO_FLAG = 3

/** A second report on the same day replaces the first. */
export async function saveReportRow(db: Database, row: ReportRow): Promise<void> {
  await saveRow(db, { into: 'deal_reports', row, key: ['deal_id', 'reporter', 'day'] })
}

/** How many other devices of the same network reported the deal that day. */
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

/** Excludes later days: a report from a clock that was ahead must not count for weeks. */
export type Days = { since: string; until: string }

export type ReportCount = { dealId: string; worked: number; failed: number }

/**
 * Counts readers by their latest report on the deal in those days. Each account is one reader. Device ids can be
 * invented, so all devices of one network without an account are one reader together.
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

const recent = ['deal_id', 'reporter', 'network', 'outcome', 'reason', 'reported_at'] as const
export type RecentReport = Pick<ReportRow, (typeof recent)[number]>

/** No editor reads more. */
const MOST_REPORTS = 20_000

/** The reports of those days, newest first. */
export async function recentReports(db: Database, { since, until }: Days): Promise<RecentReport[]> {
  return db
    .selectFrom('deal_reports')
    .select(recent)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .orderBy('reported_at', 'desc')
    .limit(MOST_REPORTS)
    .execute()
}

/** For editors: deals that failed for several readers in those days, worst first. */
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
  await removeRows(db, 'deal_reports', { reporter })
}

/**
 * Retention: removes the network from reports that no longer count, and old reports. A report that is identified
 * only by its network is deleted with it.
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
