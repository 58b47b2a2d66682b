import { sayAvailability } from '#deals/say-availability.ts'
import {
  type Availability,
  availability,
  isUnknownToday,
  lastUsable,
} from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import { clockOf } from '#lib/clock-time.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatWeekday, singaporeDay, weekdayOf } from '#lib/singapore-time.ts'
import { weekdayNames } from '#lib/weekday-names.ts'

export type CounterState = {
  /** The deal can definitely be used now, so the counter is green. */
  isUsable: boolean
  /** Whether staff see the code. If the hours are unknown, they decide. */
  isShown: boolean
  isOver: boolean
  /** Shown instead of the code. */
  refusal: string
  /** `Was usable until 3pm`, `Usable tomorrow from 11am`, `Until Wednesday 18 November 2026`. */
  lines: string[]
  /** `Live, 12.41.08pm`: the running clock proves that this is not a screenshot. */
  clock: string
}

const refusals: Partial<Record<Availability['state'], string>> = {
  upcoming: 'Not yet',
  'sold-out': 'Sold out',
  spent: 'Ended',
  ended: 'Ended',
}

/** What the counter shows at an instant, by the device's clock. */
export function counterState(times: DealTimes, now: Date): CounterState {
  const answer = availability(times, now)
  const isUsable = answer.state === 'now'
  const isShown = isUsable || isUnknownToday(answer)
  const label = isUsable ? 'Live' : isShown ? 'Ask the staff' : 'Not valid'
  return {
    isUsable,
    isShown,
    isOver: isOver(answer),
    refusal: refusals[answer.state] ?? 'Not now',
    lines: linesOf(answer, times, now),
    clock: `${label}, ${clockText(now)}`,
  }
}

function linesOf(answer: Availability, times: DealTimes, now: Date): string[] {
  const { endsOn } = lifespanOf(times)
  const last = endsOn && longDay(endsOn)
  if (isOver(answer)) return [`Ended on ${last}`]
  const until = last ? [`Until ${last}`] : times.whileStocksLast ? ['While stocks last'] : []
  const said = sayAvailability(answer, times, now)
  const since = isWaiting(answer) ? lastUsable(times, now) : null
  return [...(since ? [`Was usable until ${clockWithOtherDay(since, now)}`] : []), said, ...until]
}

function isOver({ state }: Availability): boolean {
  return state === 'ended' || state === 'spent'
}

function isWaiting({ state }: Availability): boolean {
  return state === 'later-today' || state === 'another-day'
}

/** `3pm`, `Fri 13 Nov, 3pm` */
function clockWithOtherDay(instant: Date, now: Date): string {
  const day = singaporeDay(instant)
  const clock = clockOf(instant)
  return day === singaporeDay(now) ? clock : `${formatWeekday(day)}, ${clock}`
}

function longDay(day: string): string {
  return `${weekdayNames[weekdayOf(day)]} ${formatDay(day)}`
}

const OFFSET_MS = 8 * 60 * 60 * 1000

/** Singapore's time, whatever the phone's time zone. */
function clockText(now: Date): string {
  const time = new Date(now.getTime() + OFFSET_MS).toISOString().slice(11, 19)
  const [hours, minutes, seconds] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}.${minutes}.${seconds}${hour < 12 ? 'am' : 'pm'}`
}
