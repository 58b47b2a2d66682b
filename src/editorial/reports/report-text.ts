import type { DealStatus } from '#deals/deal-status.ts'
import { formatDay, formatShortDay } from '#lib/format-day.ts'
import { daysBetween } from '#lib/singapore-time.ts'
import type { DealLine, PartnerReport } from './partner-report.ts'
import {
  copiedOrShown,
  ofHundredOpens,
  toShownCount,
  toShownVotes,
  toTrend,
} from './shown-counts.ts'

export const COUNTS_ONLY =
  'Counts only. No names, addresses or devices are kept or shown; fewer than 5 is written as “under 5”.'

/** The report in lines, for a terminal. */
export function toReportText(report: PartnerReport): string {
  const { partner, from, to } = report
  return [
    `${partner.title}: ${formatDay(from)} to ${formatDay(to)}`,
    '',
    ...sumLines(report),
    '',
    ...toTable(
      ['By week', 'Opens', 'Copied, shown', 'To shop', 'Partner page'],
      report.weeks.map((week) => [
        `from ${formatShortDay(week.from)}`,
        ...[week.opens, copiedOrShown(week), week.shopVisits, week.landingOpens].map(toShownCount),
      ]),
    ),
    '',
    ...toTable(
      ['Deal', 'Opens', 'Copied, shown', 'To shop', 'Worked', 'State'],
      report.deals.map((deal) => [shortened(`${deal.title} (${deal.brand})`), ...toCells(deal)]),
    ),
    '',
    COUNTS_ONLY,
  ].join('\n')
}

/** The sums in words, for a terminal and for e-mails. */
export function sumLines({ sums, before, from, to }: PartnerReport): string[] {
  const trend = toTrend(sums.opens, before.opens)
  const days = daysBetween(from, to) + 1
  const share = (count: number) => {
    const of100 = ofHundredOpens(count, sums)
    return of100 === null ? '' : `, ${of100} of 100 opens`
  }
  const used = copiedOrShown(sums)
  return [
    `Opens: ${toShownCount(sums.opens)}${trend === null ? '' : `, ${trend} against the ${days} days before`}`,
    `Codes copied or shown: ${toShownCount(used)}${share(used)}`,
    `Went to the shop: ${toShownCount(sums.shopVisits)}${share(sums.shopVisits)}`,
    `Said it worked: ${toShownVotes(sums)}`,
    `Partner page shown: ${toShownCount(sums.landingOpens)}`,
  ]
}

function toCells(deal: DealLine): string[] {
  return [
    ...[deal.opens, copiedOrShown(deal), deal.shopVisits].map(toShownCount),
    toShownVotes(deal),
    stateText(deal),
  ]
}

const states: Record<DealStatus, string> = {
  upcoming: 'Not yet live',
  live: 'Live',
  'ends-today': 'Live',
  'open-ended': 'Live',
  'sold-out': 'Sold out',
  ended: 'Ended',
}

/** `Live to 21 Jan`. */
export function stateText({ status, endsOn }: Pick<DealLine, 'status' | 'endsOn'>): string {
  if (endsOn === null) return states[status]
  return `${states[status]}${status === 'ended' ? ' ' : ' to '}${formatShortDay(endsOn)}`
}

const MOST_TITLE = 60

function shortened(text: string): string {
  return text.length > MOST_TITLE ? `${text.slice(0, MOST_TITLE - 1)}…` : text
}

/** The first column begins at the left, the others end at the right. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, place) =>
    Math.max(...[head, ...rows].map((row) => row[place]?.length ?? 0)),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, place) =>
        place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

const columns = [
  'deal',
  'title',
  'brand',
  'opens',
  'codes copied',
  'coupons opened',
  'to the shop',
  'worked',
  'state',
]

/** One line for each deal, for a spreadsheet. Small numbers are vague here too. */
export function toReportCsv({ deals }: PartnerReport): string {
  const rows = deals.map((deal) => [
    deal.uid,
    deal.title,
    deal.brand,
    ...[deal.opens, deal.copies, deal.coupons, deal.shopVisits].map(toCsvCount),
    toShownVotes(deal),
    stateText(deal),
  ])
  return [columns, ...rows].map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('')
}

/** Without the comma of thousands. */
function toCsvCount(count: number): string {
  return count < 1000 ? toShownCount(count) : String(count)
}

/** A spreadsheet would take a text that begins like a formula for one. */
function toCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
