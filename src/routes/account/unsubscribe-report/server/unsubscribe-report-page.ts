import type { UnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import type { Page } from '../../server/page-parts.ts'
import { unsubscribeByLink } from '../../server/unsubscribe-by-link.ts'

/** The monthly report of partners, who are people of the desk. */
export type MonthlyReport = { end: (personId: string) => Promise<void>; deskHref: string }

/** Ends a partner's monthly report. */
export function createUnsubscribeReportPage(
  tokens: UnsubscribeTokens,
  report: MonthlyReport,
): Page {
  return unsubscribeByLink({
    what: 'unsubscribe-report',
    tokens,
    end: report.end,
    link: { href: report.deskHref, name: 'Open the desk' },
    instead: 'Open it from the e-mail again, or turn the e-mails off at the desk.',
    done: {
      title: 'You are unsubscribed from the monthly report',
      text: 'You can still see the report at the desk. You can turn the e-mails on again there.',
    },
  })
}
