import type { Database } from './database.ts'
import type { Days, ReportRow } from './reports.ts'

export type RecentReport = Pick<
  ReportRow,
  'deal_id' | 'reporter' | 'network' | 'outcome' | 'reason' | 'reported_at'
>

/** More than editors can read. */
const MOST_REPORTS = 20_000

/** The reports of those days, newest first. */
export async function recentReports(db: Database, { since, until }: Days): Promise<RecentReport[]> {
  return db
    .selectFrom('deal_reports')
    .select(['deal_id', 'reporter', 'network', 'outcome', 'reason', 'reported_at'])
    .where('day', '>=', since)
    .where('day', '<=', until)
    .orderBy('reported_at', 'desc')
    .limit(MOST_REPORTS)
    .execute()
}
