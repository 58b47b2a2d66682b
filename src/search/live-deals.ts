import { isComplete } from '#content/mappers/to-deal.ts'
import { isLiveAt, livenessChanges } from '#deals/times/lifespan.ts'
import { firstPlace } from '#lib/node/first-place.ts'
import { inStretches, type Work } from '#lib/node/work.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { changedItems } from './compare-lists.ts'

export type LiveDeals = {
  /** The instant, in ms, at which these deals are live. */
  at: number
  /** In ms; from then on other deals are live. */
  until: number
  /** Live or not, in the order of the content. */
  all: readonly DealDocument[]
  /** Soonest to end first, then by id. */
  live: readonly DealDocument[]
}

type LiveContext = { now: Date; lifespanOf: LifespanOf; before: LiveDeals | null }

/** With more changed deals, checking all deals is faster than checking each change. */
const MOST_CHANGES = 64

/** Checks only changed deals, if no other begins, ends or sells out between `before` and now. */
export function* findLiveDeals(
  all: readonly DealDocument[],
  { now, lifespanOf, before }: LiveContext,
): Work<LiveDeals> {
  const at = now.getTime()
  if (!before || at < before.at || at >= before.until) return yield* sortLive(all, at, lifespanOf)
  const { fresh, gone } = yield* changedItems(before.all, all)
  const until = (document: DealDocument) => livenessChanges(lifespanOf(document), at)
  // If the deal that changes next was removed, all others must be checked.
  const isNextGone = gone.some((document) => until(document) === before.until)
  if ((isNextGone && Number.isFinite(before.until)) || fresh.length + gone.length > MOST_CHANGES) {
    return yield* sortLive(all, at, lifespanOf)
  }
  const live = before.live.slice()
  const placeOf = (document: DealDocument) =>
    firstPlace(live.length, (place) => {
      const other = live[place]
      return other === undefined || !isBefore(other, document, lifespanOf)
    })
  for (const document of gone) {
    const place = placeOf(document)
    if (live[place] === document) live.splice(place, 1)
  }
  for (const document of fresh) {
    if (isShown(document, at, lifespanOf)) live.splice(placeOf(document), 0, document)
  }
  return { at, until: Math.min(before.until, ...fresh.map(until)), all, live }
}

/** The work of checking a deal whose lifespan has not been computed yet. */
const STEPS_OF_LOOKING = 100

/** Sorts day by day, so that no step takes long. */
function* sortLive(
  all: readonly DealDocument[],
  at: number,
  lifespanOf: LifespanOf,
): Work<LiveDeals> {
  const byLastDay = new Map<string, DealDocument[]>()
  let until = Number.POSITIVE_INFINITY
  const look = (document: DealDocument) => {
    until = Math.min(until, livenessChanges(lifespanOf(document), at))
    if (!isShown(document, at, lifespanOf)) return
    const day = lastDay(document, lifespanOf)
    const others = byLastDay.get(day)
    if (others) others.push(document)
    else byLastDay.set(day, [document])
  }
  const visit = (from: number, to: number) => all.slice(from, to).forEach(look)
  yield* inStretches(all.length, visit, STEPS_OF_LOOKING)
  const live: DealDocument[] = []
  for (const day of [...byLastDay.keys()].toSorted()) {
    const ofDay = inOrder(byLastDay.get(day) ?? [])
    for (const document of ofDay) live.push(document)
    yield ofDay.length
  }
  return { at, until, all, live }
}

function isShown(document: DealDocument, at: number, lifespanOf: LifespanOf): boolean {
  return isLiveAt(lifespanOf(document), at) && isComplete(document)
}

function isBefore(one: DealDocument, other: DealDocument, lifespanOf: LifespanOf): boolean {
  const [day, otherDay] = [lastDay(one, lifespanOf), lastDay(other, lifespanOf)]
  return day === otherDay ? one.id < other.id : day < otherDay
}

/** The end, or one after every day. */
function lastDay(document: DealDocument, lifespanOf: LifespanOf): string {
  return lifespanOf(document).endsOn ?? '~'
}

/** By id, so that the same content always gives the same order. */
export function inOrder<Document extends { id: string }>(
  documents: readonly Document[],
): Document[] {
  return documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
