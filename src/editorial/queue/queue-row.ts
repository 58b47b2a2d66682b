import { type CheckAge, checkAge } from '#deals/deal-time.ts'
import { isLiveAt, type Lifespan } from '#deals/times/lifespan.ts'
import type { QueueKind, ReaderWord } from '#desk/wire/today.ts'
import { clockOf } from '#lib/clock-time.ts'
import { addDays, daysBetween, formatNearWeekday, singaporeDay } from '#lib/singapore-time.ts'
import type { Finding } from '#repository/checks/check.ts'
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

/** The moment at which reasons are looked for. */
export type Moment = { now: Date; today: string; soon: string }

export type Known = Moment & {
  lifespan: Lifespan
  say: ReadersSay | null
  /** How often its page was shown in the last `VIEW_DAYS`. */
  views: number
}

export const VIEW_DAYS = 30
/** Spent deals stay in the queue for so long: they are to be renewed or forgotten. */
const SPENT_DAYS = 3
/** Rules that the queue tells in its own way. */
const TOLD_OTHERWISE = ['check-too-old', 'no-check-date', 'deal-ended', 'deal-spent']

export function momentOf(now: Date): Moment {
  const today = singaporeDay(now)
  return { now, today, soon: addDays(today, SPENT_DAYS) }
}

/** The most urgent reason, without what the rules say; `null` if there is none. */
export function reasonFor({ data }: DealDocument, known: Known): Reason | null {
  if (!isLiveAt(known.lifespan, known.now.getTime())) return spentReason(data, known)
  const notWorking = notWorkingReason(known)
  if (notWorking) return notWorking
  const checkedOn = data.checked_on || null
  const check = checkAge(checkedOn, known.today)
  return endingReason(check, known) ?? staleReason(checkedOn, check, known)
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

function endingReason(
  { checked }: CheckAge,
  { now, today, soon, lifespan: { ends, endsOn } }: Known,
): Reason | null {
  if (endsOn === null || endsOn > soon) return null
  return {
    kind: 'ends-soon',
    why: `Ends ${sayEnd(ends, now)}`,
    detail: checked ?? 'Never checked',
    isHot: endsOn === today,
    weight: -ends,
    words: [],
  }
}

function spentReason(
  data: DealDocument['data'],
  { now, today, lifespan: { ends } }: Known,
): Reason | null {
  const printed = data.ends_on || null
  // A deal that ended as printed needs nobody.
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
  checkedOn: string | null,
  { checked, checkIsFresh }: CheckAge,
  { today, say, views }: Known,
): Reason | null {
  if (checkIsFresh) return null
  const age = checkedOn === null ? 365 : daysBetween(checkedOn, today)
  return {
    kind: 'stale',
    why: views === 0 ? `${age} days unchecked` : `${sayCount(views, 'view')} in ${VIEW_DAYS} days`,
    detail: checked ?? 'Never checked',
    isHot: false,
    weight: (1 + views) * age * (1 + (say?.failed ?? 0)),
    words: say?.words ?? [],
  }
}

/** What the rules say about a live deal, where nothing else is a reason. */
export function findingReason(findings: readonly Finding[]): Reason | null {
  const told = findings.filter(({ rule }) => !TOLD_OTHERWISE.includes(rule))
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
