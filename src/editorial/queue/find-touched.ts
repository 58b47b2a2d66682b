import { isDeepStrictEqual } from 'node:util'
import type { Work } from '#lib/node/work.ts'
import { changedBetween } from '#repository/changed-between.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { brandIdOf, dealsOfBrand } from '../documents/checks.ts'
import type { DealQueue, QueueFacts } from './deal-queue.ts'

/** Deals to look at again. The standings of all others hold between `since` and `until`. */
export type Touched = { ids: ReadonlySet<string>; since: number; until: number }

/** The ids of deals whose standing may have changed, some of which may be gone. */
export function* findTouched(queue: DealQueue, facts: QueueFacts): Work<Touched> {
  if (queue.standings.size === 0) return yield* everyDeal(facts.snapshot)
  const ids = new Set<string>()
  const clock = yield* findMoved(queue, facts.now.getTime())
  const changes = yield* changedBetween(queue.facts.snapshot, facts.snapshot)
  const touchedBrands = new Set<string>()
  const touch = (document: StoredDocument) => {
    if (document.type !== 'deal') return
    ids.add(document.id)
    // Other deals of the brand may be the same offer.
    touchedBrands.add(brandIdOf(document))
  }
  for (const deal of clock.moved) touch(deal)
  // A document changes too when the type of what it links to does, because its links say it.
  for (const { before, after } of changes) {
    if (before) touch(before)
    if (after) touch(after)
    yield
  }
  for (const brand of touchedBrands) {
    for (const { id } of yield* dealsOfBrand(brand, facts.snapshot)) ids.add(id)
  }
  for (const id of differentKeys(queue.facts.said, facts.said)) ids.add(id)
  for (const id of differentKeys(queue.facts.views, facts.views)) ids.add(id)
  return { ids, since: clock.since, until: clock.until }
}

function* everyDeal(snapshot: Snapshot): Work<Touched> {
  const ids = new Set<string>()
  for (const part of snapshot.byType.get('deal')?.parts ?? []) {
    for (const { id } of part) ids.add(id)
    yield part.length
  }
  return { ids, ...ALWAYS }
}

const ALWAYS = { since: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

type Moved = Pick<Touched, 'since' | 'until'> & { moved: readonly StoredDocument[] }

/** Deals that have begun, ended, sold out or come back, and how long the standings of the others hold. */
function* findMoved({ standings, since, until }: DealQueue, instant: number): Work<Moved> {
  if (since <= instant && instant < until) return { moved: [], since, until }
  const moved: StoredDocument[] = []
  const window = { ...ALWAYS }
  for (const standing of standings.values()) {
    if (standing.since <= instant && instant < standing.until) {
      window.since = Math.max(window.since, standing.since)
      window.until = Math.min(window.until, standing.until)
    } else moved.push(standing.deal)
    yield
  }
  return { moved, ...window }
}

function* differentKeys<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): Iterable<string> {
  for (const [key, value] of after) if (!isDeepStrictEqual(before.get(key), value)) yield key
  for (const key of before.keys()) if (!after.has(key)) yield key
}
