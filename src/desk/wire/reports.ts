/** `GET /reports` */
export type PartnerList = { partners: { uid: string; title: string }[] }

/** Numbers are texts: fewer than 5 is written as "under 5", so that nobody can be recognised. */
export type ReportDeal = {
  id: string
  title: string
  brand: string
  path: string
  opens: string
  used: string
  shopVisits: string
  worked: string
  state: string
}

type ReportWeek = { from: string; opens: string; used: string }

/** `GET /reports/:partner` */
export type PartnerReportView = {
  uid: string
  title: string
  tagline: string
  palette: string
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
  weeks: ReportWeek[]
  deals: ReportDeal[]
}
