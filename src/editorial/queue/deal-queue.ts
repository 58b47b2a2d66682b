import { isLiveAt, livenessChanges, livenessSince } from '#deals/times/lifespan.ts'
import { type QueueKind, queueKinds } from '#desk/wire/today.ts'
import type { Work } from '#lib/node/work.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { byLastPublication } from '#repository/document-order.ts'
import type { DealDocument } from '#repository/documents.ts'
import { findEdits } from '#repository/index/sorted-edits.ts'
import {
  createPersistentList,
  type PersistentList,
  withEdits,
} from '#repository/persistent-list.ts'
import type { CheckInput } from '../documents/checks.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { findTouched } from './find-touched.ts'
import { findingReason, type Moment, momentOf, type Reason, reasonFor } from './queue-row.ts'
import type { ReadersSay } from './readers-say.ts'

export type QueueTools = Pick<ListServices, 'lifespanOf' | 'checkListed'>

/** Everything that reasons depend on. */
export type QueueFacts = CheckInput & {
  /** By the id of the deal. */
  said: ReadonlyMap<string, ReadersSay>
  views: ReadonlyMap<string, number>
}

/** How urgent a deal is. It holds from `since` until `until` on the same day, unless the facts change. */
type Standing = {
  deal: DealDocument
  /** `null` if it needs nobody. */
  kind: QueueKind | null
  weight: number
  since: number
  until: number
}

/** How urgent every deal is. The next queue reuses and changes `standings`; the rest never changes. */
export type DealQueue = {
  facts: QueueFacts
  day: string
  /** By the id of the deal. */
  standings: Map<string, Standing>
  /** Deals that need somebody, most urgent first. */
  ranked: PersistentList<Standing>
  counts: Readonly<Record<QueueKind, number>>
  /** How many deals begin and end on each day. */
  days: ReadonlyMap<string, Turnover>
  /** Between the two, the clock changes no standing. */
  since: number
  until: number
}

type Turnover = { begins: number; ends: number }

/** Looking at a deal takes about as long as this many steps through a list. */
const STEPS_OF_DEAL = 20

/**
 * The queue with these facts. Only deals whose reasons may differ from those in the queue before are looked at; all of them on
 * another day or with other models.
 */
export function* nextQueue(
  before: DealQueue | null,
  facts: QueueFacts,
  tools: QueueTools,
): Work<DealQueue> {
  const day = singaporeDay(facts.now)
  const base =
    before && before.day === day && before.facts.models.modelOf === facts.models.modelOf
      ? before
      : createEmptyQueue(facts, day)
  const touched = yield* findTouched(base, facts)
  const moment = momentOf(facts.now)
  let { since, until } = touched
  const moves: Move[] = []
  for (const id of touched.ids) {
    const document = facts.snapshot.byId.get(id)
    const isDeal = document?.type === 'deal'
    const after = isDeal
      ? yield* standingOf(document as DealDocument, { facts, moment }, tools)
      : null
    if (after) [since, until] = [Math.max(since, after.since), Math.min(until, after.until)]
    moves.push({ id, before: base.standings.get(id) ?? null, after })
    yield STEPS_OF_DEAL
  }
  return { ...(yield* withMoves(base, moves, tools)), facts, since, until }
}

function createEmptyQueue(facts: QueueFacts, day: string): DealQueue {
  return {
    ...{ facts, day },
    standings: new Map(),
    ranked: createPersistentList(),
    counts: Object.fromEntries(queueKinds.map((kind) => [kind, 0])) as DealQueue['counts'],
    days: new Map(),
    since: Number.NEGATIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
  }
}

type Now = { facts: QueueFacts; moment: Moment }

function* standingOf(deal: DealDocument, now: Now, tools: QueueTools): Work<Standing> {
  const reason = yield* reasonOf(deal, now, tools)
  const [lifespan, instant] = [tools.lifespanOf(deal), now.moment.now.getTime()]
  return {
    deal,
    kind: reason?.kind ?? null,
    weight: reason?.weight ?? 0,
    since: livenessSince(lifespan, instant),
    until: livenessChanges(lifespan, instant),
  }
}

/** Why a deal needs somebody; `null` if it does not. */
export function* reasonOf(
  deal: DealDocument,
  { facts, moment }: Now,
  { lifespanOf, checkListed }: QueueTools,
): Work<Reason | null> {
  const lifespan = lifespanOf(deal)
  const [say, views] = [facts.said.get(deal.id) ?? null, facts.views.get(deal.id) ?? 0]
  const reason = reasonFor(deal, { ...moment, lifespan, say, views })
  if (reason || !isLiveAt(lifespan, moment.now.getTime())) return reason
  return findingReason(yield* checkListed(deal, facts))
}

type Move = { id: string; before: Standing | null; after: Standing | null }

function* withMoves(
  base: DealQueue,
  moves: readonly Move[],
  { lifespanOf }: QueueTools,
): Work<DealQueue> {
  const counts = { ...base.counts }
  const days = new Map(base.days)
  const gone: Standing[] = []
  const fresh: Standing[] = []
  const add = (standing: Standing, list: Standing[], more: 1 | -1) => {
    if (standing.kind) {
      counts[standing.kind] += more
      list.push(standing)
    }
    const { startsOn, endsOn } = lifespanOf(standing.deal)
    if (startsOn !== null) addTo(days, startsOn, { begins: more, ends: 0 })
    if (endsOn !== null) addTo(days, endsOn, { begins: 0, ends: more })
  }
  for (const { before, after } of moves) {
    if (before) add(before, gone, -1)
    if (after) add(after, fresh, 1)
    yield STEPS_OF_DEAL
  }
  const { length } = base.ranked
  const itemAt = (place: number) => base.ranked.at(place) as Standing
  const edits = yield* findEdits({ length, itemAt, compare: byUrgency }, gone, fresh)
  const ranked = yield* withEdits(base.ranked, edits, (standing) => standing)
  // Last, so that interrupted work leaves the queue as it was. In place, because to copy a map of all deals takes too long.
  const { standings } = base
  const isFirst = standings.size === 0
  for (const { id, after } of moves) {
    if (after) standings.set(id, after)
    else standings.delete(id)
    if (isFirst) yield
  }
  return { ...base, counts, days, ranked, standings }
}

function addTo(days: Map<string, Turnover>, day: string, more: Turnover): void {
  const { begins, ends } = days.get(day) ?? { begins: 0, ends: 0 }
  days.set(day, { begins: begins + more.begins, ends: ends + more.ends })
}

/** Never 0 for two deals. */
function byUrgency(a: Standing, b: Standing): number {
  return rankOf(a) - rankOf(b) || b.weight - a.weight || byLastPublication(a.deal, b.deal)
}

function rankOf({ kind }: Standing): number {
  return kind ? queueKinds.indexOf(kind) : queueKinds.length
}
