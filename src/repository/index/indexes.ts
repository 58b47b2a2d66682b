import type { Work } from '#lib/node/work.ts'
import type { PersistentList } from '../persistent-list.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { IndexKind, SlotChange } from './index-kind.ts'

/** The indexes of one snapshot, each built on first use. */
export type Indexes = {
  /** `name` identifies the index that `kind` builds. */
  get: <Index>(name: string, kind: () => IndexKind<Index>) => Work<Index>
  /** Like `get`, for a field named in a query. Keeps only the most recently used ones, to bound memory. */
  ofField: <Index>(name: string, kind: () => IndexKind<Index>) => Work<Index>
  /** The indexes of the next snapshot. Finished ones are updated, not built again. */
  after: (changes: readonly SlotChange[], bySlot: BySlot) => Work<Indexes>
}

type BySlot = PersistentList<StoredDocument | null>
/** An index that is finished, or half built. The next query that needs a half-built one continues it. */
type Made = { kind: IndexKind<unknown>; work: Work<unknown> | null; index: unknown }
type MadeIndexes = { own: Map<string, Made>; ofFields: Map<string, Made> }

// If a larger share of the documents changes, building indexes again is cheaper than updating them.
const LARGE = 1 / 4
/** With 31,000 documents, one index takes up to 5 MB. */
const MAX_OF_FIELDS = 48

export function createIndexes(
  bySlot: BySlot,
  made: MadeIndexes = { own: new Map(), ofFields: new Map() },
): Indexes {
  function begin<Index>(created: IndexKind<Index>): Made {
    const kind = created as IndexKind<unknown>
    return { kind, work: kind.update(kind.empty, allFresh(bySlot)), index: null }
  }

  return {
    *get<Index>(name: string, createKind: () => IndexKind<Index>): Work<Index> {
      const known = made.own.get(name) ?? begin(createKind())
      made.own.set(name, known)
      return (yield* finish(known)) as Index
    },
    *ofField<Index>(name: string, createKind: () => IndexKind<Index>): Work<Index> {
      const { ofFields } = made
      const known = ofFields.get(name) ?? begin(createKind())
      // A Map keeps insertion order, so the first is the least recently used.
      ofFields.delete(name)
      ofFields.set(name, known)
      const [oldest = name] = ofFields.keys()
      if (ofFields.size > MAX_OF_FIELDS) ofFields.delete(oldest)
      return (yield* finish(known)) as Index
    },
    *after(changes, nextBySlot) {
      if (changes.length > nextBySlot.length * LARGE) return createIndexes(nextBySlot)
      const own = yield* updated(made.own, changes)
      const ofFields = yield* updated(made.ofFields, changes)
      return createIndexes(nextBySlot, { own, ofFields })
    },
  }
}

/**
 * Yields no steps: everybody shares the index, so the query that needs it first does not pay for it.
 * The time still counts.
 */
function* finish(made: Made): Work<unknown> {
  while (made.work) {
    const step = made.work.next()
    if (step.done) Object.assign(made, { work: null, index: step.value })
    yield 0
  }
  return made.index
}

function* updated(
  indexes: ReadonlyMap<string, Made>,
  changes: readonly SlotChange[],
): Work<Map<string, Made>> {
  const next = new Map<string, Made>()
  // A copy of the entries: queries may add indexes while this work is paused.
  for (const [name, { kind, work, index }] of [...indexes]) {
    if (!work) next.set(name, { kind, work, index: yield* kind.update(index, changes) })
  }
  return next
}

/** One at a time: as a list they would outlive the work on a large index, and then be garbage for long. */
function* allFresh(bySlot: BySlot): Iterable<SlotChange> {
  let slot = 0
  for (const after of bySlot) {
    if (after) yield { slot, before: null, after }
    slot += 1
  }
}
