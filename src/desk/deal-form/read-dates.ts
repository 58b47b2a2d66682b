import { formatShortDay } from '#lib/format-day.ts'
import type { Proposal } from './read-message.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(?:${months.join('|')})[a-z]*`
const DATE = `(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTH})\\.?(?:,?\\s+(\\d{4}))?`
const UNTIL = new RegExp(
  `\\b(?:till|til|until|by|ends?(?: on)?|valid (?:till|until|through)|expires?(?: on)?)\\s+${DATE}`,
  'i',
)
const BETWEEN = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+(${MONTH}))?(?:\\s+(\\d{4}))?\\s*(?:-|to|till|until)\\s*${DATE}`,
  'i',
)

/** `until 21 January 2027`, `1 to 30 Nov`, `from 1 Nov to 31 Dec 2026`. A date without a year is the next one. */
export function readDates(text: string, today: string): Proposal | null {
  const between = BETWEEN.exec(text)
  if (between) {
    const [, day, month, year, lastDay, lastMonth, lastYear] = between
    const until = toDate(lastDay, lastMonth, lastYear, today)
    const from = until && toDate(day, month ?? lastMonth, year ?? until.slice(0, 4), today)
    if (from && until && from <= until) return toProposal(from, until)
  }
  const [, day, month, year] = UNTIL.exec(text) ?? []
  const until = toDate(day, month, year, today)
  return until ? toProposal(null, until) : null
}

function toProposal(from: string | null, until: string): Proposal {
  return {
    name: 'Dates',
    says:
      from === null
        ? `until ${formatShortDay(until)}`
        : `${formatShortDay(from)} to ${formatShortDay(until)}`,
    data: { ...(from !== null && { starts_on: from }), ends_on: until },
  }
}

function toDate(
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: string,
): string | null {
  const place = months.findIndex((name) => month?.toLowerCase().startsWith(name))
  if (day === undefined || place < 0) return null
  const toText = (inYear: number) =>
    `${inYear}-${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  const now = Number(today.slice(0, 4))
  const text =
    year === undefined && toText(now) < today
      ? toText(now + 1)
      : toText(year === undefined ? now : Number(year))
  return Number.isNaN(Date.parse(text)) || new Date(text).getUTCDate() !== Number(day) ? null : text
}
