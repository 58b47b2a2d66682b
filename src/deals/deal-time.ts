import {
  daysBetween,
  formatDay,
  formatShortDay,
  nextMidnight,
  singaporeDay,
} from '#lib/singapore-time.ts'
import type { Deal } from './deal.ts'

export type DealStatus = 'upcoming' | 'live' | 'ends-today' | 'ended' | 'open-ended'

export type DealDates = Pick<Deal, 'startsOn' | 'endsOn'>

/** The status of a deal at an instant. Days are Singapore's, and the whole last day counts. */
export function dealStatus(dates: DealDates, now: Date): DealStatus {
  return dealStatusOn(dates, singaporeDay(now))
}

/** The status on a day in Singapore; cheaper for many deals. */
export function dealStatusOn({ startsOn, endsOn }: DealDates, today: string): DealStatus {
  if (endsOn !== null && today > endsOn) return 'ended'
  if (startsOn !== null && today < startsOn) return 'upcoming'
  if (endsOn === null) return 'open-ended'
  return today === endsOn ? 'ends-today' : 'live'
}

export function isLive(status: DealStatus): boolean {
  return status === 'live' || status === 'ends-today' || status === 'open-ended'
}

const NEVER = '9999-12-31'
/** Cards show the end in red from three days before it. */
const URGENT_DAYS = 3
/** After this many days a check is too old to mention as fresh. */
const FRESH_DAYS = 21
export const NO_DAYS_LEFT = 'No usable days left'

export type DealTime = {
  status: DealStatus
  /** `Ends in 3 days`, `While stocks last`, `No usable days left`, `Ended 4 Nov`, `Starts 2 Dec`. */
  ends: string
  urgent: boolean
  /** Live, but there is no day left to use it. */
  isSpent: boolean
  /** `Checked 2 days ago`, or `Not re-checked since 24 Oct` when that was too long ago. */
  checked: string | null
  checkIsFresh: boolean
}

export type TimedDeal = DealDates &
  Pick<Deal, 'checkedOn'> & {
    /** The last day on which it can be used, where that is before it ends; see `usableUntil`. */
    usableUntil?: string | null | undefined
  }

/**
 * What a deal's page says about time at `now`; valid until the next midnight in Singapore. It urges nobody to hurry for
 * a deal that can no longer be used.
 */
export function dealTime(deal: TimedDeal, now: Date): DealTime {
  const status = dealStatus(deal, now)
  const today = singaporeDay(now)
  const isSpent = isLive(status) && today > (deal.usableUntil ?? NEVER)
  const daysLeft = deal.endsOn === null ? Number.POSITIVE_INFINITY : daysBetween(today, deal.endsOn)
  const checkAge = deal.checkedOn === null ? null : Math.max(0, daysBetween(deal.checkedOn, today))
  return {
    status,
    ends: isSpent ? NO_DAYS_LEFT : endsText(deal, status, today),
    urgent: isLive(status) && !isSpent && daysLeft <= URGENT_DAYS,
    isSpent,
    checked:
      deal.checkedOn === null || checkAge === null
        ? null
        : checkedText(deal.checkedOn, checkAge, today),
    checkIsFresh: checkAge !== null && checkAge <= FRESH_DAYS,
  }
}

/** When the result of `dealTime` may change. */
export function dealTimeChanges(now: Date): Date {
  return nextMidnight(now)
}

function endsText({ startsOn, endsOn }: DealDates, status: DealStatus, today: string): string {
  if (status === 'upcoming') return `Starts ${formatNear(startsOn ?? '', today)}`
  if (endsOn === null) return 'While stocks last'
  if (status === 'ended') return `Ended ${formatNear(endsOn, today)}`
  const daysLeft = daysBetween(today, endsOn)
  if (daysLeft === 0) return 'Ends today'
  if (daysLeft === 1) return 'Ends tomorrow'
  return daysLeft < 14 ? `Ends in ${daysLeft} days` : `Ends ${formatNear(endsOn, today)}`
}

/** Adds the year to days more than half a year away. */
function formatNear(day: string, today: string): string {
  return Math.abs(daysBetween(today, day)) > 180 ? formatDay(day) : formatShortDay(day)
}

function checkedText(checkedOn: string, age: number, today: string): string {
  if (age > FRESH_DAYS) return `Not re-checked since ${formatNear(checkedOn, today)}`
  if (age === 0) return 'Checked today'
  return age === 1 ? 'Checked yesterday' : `Checked ${age} days ago`
}

/** Soonest end first; a deal without an end comes last but never disappears. */
export function byEnd(a: DealDates, b: DealDates): number {
  const [first, second] = [a.endsOn ?? NEVER, b.endsOn ?? NEVER]
  return first < second ? -1 : first > second ? 1 : 0
}
