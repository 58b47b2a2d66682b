import { isLive } from '#deals/deal-status.ts'
import { dealTime } from '#deals/deal-time.ts'
import { type Lifespan, lifespanOf } from '#deals/times/lifespan.ts'
import type { QueueKind, ReaderWord } from '#desk/wire/today.ts'
import { clockOf } from '#lib/clock-time.ts'
import { addDays, daysBetween, formatNearWeekday, singaporeDay } from '#lib/singapore-time.ts'
import type { Finding } from '#repository/checks/check.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { ReadersSay } from './readers-say.ts'

/** Why a deal needs a person. A higher `weight` comes first among deals of the same kind. */
export type Reason = {
  kind: QueueKind
  why: string
  detail: string
  isHot: boolean
  weight: number
  words: ReaderWord[]
}

export type Known = {
  now: Date
  say: ReadersSay | null
  /** How often its page was shown in the last `VIEW_DAYS`. */
  views: number
  /** What the rules say. Asked only where nothing else is a reason. */
  findings: () => readonly Finding[]
}

export const VIEW_DAYS = 30
/** Spent deals stay in the queue for so long: they are to be renewed or forgotten. */
const SPENT_DAYS = 3
/** Rules that the queue tells in its own way. */
const TOLD_OTHERWISE = ['check-too-old', 'no-check-date', 'deal-ended', 'deal-spent']

/** The most urgent reason; `null` if nothing has to be done. */
export function reasonFor(deal: DealDocument, known: Known): Reason | null {
  const times = dealTimesOf(deal)
  const lifespan = lifespanOf(times)
  const time = dealTime({ times, lifespan, checkedOn: deal.data.checked_on || null }, known.now)
  if (!isLive(time.status)) return spentReason(deal, lifespan, known.now)
  return (
    notWorkingReason(known) ??
    endingReason(lifespan, time.checked, known.now) ??
    staleReason(deal, time, known) ??
    findingReason(known)
  )
}

function notWorkingReason({ say, now }: Known): Reason | null {
  if (!say || say.failed === 0 || say.failed < say.worked) return null
  return {
    kind: 'not-working',
    why: `${say.failed} of ${say.failed + say.worked} said no`,
    detail: `Since ${dayAndClock(new Date(say.since), now)}`,
    isHot: true,
    weight: say.failed,
    words: say.words,
  }
}

function endingReason({ ends }: Lifespan, checked: string | null, now: Date): Reason | null {
  const lastDay = addDays(singaporeDay(now), SPENT_DAYS)
  if (!Number.isFinite(ends) || singaporeDay(new Date(ends - 1)) > lastDay) return null
  return {
    kind: 'ends-soon',
    why: `Ends ${sayEnd(ends, now)}`,
    detail: checked ?? 'Never checked',
    isHot: singaporeDay(new Date(ends - 1)) === singaporeDay(now),
    weight: -ends,
    words: [],
  }
}

function spentReason(deal: DealDocument, { ends }: Lifespan, now: Date): Reason | null {
  const printed = deal.data.ends_on || null
  const today = singaporeDay(now)
  // What ended as printed needs nobody.
  if (printed === null || printed < today || !Number.isFinite(ends)) return null
  if (ends > now.getTime() || daysBetween(singaporeDay(new Date(ends)), today) > SPENT_DAYS)
    return null
  return {
    kind: 'ends-soon',
    why: `Spent since ${sayEnd(ends, now)}`,
    detail: `Printed end: ${formatNearWeekday(printed, today)}. Off all lists.`,
    isHot: false,
    weight: -ends,
    words: [],
  }
}

function staleReason(
  deal: DealDocument,
  { checked, checkIsFresh }: ReturnType<typeof dealTime>,
  { now, say, views }: Known,
): Reason | null {
  if (checkIsFresh) return null
  const age = deal.data.checked_on ? daysBetween(deal.data.checked_on, singaporeDay(now)) : 365
  return {
    kind: 'stale',
    why: views === 0 ? `${age} days unchecked` : `${sayCount(views, 'view')} in ${VIEW_DAYS} days`,
    detail: checked ?? 'Never checked',
    isHot: false,
    weight: (1 + views) * age * (1 + (say?.failed ?? 0)),
    words: say?.words ?? [],
  }
}

function findingReason({ findings }: Known): Reason | null {
  const told = findings().filter(({ rule }) => !TOLD_OTHERWISE.includes(rule))
  const [first] = told.toSorted(stopsFirst)
  if (!first) return null
  return {
    kind: 'failed-checks',
    why: first.message,
    detail: told.length > 1 ? `And ${sayCount(told.length - 1, 'more finding')}` : first.advice,
    isHot: first.severity === 'stops',
    weight: told.length,
    words: [],
  }
}

function stopsFirst(a: Finding, b: Finding): number {
  return Number(b.severity === 'stops') - Number(a.severity === 'stops')
}

/** `today, 2pm`, `Sat 21 Nov, 9pm` */
function dayAndClock(instant: Date, now: Date): string {
  return `${sayDay(singaporeDay(instant), now)}, ${clockOf(instant)}`
}

/** Midnight belongs to the day that ends with it. */
function sayEnd(ends: number, now: Date): string {
  return `${sayDay(singaporeDay(new Date(ends - 1)), now)}, ${clockOf(new Date(ends))}`
}

function sayDay(day: string, now: Date): string {
  const today = singaporeDay(now)
  return day === today ? 'today' : formatNearWeekday(day, today)
}

function sayCount(count: number, what: string): string {
  return `${count.toLocaleString('en-SG')} ${what}${count === 1 ? '' : 's'}`
}
