import { isLive } from '#deals/deal-status.ts'
import { LATELY_DAYS, type PartnerReportView } from '#desk/wire/reports.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { DealLine, PartnerReport } from './partner-report.ts'
import { stateText } from './report-text.ts'
import {
  copiedOrShown,
  ofHundredOpens,
  toDrawnCount,
  toShownCount,
  toShownVotes,
  toTrend,
} from './shown-counts.ts'

/** What the report's page shows, with small numbers vague. */
export function toReportView(
  report: PartnerReport,
  now: Date,
): Omit<PartnerReportView, 'link' | 'coming' | 'mail'> {
  const { partner, from, to, sums, before, weeks, deals } = report
  const used = copiedOrShown(sums)
  const lately = addDays(singaporeDay(now), -LATELY_DAYS)
  return {
    ...{ ...partner, from, to },
    opens: toShownCount(sums.opens),
    trend: toTrend(sums.opens, before.opens),
    landingOpens: toShownCount(sums.landingOpens),
    used: toShownCount(used),
    usedOfHundred: ofHundredOpens(used, sums),
    shopVisits: toShownCount(sums.shopVisits),
    shopOfHundred: ofHundredOpens(sums.shopVisits, sums),
    worked: toShownVotes(sums),
    isRated: sums.worked + sums.failed > 0,
    weeks: weeks.map((week) => ({
      from: week.from,
      opens: toShownCount(week.opens),
      used: toShownCount(copiedOrShown(week)),
      drawn: { opens: toDrawnCount(week.opens), used: toDrawnCount(copiedOrShown(week)) },
    })),
    deals: deals.map(toDeal),
    checkedLately: deals.filter(({ checkedOn }) => checkedOn !== null && checkedOn >= lately)
      .length,
  }
}

function toDeal(deal: DealLine): PartnerReportView['deals'][number] {
  return {
    id: deal.id,
    title: deal.title,
    brand: deal.brand,
    thumb: deal.thumb,
    opens: toShownCount(deal.opens),
    used: toShownCount(copiedOrShown(deal)),
    shopVisits: toShownCount(deal.shopVisits),
    worked: toShownVotes(deal),
    state: stateText(deal),
    isLive: isLive(deal.status),
  }
}
