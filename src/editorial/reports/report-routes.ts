import type { Database } from '#db/database.ts'
import type { PartnerList, PartnerReportView } from '#desk/wire/reports.ts'
import { AppError } from '#lib/app-error.ts'
import { textOf } from '#lib/field-values.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { ContentStore } from '#repository/content-store.ts'
import type { LandingDocument } from '#repository/documents.ts'
import type { DeskRequest, DeskRoute } from '../api/desk-route.ts'
import { type PartnerReport, partnerReport } from './partner-report.ts'
import { stateText } from './report-text.ts'
import {
  copiedOrShown,
  ofHundredOpens,
  toShownCount,
  toShownVotes,
  toTrend,
} from './shown-counts.ts'

type ReportOptions = { db: Database; store: Pick<ContentStore, 'snapshot'>; now: () => Date }

/** Four weeks each. */
const DAYS = 28
const MOST_EARLIER = 38

/** What partners and editors see of how a partner's page and deals are used. */
export function reportRoutes(options: ReportOptions): DeskRoute[] {
  return [
    { method: 'GET', path: '/reports', needs: 'reports', handle: async () => list(options) },
    {
      method: 'GET',
      path: '/reports/:partner',
      needs: 'reports',
      handle: (request) => open(options, request, request.params.partner ?? ''),
    },
    {
      method: 'GET',
      path: '/own-report',
      needs: 'ownReport',
      handle: (request) => open(options, request, request.person.partner ?? ''),
    },
  ]
}

function list({ store }: ReportOptions): PartnerList {
  const landings = (store.snapshot().byType.get('landing') ?? []) as readonly LandingDocument[]
  const partners = landings.map(({ uid, data }) => ({ uid, title: textOf(data.title) || uid }))
  return { partners: partners.toSorted((a, b) => a.title.localeCompare(b.title)) }
}

/** `earlier` counts periods of four weeks before the last one. */
async function open(
  { db, now }: ReportOptions,
  { query }: DeskRequest,
  partner: string,
): Promise<PartnerReportView> {
  const earlier = Number(query.get('earlier') ?? 0)
  if (!Number.isInteger(earlier) || earlier < 0 || earlier > MOST_EARLIER) {
    throw new AppError('invalid', 'Counts are kept for three years.')
  }
  const to = addDays(singaporeDay(now()), -earlier * DAYS)
  const days = { from: addDays(to, 1 - DAYS), to }
  const report = await partnerReport(db, { partner, ...days, now: now() })
  if (!report) throw new AppError('not-found', 'There is no such landing page.')
  return toView(report)
}

function toView({ partner, from, to, sums, before, weeks, deals }: PartnerReport) {
  const { uid, title, tagline, palette } = partner
  const used = copiedOrShown(sums)
  return {
    ...{ uid, title, tagline, palette, from, to },
    opens: toShownCount(sums.opens),
    trend: toTrend(sums.opens, before.opens),
    landingOpens: toShownCount(sums.landingOpens),
    used: toShownCount(used),
    usedOfHundred: ofHundredOpens(used, sums),
    shopVisits: toShownCount(sums.shopVisits),
    shopOfHundred: ofHundredOpens(sums.shopVisits, sums),
    worked: toShownVotes(sums),
    weeks: weeks.map((week) => ({
      from: week.from,
      opens: toShownCount(week.opens),
      used: toShownCount(copiedOrShown(week)),
    })),
    deals: deals.map((deal) => ({
      id: deal.id,
      title: deal.title,
      brand: deal.brand,
      path: deal.path,
      opens: toShownCount(deal.opens),
      used: toShownCount(copiedOrShown(deal)),
      shopVisits: toShownCount(deal.shopVisits),
      worked: toShownVotes(deal),
      state: stateText(deal),
    })),
  } satisfies PartnerReportView
}
