import { DAY_MINUTES } from '#lib/clock-time.ts'
import { dayOfMinute, dayText, instantOf } from './day-number.ts'
import type { DealTimes } from './deal-times.ts'
import { type End, endOf, toUsableRules } from './usable-windows.ts'

/** When a deal begins and ends for visitors. It does not depend on the clock, so it can be cached. */
export type Lifespan = {
  /** Its first day, `YYYY-MM-DD`; `null` if none is stated. */
  startsOn: string | null
  /** The last day on which it can be used; `null` without an end. */
  endsOn: string | null
  /** Instants in milliseconds. `ends` is when it can no longer be used. */
  starts: number
  ends: number
  soldOut: number
  back: number
}

export function lifespanOf(times: DealTimes): Lifespan {
  const rules = toUsableRules(times)
  const end = endOf(rules)
  return {
    startsOn: times.startsOn ?? null,
    endsOn: end === null ? null : dayText(dayOfMinute(end.at - 1)),
    starts: millisecondsOf(rules.days.first * DAY_MINUTES),
    ends: endMilliseconds(end),
    soldOut: instantIn(times.soldOutAt),
    back: instantIn(times.backAt),
  }
}

/** Whether lists show it: it has begun, it can still be used, and it is not sold out. */
export function isLiveAt(lifespan: Lifespan, now: number): boolean {
  return lifespan.starts <= now && now < lifespan.ends && !isSoldOut(lifespan, now)
}

/** Whether it can no longer be used. A deal that can never be used is over before it starts. */
export function isOver({ starts, ends }: Pick<Lifespan, 'starts' | 'ends'>, now: number): boolean {
  return now >= ends || ends <= starts
}

export function isSoldOut({ soldOut, back }: Pick<Lifespan, 'soldOut' | 'back'>, now: number) {
  return soldOut <= now && now < back
}

/** The first of its instants after `now` at which `isLiveAt` may change. */
export function livenessChanges({ starts, ends, soldOut, back }: Lifespan, now: number): number {
  return Math.min(
    ifAfter(now, starts),
    ifAfter(now, ends),
    ifAfter(now, soldOut),
    ifAfter(now, back),
  )
}

/** The last of its instants until `now` at which `isLiveAt` may have changed. */
export function livenessSince({ starts, ends, soldOut, back }: Lifespan, now: number): number {
  return Math.max(
    ifUntil(now, starts),
    ifUntil(now, ends),
    ifUntil(now, soldOut),
    ifUntil(now, back),
  )
}

function ifUntil(now: number, instant: number): number {
  return instant <= now ? instant : Number.NEGATIVE_INFINITY
}

// Allocates no list, because every list of deals calls this for all deals.
function ifAfter(now: number, instant: number): number {
  return instant > now ? instant : Number.POSITIVE_INFINITY
}

/** Infinite without an end; a deal that can never be used has always ended. */
function endMilliseconds(end: End | null): number {
  if (end === null) return Number.POSITIVE_INFINITY
  return end.isNever ? Number.NEGATIVE_INFINITY : millisecondsOf(end.at)
}

function instantIn(text: string | undefined): number {
  return text === undefined ? Number.POSITIVE_INFINITY : Date.parse(text)
}

function millisecondsOf(minute: number): number {
  return Number.isFinite(minute) ? instantOf(minute).getTime() : minute
}
