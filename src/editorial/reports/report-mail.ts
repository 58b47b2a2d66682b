import type { Message } from '#accounts/messages.ts'
import { formatMonth } from '#lib/format-day.ts'
import type { DealLine, PartnerReport } from './partner-report.ts'
import { COUNTS_ONLY, stateText, sumLines } from './report-text.ts'
import { copiedOrShown, toShownCount, toShownVotes } from './shown-counts.ts'

type ReportMailOptions = {
  report: PartnerReport
  productName: string
  links: { report: string; stop: string }
}

/** The report's page has the others. */
const MOST_DEALS = 10

/** A partner's month in plain text, with the numbers of the report's page. */
export function toReportMail({ report, productName, links }: ReportMailOptions): Message {
  const { partner, from, deals } = report
  const month = formatMonth(from)
  const rest = deals.length - MOST_DEALS
  const text = [
    `${partner.title}, ${month}`,
    sumLines(report).join('\n'),
    ...(deals.length > 0 ? ['Most opened deals'] : []),
    ...deals.slice(0, MOST_DEALS).map(dealText),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    `See all figures by week and by deal: ${links.report}`,
    COUNTS_ONLY,
    [
      productName,
      `You get this e-mail once a month because you can see the report of “${partner.title}”.`,
      `Unsubscribe: ${links.stop}`,
    ].join('\n'),
  ].join('\n\n')
  return { subject: `Monthly report: ${partner.title}, ${month}`, text, unsubscribe: links.stop }
}

function dealText(deal: DealLine): string {
  const { title, brand } = deal
  const counts = [
    `${toShownCount(deal.opens)} opens`,
    `${toShownCount(copiedOrShown(deal))} codes copied or shown`,
    `${toShownCount(deal.shopVisits)} to the shop`,
    `said it worked: ${toShownVotes(deal)}`,
  ]
  return `${brand ? `${title} (${brand})` : title}\n${counts.join(', ')}. ${stateText(deal)}.`
}
