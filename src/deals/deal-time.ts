import { daysBetween, formatNearDay, nextMidnight, singaporeDay } from '#lib/singapore-time.ts'
import type { Deal } from './deal.ts'
import { type DealStatus, isLive } from './deal-status.ts'
import { saySoldOut } from './say-sold-out.ts'
import type { DealTimes } from './times/deal-times.ts'
import { isOver, isSoldOut, type Lifespan, lifespanOf } from './times/lifespan.ts'

/** `lifespan` saves computing it from `times` again. */
type Timed = { times: DealTimes; lifespan?: Lifespan }

/** The status of a deal at an instant. A deal has ended when it can no longer be used. */
export function dealStatus(deal: Timed, now: Date): DealStatus {
  return statusOf(toLifespan(deal), now)
}

function toLifespan({ times, lifespan }: Timed): Lifespan {
  return lifespan ?? lifespanOf(times)
}

function statusOf(lifespan: Lifespan, now: Date): DealStatus {
  const instant = now.getTime()
  if (isOver(lifespan, instant)) return 'ended'
  if (isSoldOut(lifespan, instant)) return 'sold-out'
  if (instant < lifespan.starts) return 'upcoming'
  if (lifespan.endsOn === null) return 'open-ended'
  return singaporeDay(now) === lifespan.endsOn ? 'ends-today' : 'live'
}

/** Cards show the end in red during the last three days. */
const URGENT_DAYS = 3
/** After this many days a check is stale. */
const FRESH_DAYS = 21

export type DealTime = CheckAge & {
  status: DealStatus
  /** `Ends in 3 days`, `While stocks last`, `Sold out`, `Ended 4 Nov`, `Starts 2 Dec`. */
  ends: string
  urgent: boolean
}

export type CheckAge = {
  /** `Checked 2 days ago`, or `Not re-checked since 24 Oct` when that was too long ago. */
  checked: string | null
  checkIsFresh: boolean
}

export type TimedDeal = Timed & Pick<Deal, 'checkedOn'>

/** The texts about time on a deal's card and page at `now`; valid until `dealTimeChanges`. */
export function dealTime(deal: TimedDeal, now: Date): DealTime {
  const lifespan = toLifespan(deal)
  const status = statusOf(lifespan, now)
  const today = singaporeDay(now)
  const daysLeft =
    lifespan.endsOn === null ? Number.POSITIVE_INFINITY : daysBetween(today, lifespan.endsOn)
  return {
    status,
    ends: endsText({ ...lifespan, times: deal.times }, status, now),
    urgent: isLive(status) && daysLeft <= URGENT_DAYS,
    ...checkAge(deal.checkedOn, today),
  }
}

/** The age of a deal's last check on a day. */
export function checkAge(checkedOn: string | null, today: string): CheckAge {
  if (checkedOn === null) return { checked: null, checkIsFresh: false }
  const age = Math.max(0, daysBetween(checkedOn, today))
  return { checked: checkedText(checkedOn, age, today), checkIsFresh: age <= FRESH_DAYS }
}

/** When the result of `dealTime` may change. */
export function dealTimeChanges(deal: Timed, now: Date): Date {
  const { starts, ends, soldOut, back } = toLifespan(deal)
  const next = [starts, ends, soldOut, back].filter((instant) => instant > now.getTime())
  return new Date(Math.min(nextMidnight(now).getTime(), ...next))
}

function endsText(
  { startsOn, endsOn, times }: Lifespan & Timed,
  status: DealStatus,
  now: Date,
): string {
  const today = singaporeDay(now)
  if (status === 'upcoming') return `Starts ${formatNearDay(startsOn ?? '', today)}`
  if (status === 'sold-out') return saySoldOut(backOf(times), now)
  if (endsOn === null) return times.whileStocksLast ? 'While stocks last' : 'No end date'
  if (status === 'ended') return `Ended ${formatNearDay(endsOn, today)}`
  const daysLeft = daysBetween(today, endsOn)
  if (daysLeft === 0) return 'Ends today'
  if (daysLeft === 1) return 'Ends tomorrow'
  return daysLeft < 14 ? `Ends in ${daysLeft} days` : `Ends ${formatNearDay(endsOn, today)}`
}

function backOf({ backAt }: DealTimes): Date | null {
  return backAt === undefined ? null : new Date(backAt)
}

function checkedText(checkedOn: string, age: number, today: string): string {
  if (age > FRESH_DAYS) return `Not re-checked since ${formatNearDay(checkedOn, today)}`
  if (age === 0) return 'Checked today'
  return age === 1 ? 'Checked yesterday' : `Checked ${age} days ago`
}
