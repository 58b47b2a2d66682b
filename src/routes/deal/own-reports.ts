import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { ownKeys } from '#lib/storage-keys.ts'
import { storedText, storeText } from '#ui/device-storage.ts'
import type { Report } from '#visitor/report-schema.ts'
import { parseStored } from '#visitor/visitor-state.ts'

/** The visitor's own report on a deal, and its day. */
export type OwnReport = { outcome: Report['outcome']; day: string }

/** As many days as a report counts. */
const KEPT_DAYS = 7

/** The visitor's report on a deal from this device, while it counts; `null` without one. */
export function findOwnReport(dealId: string, now: Date): OwnReport | null {
  return readReports(now).get(dealId) ?? null
}

/** Forgets reports that no longer count. */
export function keepOwnReport(
  { dealId, outcome }: Pick<Report, 'dealId' | 'outcome'>,
  now: Date,
): OwnReport {
  const report = { outcome, day: singaporeDay(now) }
  const kept = readReports(now).set(dealId, report)
  storeText(ownKeys.reports, JSON.stringify(Object.fromEntries(kept)))
  return report
}

function readReports(now: Date): Map<string, OwnReport> {
  const today = singaporeDay(now)
  const oldest = addDays(today, 1 - KEPT_DAYS)
  const kept = new Map<string, OwnReport>()
  for (const [id, value] of Object.entries(parseStored(storedText(ownKeys.reports)))) {
    const { outcome, day } = (value ?? {}) as Partial<OwnReport>
    const isCounted = typeof day === 'string' && day >= oldest && day <= today
    if (isCounted && (outcome === 'worked' || outcome === 'failed')) kept.set(id, { outcome, day })
  }
  return kept
}
