import type { Work } from '#lib/work.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { IndexKind, SlotChange } from './index-kind.ts'

/** The indexes of one snapshot, each made when it is first asked for. */
export type Indexes = {
  /** `name` says what `kind` makes. */
  get: <Index>(name: string, kind: () => IndexKind<Index>) => Work<Index>
  /** As `get`, of a field that a query names. Only those asked for last are kept: there are more than fit in memory. */
  ofField: <Index>(name: string, kind: () => IndexKind<Index>) => Work<Index>
  /** The indexes of the next snapshot. Finished ones are updated, not built again. */
  after: (changes: readonly SlotChange[], bySlot: BySlot) => Work<Indexes>
}

type BySlot = readonly (StoredDocument | null)[]
/** Half made, or finished. Whoever asks for an index that is half made goes on with it. */
type Made = { kind: IndexKind<unknown>; work: Work<unknown> | null; index: unknown }
type MadeIndexes = { own: Map<string, Made>; ofFields: Map<string, Made> }

// A change of more than this part of all documents costs more to follow than to begin anew.
const LARGE = 1 / 4
/** Of 31,000 documents an index takes up to 5 MB. */
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
      // A Map keeps the order of insertion: the first is the one unused for longest.
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
 * No steps are told: an index is for everybody, and a query that happens to need it first is not the dearer one.
 * The time that it takes still counts.
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

function allFresh(bySlot: BySlot): SlotChange[] {
  return bySlot.flatMap((after, slot) => (after ? { slot, before: null, after } : []))
}
