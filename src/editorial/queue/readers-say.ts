import type { Database } from '#db/database.ts'
import { actsSince, type DeskAct } from '#db/desk-acts.ts'
import { type RecentReport, recentReports } from '#db/reports.ts'
import type { ReaderWord } from '#desk/wire/today.ts'
import { reportReasons } from '#lib/report-reasons.ts'
import { addDays, singaporeDay, startOfDay } from '#lib/singapore-time.ts'

/** What readers reported of a deal since an editor last looked at it. */
export type ReadersSay = { worked: number; failed: number; since: string; words: ReaderWord[] }

/** The audit log's word for "somebody has looked at what readers say". */
export const LOOKED_AT = 'recheck'
/** The audit log's word for "that look does not count". It is about the last one before it. */
export const LOOK_UNDONE = 'undo-recheck'
/** Older reports say nothing of today. */
const REPORT_DAYS = 14
const MOST_WORDS = 6

/** By the id of the deal; deals without a report are not there. */
export async function readReadersSay(db: Database, now: Date): Promise<Map<string, ReadersSay>> {
  const until = singaporeDay(now)
  const since = addDays(until, -REPORT_DAYS)
  const [reports, acts] = await Promise.all([
    recentReports(db, { since, until }),
    actsSince(db, { acts: [LOOKED_AT, LOOK_UNDONE], since: startOfDay(since).toISOString() }),
  ])
  const looks = lastLooks(acts)
  return summarize(
    reports.filter((report) => report.reported_at > (looks.get(report.deal_id) ?? '')),
  )
}

/** When somebody last looked at each deal without undoing it. */
function lastLooks(acts: readonly Pick<DeskAct, 'act' | 'subject' | 'at'>[]): Map<string, string> {
  const looks = new Map<string, string[]>()
  for (const { act, subject, at } of acts) {
    const own = looks.get(subject ?? '') ?? []
    looks.set(subject ?? '', act === LOOKED_AT ? [...own, at] : own.slice(0, -1))
  }
  return new Map([...looks].map(([subject, own]) => [subject, own.at(-1) ?? '']))
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
