import type { Work } from '#lib/node/work.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { type IndexKind, STEPS_OF_READING } from '#repository/index/index-kind.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

/** When each document is over, in ms, by its slot. Only deals ever are. */
export function overIndex(snapshot: Snapshot, lifespanOf: LifespanOf): Work<Float64Array> {
  return snapshot.indexes.get('over', () => toKind((document) => overAt(document, lifespanOf)))
}

/** As `isOver` says it for every instant. */
function overAt(document: StoredDocument, lifespanOf: LifespanOf): number {
  if (document.type !== 'deal') return Number.POSITIVE_INFINITY
  const { starts, ends } = lifespanOf(document as DealDocument)
  return ends <= starts ? Number.NEGATIVE_INFINITY : ends
}

function toKind(read: (document: StoredDocument) => number): IndexKind<Float64Array> {
  return {
    empty: new Float64Array(0),
    *update(index, changes) {
      let instants = index.slice()
      for (const { slot, after } of changes) {
        if (slot >= instants.length) instants = grown(instants, slot)
        instants[slot] = after ? read(after) : Number.POSITIVE_INFINITY
        yield STEPS_OF_READING
      }
      return instants
    },
  }
}

function grown(instants: Float64Array, slot: number): Float64Array<ArrayBuffer> {
  const more = new Float64Array(Math.max(slot + 1, 2 * instants.length))
  more.set(instants)
  return more
}
