import { createHmac } from 'node:crypto'
import type { Database } from '#db/database.ts'
import {
  countReportsFrom,
  failingDeals,
  forgetOldReports,
  removeReportsBy,
  reportCounts,
  reportsBy,
  saveReportRow,
} from '#db/reports.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { MyReport, Report, ReportCounts } from '#visitor/report-schema.ts'
import { CallableError } from './callable-error.ts'
import type { Caller } from './caller.ts'
import { SCORE_DAYS, toScore } from './deal-score.ts'
import { toReportNetwork } from './report-network.ts'

type ReportsOptions = {
  db: Database
  now: () => Date
  /** Keys the hashes of addresses, which could be guessed otherwise. */
  secret: string
  isDeal: (dealId: string) => Promise<boolean>
  findDealName: FindDealName
}

/** `null` when the deal is no longer listed. */
export type FindDealName = (dealId: string) => Promise<MyReport['deal']>

/** Without a token the address is all we know of the reporter. */
type Reporter = { caller: Caller; address: string }

export type Reports = ReturnType<typeof createReports>

const MOST_TO_READ = 100
const KEPT_DAYS = 90
/** Many people may share an address. The limit only keeps anyone from filling the database. */
const MOST_FROM_ONE_NETWORK = 50

/** Readers' reports on whether deals work. */
export function createReports({ db, now, secret, isDeal, findDealName }: ReportsOptions) {
  const { reporterOf, networkOf } = createReporters(secret)
  let cleanedOn = ''

  /** Once a day and process: removes old reports, and networks as soon as they no longer count. */
  async function forget(): Promise<void> {
    const today = singaporeDay(now())
    if (cleanedOn === today) return
    cleanedOn = today
    await forgetOldReports(db, { since: lately().since, oldest: addDays(today, -KEPT_DAYS) })
  }

  const lately = () => {
    const until = singaporeDay(now())
    return { since: addDays(until, 1 - SCORE_DAYS), until }
  }

  /** `null` while there are too few reports. */
  async function counts(dealId: string): Promise<ReportCounts | null> {
    const [found] = await reportCounts(db, { ...lately(), dealId })
    return found ? toScore(found) : null
  }

  /** An account's reports, newest first. */
  async function by(accountId: string) {
    const rows = await reportsBy(db, accountReporter(accountId))
    return rows.map(({ deal_id, day, outcome, reason }) => {
      return { dealId: deal_id, day, outcome, reason }
    })
  }

  /** The same with the deals' names, for their author. */
  async function history(accountId: string): Promise<MyReport[]> {
    const made = (await by(accountId)).slice(0, MOST_TO_READ)
    return Promise.all(
      made.map(async ({ dealId, day, outcome }) => {
        return { day, outcome, deal: await findDealName(dealId) }
      }),
    )
  }

  return {
    reporterOf,
    counts,
    forget,
    by,
    history,
    async add({ dealId, outcome, reason }: Report, reporter: Reporter): Promise<void> {
      const { caller, address } = reporter
      if (!(await isDeal(dealId))) throw new CallableError('not-found', 'There is no such deal.')
      const day = singaporeDay(now())
      const isAnonymous = caller === null || !('accountId' in caller)
      const row = {
        deal_id: dealId,
        reporter: reporterOf(dealId, reporter),
        day,
        outcome,
        reason: outcome === 'failed' ? reason : null,
        reported_at: now().toISOString(),
        network: isAnonymous ? networkOf(dealId, address) : null,
      }
      if (isAnonymous && (await countReportsFrom(db, row)) >= MOST_FROM_ONE_NETWORK) {
        throw new CallableError(
          'resource-exhausted',
          'Your network has sent too many reports today.',
        )
      }
      await saveReportRow(db, row)
    },
    removeBy: (accountId: string) => removeReportsBy(db, accountReporter(accountId)),
    /** For editors: deals that several readers report as not working. */
    flagged: () => failingDeals(db, lately()),
  }
}

/** Names reporters in the database. */
function createReporters(secret: string) {
  /** Differs for each deal, so it does not reveal who looks at what. */
  function networkOf(dealId: string, address: string): string {
    const text = `${dealId} ${toReportNetwork(address)}`
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  }

  function reporterOf(dealId: string, { caller, address }: Reporter): string {
    if (caller === null) return `network:${networkOf(dealId, address)}`
    return 'accountId' in caller
      ? accountReporter(caller.accountId)
      : `anonymous:${caller.anonymousId}`
  }

  return { reporterOf, networkOf }
}

function accountReporter(accountId: string): string {
  return `account:${accountId}`
}
