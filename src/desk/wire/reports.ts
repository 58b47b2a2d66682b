import type { ScheduledFor } from './documents.ts'

/** A report is about four weeks, unless it is about a month. */
export const USUAL_DAYS = 28
/** The report says how many deals were checked within these days. */
export const LATELY_DAYS = 14

/** `GET /reports` */
export type PartnerList = { partners: { uid: string; title: string }[] }

/** Numbers are texts: fewer than 5 is written as "under 5", so that nobody can be recognised. */
export type ReportDeal = {
  id: string
  title: string
  brand: string
  thumb: string | null
  opens: string
  used: string
  shopVisits: string
  worked: string
  state: string
  isLive: boolean
}

export type ReportWeek = {
  from: string
  opens: string
  used: string
  /** For a chart, in which all small numbers are drawn alike. */
  drawn: { opens: number; used: number }
}

/** The report by e-mail, each month. */
export type ReportMailView = {
  /** How many of the partner's people get it. */
  readers: number
  /** Whether the person who asks gets it; `null` for everybody but partners. */
  isOn: boolean | null
}

/** `POST /own-report/mail` */
export type ReportMailChoice = { isOn: boolean }

/**
 * `GET /reports/:partner` and `GET /own-report`, both with `?month=2026-11` or with `?to=2026-11-16`, the last of four weeks.
 * `/csv` after the path downloads the deals.
 */
export type PartnerReportView = {
  /** The id of the landing page. */
  id: string
  uid: string
  title: string
  tagline: string
  palette: string
  /** Where visitors see it. */
  link: string
  from: string
  to: string
  opens: string
  trend: string | null
  landingOpens: string
  used: string
  usedOfHundred: number | null
  shopVisits: string
  shopOfHundred: number | null
  worked: string
  /** Whether anybody has said that a deal worked, or that it did not. */
  isRated: boolean
  weeks: ReportWeek[]
  deals: ReportDeal[]
  /** How many of them were checked within `LATELY_DAYS`. */
  checkedLately: number
  /** What happens to the page next; `null` if nothing is scheduled. */
  coming: ScheduledFor | null
  /** `null` if the site sends none. */
  mail: ReportMailView | null
}
