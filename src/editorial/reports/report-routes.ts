import * as v from 'valibot'
import type { CountDays } from '#db/daily-counts.ts'
import type { Database } from '#db/database.ts'
import { findLandingRows } from '#db/landing-pages.ts'
import { countReportReaders, wantsReportMail } from '#db/report-mails.ts'
import type {
  PartnerList,
  PartnerReportView,
  ReportMailChoice,
  ReportMailView,
} from '#desk/wire/reports.ts'
import { AppError } from '#lib/app-error.ts'
import { textOf } from '#lib/field-values.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { ContentStore } from '#repository/content-store.ts'
import type { LandingDocument } from '#repository/documents.ts'
import type { DeskPerson, DeskRequest, DeskRoute } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { type PartnerReport, partnerReport } from './partner-report.ts'
import type { ReportChoice } from './report-choice.ts'
import { daysOfMonth } from './report-months.ts'
import { stateText } from './report-text.ts'
import {
  copiedOrShown,
  ofHundredOpens,
  toShownCount,
  toShownVotes,
  toTrend,
} from './shown-counts.ts'

type ReportOptions = {
  db: Database
  store: Pick<ContentStore, 'snapshot'>
  choice: ReportChoice
  /** Whether the site sends monthly reports. */
  sendsMail: boolean
  now: () => Date
}

/** Four weeks each. */
const DAYS = 28
const MOST_EARLIER = 38

const monthField = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be like 2026-11'))
const choiceSchema = v.object({ isOn: v.boolean() }) satisfies v.GenericSchema<ReportMailChoice>

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
    {
      method: 'POST',
      path: '/own-report/mail',
      needs: 'ownReport',
      handle: (request) => choose(options, request),
    },
  ]
}

function list({ store }: ReportOptions): PartnerList {
  const landings = (store.snapshot().byType.get('landing') ?? []) as readonly LandingDocument[]
  const partners = landings.map(({ uid, data }) => ({ uid, title: textOf(data.title) || uid }))
  return { partners: partners.toSorted((a, b) => a.title.localeCompare(b.title)) }
}

async function open(
  options: ReportOptions,
  { query, person }: DeskRequest,
  partner: string,
): Promise<PartnerReportView> {
  const { db, now } = options
  const report = await partnerReport(db, { partner, ...daysOf(query, now()), now: now() })
  if (!report) throw new AppError('not-found', 'There is no such landing page.')
  return { ...toView(report), mail: await readMail(options, report.partner, person) }
}

/** `month` is a whole month; `earlier` counts periods of four weeks before the last one. */
function daysOf(query: URLSearchParams, now: Date): CountDays {
  const month = query.get('month')
  if (month !== null) return daysOfMonth(readInput(monthField, month))
  const earlier = Number(query.get('earlier') ?? 0)
  if (!Number.isInteger(earlier) || earlier < 0 || earlier > MOST_EARLIER) {
    throw new AppError('invalid', 'Counts are kept for three years.')
  }
  const to = addDays(singaporeDay(now), -earlier * DAYS)
  return { from: addDays(to, 1 - DAYS), to }
}

async function readMail(
  { db, sendsMail }: ReportOptions,
  { id, uid }: PartnerReport['partner'],
  person: DeskPerson,
): Promise<ReportMailView | null> {
  if (!sendsMail) return null
  const pages = await findLandingRows(db, id)
  return {
    readers: await countReportReaders(db, [uid, ...pages.map((page) => page.id)]),
    isOn: person.role === 'partner' ? await wantsReportMail(db, person.id) : null,
  }
}

async function choose({ choice }: ReportOptions, { person, body }: DeskRequest): Promise<object> {
  if (person.role !== 'partner') {
    throw new AppError('forbidden', 'Only partners get the monthly report.')
  }
  const { isOn } = readInput(choiceSchema, body)
  await choice.set(person.id, isOn)
  return {}
}

function toView(report: PartnerReport): Omit<PartnerReportView, 'mail'> {
  const { partner, from, to, sums, before, weeks, deals } = report
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
  }
}
