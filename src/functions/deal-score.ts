import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import { type ReportCount, reportCounts } from '#db/reports.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { ReportCounts } from '#visitor/report-schema.ts'

/**
 * The least number of readers for a score. Fewer would say little about the deal and too much about
 * each reader.
 */
const ENOUGH_READERS = 3
/** The number of days that a score covers. */
export const SCORE_DAYS = 7

export type DealScores = ReadonlyMap<string, ReportCounts>

/** `null` while there are too few reports. */
export function toScore({
  worked,
  failed,
}: Pick<ReportCount, 'worked' | 'failed'>): ReportCounts | null {
  const total = worked + failed
  return total < ENOUGH_READERS ? null : { worked, total }
}

type ScoresOptions = { db: Database; onError: (error: unknown) => void }

/** Pages are made without scores rather than wait longer for the database. */
const PATIENCE_MS = 500

/**
 * The scores that pages show, by deal. They count the days before today, so that they are the same all day and a page that
 * is true until midnight stays so. Read once a day; `null` while the database does not answer. Never rejects.
 */
export function createDealScores({ db, onError }: ScoresOptions) {
  let kept: { day: string; scores: Promise<DealScores | null> } | null = null

  async function read(day: string): Promise<DealScores> {
    const past = { since: addDays(day, 1 - SCORE_DAYS), until: addDays(day, -1) }
    const counts = await reportCounts(db, past)
    const scores = counts.map((count) => [count.dealId, toScore(count)] as const)
    return new Map(scores.flatMap(([id, score]) => (score ? [[id, score]] : [])))
  }

  function ofDay(day: string): Promise<DealScores | null> {
    if (kept?.day === day) return kept.scores
    const entry = {
      day,
      scores: read(day).catch((error) => {
        onError(error)
        // The next page asks again.
        if (kept === entry) kept = null
        return null
      }),
    }
    kept = entry
    return entry.scores
  }

  return (now: Date): Promise<DealScores | null> =>
    Promise.race([ofDay(singaporeDay(now)), delay(PATIENCE_MS, null, { ref: false })])
}
