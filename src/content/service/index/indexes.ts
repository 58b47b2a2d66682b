import type { StoredDocument } from '../stored-document.ts'
import type { IndexKind, SlotChange } from './index-kind.ts'

/** The indexes of one snapshot, each made when it is first asked for. */
export type Indexes = {
  /** `name` says what `kind` makes. Names come from known fields, so there are not many. */
  get: <Index>(name: string, kind: () => IndexKind<Index>) => Index
  /** Those of the next snapshot: what was made is kept up to date, not made again. */
  after: (changes: readonly SlotChange[], bySlot: BySlot) => Indexes
}

type BySlot = readonly (StoredDocument | null)[]
type Made = { kind: IndexKind<unknown>; index: unknown }

// A change of more than this part of all documents costs more to follow than to begin anew.
const LARGE = 1 / 4

export function createIndexes(bySlot: BySlot, made: Map<string, Made> = new Map()): Indexes {
  return {
    get<Index>(name: string, createKind: () => IndexKind<Index>): Index {
      const known = made.get(name)
      if (known) return known.index as Index
      const kind = createKind()
      const index = kind.update(kind.empty, allFresh(bySlot))
      made.set(name, { kind: kind as IndexKind<unknown>, index })
      return index
    },
    after(changes, nextBySlot) {
      if (changes.length > nextBySlot.length * LARGE) return createIndexes(nextBySlot)
      const next = new Map<string, Made>()
      for (const [name, { kind, index }] of made) {
        next.set(name, { kind, index: kind.update(index, changes) })
      }
      return createIndexes(nextBySlot, next)
    },
  }
}

function allFresh(bySlot: BySlot): SlotChange[] {
  return bySlot.flatMap((after, slot) => (after ? { slot, before: null, after } : []))
}
