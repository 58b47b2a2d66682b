import { reportSchema } from '#visitor/report-schema.ts'
import { dealIdSchema } from '#visitor/schemas.ts'
import { CallableError } from './callable-error.ts'
import { type Call, defineAccountRead, defineCallable } from './define-callable.ts'

/** One report a day per visitor and deal. A second one replaces the first. */
export const reportDeal = defineCallable({
  name: 'reportDeal',
  input: reportSchema,
  limit: { rate: 0.1, burst: 20 },
  async run(report, call) {
    const { reports, appCheck, caller } = call
    const hasAccount = caller !== null && 'accountId' in caller
    if (!hasAccount && appCheck.isNeeded()) {
      const isSolved = await appCheck.isSolved(call.appCheckToken, purposeOf(report.dealId, call))
      if (!isSolved) {
        throw new CallableError('failed-precondition', 'A proof of work is needed.', {
          reason: 'app-check',
        })
      }
    }
    await reports.add(report, call)
    return reports.counts(report.dealId)
  },
})

/** The proof of work to solve before an anonymous report. */
export const challengeReport = defineCallable({
  name: 'challengeReport',
  input: dealIdSchema,
  limit: { rate: 0.2, burst: 20 },
  run: ({ dealId }, call) => call.appCheck.challenge(purposeOf(dealId, call)),
})

/** The reports of this week, counted. */
export const readDealReports = defineCallable({
  name: 'readDealReports',
  input: dealIdSchema,
  limit: { rate: 5, burst: 60 },
  run: ({ dealId }, { reports }) => reports.counts(dealId),
})

/** The caller's own reports, newest first. */
export const readMyReports = defineAccountRead(
  { name: 'readMyReports', limit: { rate: 0.5, burst: 20 } },
  ({ reports, accountId }) => reports.history(accountId),
)

function purposeOf(dealId: string, call: Call): string {
  return `report ${dealId} ${call.reports.reporterOf(dealId, call)}`
}
