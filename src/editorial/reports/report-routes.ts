import * as v from 'valibot'
import type { CountDays } from '#db/daily-counts.ts'
import type { Database } from '#db/database.ts'
import { findLandingRows } from '#db/landing-pages.ts'
import { countReportReaders, wantsReportMail } from '#db/report-mails.ts'
import {
  type PartnerList,
  type PartnerReportView,
  type ReportMailChoice,
  type ReportMailView,
  USUAL_DAYS,
} from '#desk/wire/reports.ts'
import { COUNTS_KEPT_DAYS } from '#lib/counts-kept.ts'
import { AppError } from '#lib/node/app-error.ts'
import { textOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { addDays, isDay, singaporeDay } from '#lib/singapore-time.ts'
import type { ContentStore } from '#repository/content-store.ts'
import type { LandingDocument } from '#repository/documents.ts'
import { type DeskPerson, type DeskRequest, type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { type ScheduledDocuments, toScheduledFor } from '../documents/scheduled-documents.ts'
import { type PartnerReport, partnerReport } from './partner-report.ts'
import type { ReportChoice } from './report-choice.ts'
import { daysOfMonth } from './report-months.ts'
import { toReportCsv } from './report-text.ts'
import { toReportView } from './report-view.ts'

type ReportOptions = {
  db: Database
  store: Pick<ContentStore, 'snapshot'>
  scheduled: ScheduledDocuments
  siteUrl: URL
  choice: ReportChoice
  /** Whether the site sends monthly reports. */
  sendsMail: boolean
  now: () => Date
}

const monthField = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be like 2026-11'))
const choiceSchema = v.object({ isOn: v.boolean() }) satisfies v.GenericSchema<ReportMailChoice>

/** What partners and editors see of how a partner's page and deals are used. */
export function reportRoutes(options: ReportOptions): DeskRoute[] {
  return [
    get('/reports', 'reports', async () => list(options)),
    get('/reports/:partner', 'reports', (request) => open(options, request)),
    get('/reports/:partner/csv', 'reports', (request) => download(options, request)),
    get('/own-report', 'ownReport', (request) => open(options, request)),
    get('/own-report/csv', 'ownReport', (request) => download(options, request)),
    post('/own-report/mail', 'ownReport', (request) => choose(options, request)),
  ]
}

function list({ store }: ReportOptions): PartnerList {
  const landings = [...(store.snapshot().byType.get('landing') ?? [])] as LandingDocument[]
  const partners = landings.map(({ uid, data }) => ({ uid, title: textOf(data.title) || uid }))
  return { partners: partners.toSorted((a, b) => a.title.localeCompare(b.title)) }
}

/** The report of the partner in the address, else of the person who asks. */
async function getReport(
  { db, now }: ReportOptions,
  { params, query, person }: DeskRequest,
): Promise<PartnerReport> {
  const partner = params.partner ?? person.partner ?? ''
  const report = await partnerReport(db, { partner, ...daysOf(query, now()), now: now() })
  if (!report) throw new AppError('not-found', 'There is no such landing page.')
  return report
}

async function open(options: ReportOptions, request: DeskRequest): Promise<PartnerReportView> {
  const { now, siteUrl, scheduled } = options
  const report = await getReport(options, request)
  const { id, uid } = report.partner
  return {
    ...toReportView(report, now()),
    link: new URL(paths.landing(uid), siteUrl).href,
    coming: toScheduledFor((await scheduled.read()).get(id)),
    mail: await readMail(options, report.partner, request.person),
  }
}

/** For spreadsheets, which need the mark to read letters beyond ASCII. */
async function download(options: ReportOptions, request: DeskRequest): Promise<Response> {
  const report = await getReport(options, request)
  const name = `${report.partner.uid}-${report.from}-to-${report.to}.csv`
  return new Response(`\uFEFF${toReportCsv(report)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

/** `month` is a whole month; `to` is the last of four weeks, by default today. */
function daysOf(query: URLSearchParams, now: Date): CountDays {
  const month = query.get('month')
  if (month !== null) return daysOfMonth(readInput(monthField, month))
  const today = singaporeDay(now)
  const to = query.get('to') ?? today
  if (!isDay(to) || to > today) throw new AppError('invalid', 'Choose a day up to today.')
  if (to < addDays(today, -COUNTS_KEPT_DAYS)) {
    throw new AppError('invalid', 'Counts are kept for three years.')
  }
  return { from: addDays(to, 1 - USUAL_DAYS), to }
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
