import type { AccountParts } from '#accounts/account-parts.ts'
import type { UnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import type { Database } from '#db/database.ts'
import { claimReportMail, dueReportReaders, type ReportReader } from '#db/report-mails.ts'
import { every } from '#lib/node/every.ts'
import { isSendingTime } from '#lib/node/sending-time.ts'
import * as paths from '#lib/paths.ts'
import { startOfDay } from '#lib/singapore-time.ts'
import { partnerReport } from './partner-report.ts'
import { toReportMail } from './report-mail.ts'
import { daysOfMonth, firstOfThisMonth, isReportDay, lastMonth } from './report-months.ts'

type ReportMailsOptions = {
  db: Database
  mail: Pick<AccountParts, 'delivery' | 'outbox' | 'productName' | 'linkTo'>
  stopTokens: UnsubscribeTokens
  deskUrl: URL
  now: () => Date
  /** Called for each reader whose e-mail could not be queued. The next round tries again. */
  onFailed: (error: unknown, reader: ReportReader) => void
}

type StartOptions = {
  /** While the clock is in doubt, nothing is sent. */
  isClockSteady: () => boolean
  onError: (error: unknown) => void
}

const CHECK_MS = 10 * 60_000
const LIFE_MS = 7 * 24 * 60 * 60_000

type ReportMails = ReturnType<typeof createReportMails>

/**
 * Partners' monthly reports. In the first seven days of a month, each of a partner's people gets the report of the
 * month before. Several processes may run it: queuing an e-mail claims it in the same transaction.
 */
export function createReportMails(options: ReportMailsOptions) {
  const { db, mail, stopTokens, deskUrl, now, onFailed } = options

  async function write({ id, partner }: ReportReader, month: string) {
    const report = await partnerReport(db, { partner, ...daysOfMonth(month), now: now() })
    if (!report) return null
    const page = new URL(`${paths.desk}/reports/${report.partner.uid}`, deskUrl)
    page.searchParams.set('month', month)
    const stop = mail.linkTo('unsubscribe-report', { token: stopTokens.create(id) })
    const links = { report: page.href, stop }
    return toReportMail({ report, productName: mail.productName, links })
  }

  async function queue(reader: ReportReader, month: string): Promise<boolean> {
    const message = await write(reader, month)
    // The landing page is not published.
    if (!message) return false
    const expiresAt = new Date(now().getTime() + LIFE_MS)
    return db.transaction().execute(async (transaction) => {
      const claim = { personId: reader.id, month, at: now() }
      if (!(await claimReportMail(transaction, claim))) return false
      const letter = { kind: 'mail' as const, to: reader.email, message, expiresAt, about: null }
      await mail.outbox.add(letter, transaction)
      return true
    })
  }

  return {
    /** Queues what is due. Returns how many e-mails. */
    async round(): Promise<number> {
      if (!mail.delivery.canMail || !isReportDay(now()) || !isSendingTime(now())) return 0
      const month = lastMonth(now())
      const joinedBefore = startOfDay(firstOfThisMonth(now()))
      let count = 0
      try {
        for (const reader of await dueReportReaders(db, { month, joinedBefore })) {
          try {
            if (await queue(reader, month)) count += 1
          } catch (error) {
            onFailed(error, reader)
          }
        }
      } finally {
        if (count > 0) mail.outbox.wake()
      }
      return count
    },
  }
}

/** Returns a function that stops it and waits for a round under way. */
export function startReportMails(mails: ReportMails, options: StartOptions): () => Promise<void> {
  const { isClockSteady, onError } = options
  return every(
    CHECK_MS,
    async () => {
      if (isClockSteady()) await mails.round()
    },
    onError,
  )
}
