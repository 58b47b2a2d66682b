import {
  addDays,
  formatWeekday,
  nextMidnight,
  singaporeDay,
  startOfDay,
} from '#lib/singapore-time.ts'
import type { Deal } from '../deal.ts'
import { dealStatus, NO_DAYS_LEFT } from '../deal-time.ts'
import { holidayNote } from './holiday-note.ts'
import { type HolidayTerms, holidayTerms } from './holiday-terms.ts'
import { formatClock, parseHours } from './opening-hours.ts'
import {
  isEveryDay,
  type UsableRules,
  type UsableWindow,
  usableWindow,
  windowAfter,
  windowAt,
} from './usable-windows.ts'

export type UsableDeal = Pick<
  Deal,
  'startsOn' | 'endsOn' | 'weekdays' | 'hours' | 'outlets' | 'body'
>

export type Usable = {
  now: boolean
  /** Whether it can be used now or later today, in Singapore. */
  today: boolean
  /** The instant (ISO 8601) from which it can be used; `null` when that is now, or never again. */
  next: string | null
  /** `Usable now, until 3pm`, `Usable today from 11am`, `Next on Mon 16 Nov, 11am`. */
  text: string
  /** `Today is Deepavali, a public holiday: ask first`; `null` on ordinary days. */
  note: string | null
}

/**
 * Whether a deal can be used at `now`, and when next. Holidays follow the deal's terms unless
 * `terms` says otherwise. Valid until `usableChanges`.
 */
export function usable(
  deal: UsableDeal,
  now: Date,
  terms: HolidayTerms = holidayTerms(deal),
): Usable {
  const rules = usableRules(deal, terms)
  const open = windowAt(rules, now)
  // Of hours in words we know only the day, so we claim no more.
  const isVague = deal.hours !== null && parseHours(deal.hours) === null
  const next = open ? null : windowAfter(rules, now)
  const today = open !== null || next?.day === singaporeDay(now)
  return {
    now: open !== null && !isVague,
    today,
    next: next?.from.toISOString() ?? null,
    text: open ? openText(rules, { open, now, isVague }) : closedText(rules, next, now),
    note: holidayNote(deal, { now, terms, today, isItsDay: () => isItsDay(rules, now) }),
  }
}

export function usableRules(
  deal: Omit<UsableDeal, 'outlets'>,
  terms: HolidayTerms = holidayTerms(deal),
): UsableRules {
  const { startsOn, endsOn, weekdays, hours } = deal
  return { startsOn, endsOn, weekdays, hours, holidays: terms.holidays, eves: terms.eves }
}

/** Ignores holidays. */
function isItsDay(rules: UsableRules, now: Date): boolean {
  const ordinary = { ...rules, holidays: 'included', eves: 'included' } as const
  return usableWindow(ordinary, singaporeDay(now)) !== null
}

/** When the answer of `usable` next changes; at midnight at the latest, because it names days. */
export function usableChanges(
  deal: UsableDeal,
  now: Date,
  terms: HolidayTerms = holidayTerms(deal),
): Date {
  const rules = usableRules(deal, terms)
  const today = singaporeDay(now)
  const said = JSON.stringify(usable(deal, now, terms))
  const changes = [usableWindow(rules, addDays(today, -1)), usableWindow(rules, today)]
    .flatMap((window) => (window ? [window.from, window.to] : []))
    .filter((instant) => instant > now && instant < nextMidnight(now))
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((instant) => JSON.stringify(usable(deal, instant, terms)) !== said)
  return changes ?? nextMidnight(now)
}

type Open = { open: UsableWindow; now: Date; isVague: boolean }

function openText(rules: UsableRules, { open, now, isVague }: Open): string {
  if (isVague) return `Usable today: ${rules.hours}`
  const runsOn = windowAt(rules, open.to) !== null
  const isWholeDay = open.from.getTime() === startOfDay(open.day).getTime()
  if (rules.hours !== null && !runsOn) return `Usable now, until ${clockOf(open.to)}`
  const isLimited = !isEveryDay(rules.weekdays) || !runsOn
  return isWholeDay && isLimited && open.day === singaporeDay(now)
    ? 'Usable today, all day'
    : 'Usable now'
}

function closedText(rules: UsableRules, next: UsableWindow | null, now: Date): string {
  const status = dealStatus(rules, now)
  if (status === 'ended') return 'No longer usable'
  if (!next) return NO_DAYS_LEFT
  const today = singaporeDay(now)
  const isWholeDay = next.from.getTime() === startOfDay(next.day).getTime()
  const clock = clockOf(next.from)
  if (next.day === today) return `Usable today from ${clock}`
  if (next.day === addDays(today, 1)) {
    return isWholeDay ? 'Usable tomorrow' : `Usable tomorrow from ${clock}`
  }
  const when = isWholeDay ? formatWeekday(next.day) : `${formatWeekday(next.day)}, ${clock}`
  return status === 'upcoming' ? `First on ${when}` : `Next on ${when}`
}

function clockOf(instant: Date): string {
  const day = startOfDay(singaporeDay(instant))
  return formatClock((instant.getTime() - day.getTime()) / 60_000)
}
