import type { Database } from '#db/database.ts'
import { lastActs } from '#db/desk-acts.ts'
import { type RecentReport, recentReports } from '#db/recent-reports.ts'
import type { ReaderWord } from '#desk/wire/today.ts'
import { reportReasons } from '#lib/report-reasons.ts'
import { addDays, singaporeDay, startOfDay } from '#lib/singapore-time.ts'

/** What readers reported of a deal since an editor last looked at it. */
export type ReadersSay = { worked: number; failed: number; since: string; words: ReaderWord[] }

/** The audit log's word for "somebody has looked at what readers say". */
export const LOOKED_AT = 'recheck'
/** Older reports say nothing of today. */
const REPORT_DAYS = 14
const MOST_WORDS = 6

/** By the id of the deal; deals without a report are not there. */
export async function readReadersSay(db: Database, now: Date): Promise<Map<string, ReadersSay>> {
  const until = singaporeDay(now)
  const since = addDays(until, -REPORT_DAYS)
  const [reports, looks] = await Promise.all([
    recentReports(db, { since, until }),
    lastActs(db, { act: LOOKED_AT, since: startOfDay(since).toISOString() }),
  ])
  return summarize(
    reports.filter((report) => report.reported_at > (looks.get(report.deal_id) ?? '')),
  )
}

/** Each voice counts once, by its newest report. Reports are sorted, newest first. */
function summarize(reports: readonly RecentReport[]): Map<string, ReadersSay> {
  const all = new Map<string, ReadersSay>()
  const heard = new Set<string>()
  for (const { deal_id, reporter, network, outcome, reason, reported_at } of reports) {
    const voice = `${deal_id} ${network ?? reporter}`
    const say = all.get(deal_id) ?? { worked: 0, failed: 0, since: '', words: [] }
    all.set(deal_id, say)
    if (!heard.has(voice)) say[outcome] += 1
    heard.add(voice)
    say.since = reported_at
    const text = reason && (reportReasons as Record<string, string>)[reason]
    if (text && say.words.length < MOST_WORDS) say.words.push({ text, at: reported_at })
  }
  return all
}
