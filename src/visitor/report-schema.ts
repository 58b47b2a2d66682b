import * as v from 'valibot'
import { type ReportReason, reportReasons } from '#lib/report-reasons.ts'
import { id } from './schemas.ts'

export const reportSchema = v.strictObject({
  dealId: id,
  outcome: v.picklist(['worked', 'failed']),
  /** Only with a failure. */
  reason: v.optional(v.nullable(v.picklist(Object.keys(reportReasons) as ReportReason[])), null),
})

export type Report = v.InferOutput<typeof reportSchema>

/** This week's reports, each reader's latest. `null` in its place while there are too few. */
export type ReportCounts = { worked: number; total: number }

/** The caller's own report. `deal` is `null` when it is no longer listed. */
export type MyReport = Pick<Report, 'outcome'> & {
  day: string
  deal: { title: string; path: string } | null
}
