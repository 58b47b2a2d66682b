import { type CountDays, type CountRow, countRows } from '#db/daily-counts.ts'
import type { Database } from '#db/database.ts'
import { reportCounts } from '#db/reports.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import { relationOf, textOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { addDays, daysBetween } from '#lib/singapore-time.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import { thumbOf } from '../documents/title-of.ts'
import { findPartner, type Partner } from './find-partner.ts'

/** Sums over deals and days. */
export type ReportSums = {
  /** Pages of deals shown to people. */
  opens: number
  /** Codes copied. */
  copies: number
  /** Coupons opened for the counter. */
  coupons: number
  shopVisits: number
  /** How often the partner's own page was shown. */
  landingOpens: number
}

/** What readers said about deals, each by the last report. */
export type Votes = { worked: number; failed: number }

type ReportQuery = CountDays & {
  /** The uid or the id of a landing page. */
  partner: string
  now: Date
}

export type PartnerReport = NonNullable<Awaited<ReturnType<typeof partnerReport>>>

/** How a partner's page and deals were used, for the desk, the monthly mail and the command. `null` for an unknown partner. */
export async function partnerReport(db: Database, { partner: name, from, to, now }: ReportQuery) {
  const partner = await findPartner(db, name)
  if (!partner) return null
  const count = daysBetween(from, to) + 1
  const before = { from: addDays(from, -count), to: addDays(from, -1) }
  const ids = [...partner.landings, ...partner.deals].map(({ id }) => id)
  const rows = await countRows(db, ids, { from: before.from, to })
  const votes = await votesOf(db, partner, { from, to })
  const during = (days: CountDays) =>
    toSums(rows.filter(({ day }) => day >= days.from && day <= days.to))
  const [{ id, uid, data }] = partner.landings
  const days = Array.from({ length: count }, (_, place) => addDays(from, place))
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const byDeal = Map.groupBy(
    rows.filter(({ day }) => day >= from),
    ({ document_id }) => document_id,
  )
  return {
    partner: {
      id,
      uid,
      title: textOf(data.title) || uid,
      tagline: textOf(data.tagline),
      palette: textOf(data.palette),
    },
    from,
    to,
    sums: { ...during({ from, to }), ...totalOf([...votes.values()]) },
    /** The sums of as many days right before. */
    before: { ...before, ...during(before) },
    /** Seven days each, from the first day on; the last may be shorter. */
    weeks: weeksOf({ from, to }).map((week) => ({ ...week, ...during(week) })),
    /** Every day, also those without a visit. */
    days: days.map((day) => ({ day, ...toSums(byDay.get(day) ?? []) })),
    /** The most opened first. */
    deals: partner.deals
      .map((deal) => toLine(deal, { partner, rows: byDeal.get(deal.id) ?? [], votes, now }))
      .toSorted((a, b) => b.opens - a.opens),
  }
}

function toSums(rows: readonly CountRow[]): ReportSums {
  const sums = { opens: 0, copies: 0, coupons: 0, shopVisits: 0, landingOpens: 0 }
  for (const { type, opens, copies, coupons, shop_visits } of rows) {
    if (type === 'landing') sums.landingOpens += opens
    else {
      sums.opens += opens
      sums.copies += copies
      sums.coupons += coupons
      sums.shopVisits += shop_visits
    }
  }
  return sums
}

function weeksOf({ from, to }: CountDays): CountDays[] {
  const weeks: CountDays[] = []
  for (let first = from; first <= to; first = addDays(first, 7)) {
    const last = addDays(first, 6)
    weeks.push({ from: first, to: last < to ? last : to })
  }
  return weeks
}

async function votesOf(
  db: Database,
  { deals }: Partner,
  { from, to }: CountDays,
): Promise<Map<string, Votes>> {
  const ids = new Set(deals.map(({ id }) => id))
  const counts = await reportCounts(db, { since: from, until: to })
  return new Map(
    counts
      .filter(({ dealId }) => ids.has(dealId))
      .map(({ dealId, worked, failed }) => [dealId, { worked, failed }]),
  )
}

function totalOf(votes: readonly Votes[]): Votes {
  return votes.reduce(
    (sum, { worked, failed }) => ({ worked: sum.worked + worked, failed: sum.failed + failed }),
    { worked: 0, failed: 0 },
  )
}

type LineSources = {
  partner: Partner
  /** The rows of this deal. */
  rows: readonly CountRow[]
  votes: ReadonlyMap<string, Votes>
  now: Date
}

export type DealLine = ReturnType<typeof toLine>

function toLine(deal: DealDocument, { partner, rows, votes, now }: LineSources) {
  const { id, uid, data } = deal
  const { landingOpens: _, ...sums } = toSums(rows)
  const times = dealTimesOf(deal)
  const lifespan = lifespanOf(times)
  const brand = partner.brands.get(relationOf(data.brand)?.id ?? '')
  return {
    id,
    uid,
    title: textOf(data.title),
    /** Empty where the brand is not published. */
    brand: textOf(brand?.data.name),
    path: paths.deal({ category: String(data.category), uid }),
    thumb: thumbOf(deal),
    ...sums,
    ...(votes.get(id) ?? { worked: 0, failed: 0 }),
    status: dealStatus({ times, lifespan }, now),
    /** `null` without an end. */
    endsOn: lifespan.endsOn,
    checkedOn: data.checked_on || null,
  }
}
