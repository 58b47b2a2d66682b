import { firstPlace } from '#lib/node/first-place.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import type { Work } from '#lib/node/work.ts'
import { createPersistentList, type PersistentList, withEdits } from '../persistent-list.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type IndexKind, type SlotChange, STEPS_OF_READING, WRONG_VALUE } from './index-kind.ts'
import { findEdits } from './sorted-edits.ts'

export type SortableValue = number | string

/** All values with the slots of their documents, in ascending order. */
export type SortedIndex<Value extends SortableValue> = {
  values: PersistentList<Value>
  slots: PersistentList<number>
  /** The number of values of the wrong kind. */
  wrong: number
}

type ReadValues<Value> = (document: StoredDocument) => readonly (Value | typeof WRONG_VALUE)[]
type Entry<Value> = { value: Value; slot: number }

export function sortedIndex<Value extends SortableValue>(
  read: ReadValues<Value>,
): IndexKind<SortedIndex<Value>> {
  return {
    empty: { values: createPersistentList(), slots: createPersistentList(), wrong: 0 },
    *update(index, changes) {
      const { gone, fresh, wrong } = yield* collectEntries(changes, read)
      if (gone.length + fresh.length + Math.abs(wrong) === 0) return index
      const { values, slots } = index
      // The first time there is nothing to merge with.
      if (values.length === 0) {
        const sorted = yield* sortWork(fresh, compareEntries)
        return {
          values: createPersistentList(sorted.map(({ value }) => value)),
          slots: createPersistentList(sorted.map(({ slot }) => slot)),
          wrong,
        }
      }
      const itemAt = (place: number): Entry<Value> => ({
        value: values.at(place) as Value,
        slot: slots.at(place) as number,
      })
      const list = { length: values.length, itemAt, compare: compareEntries }
      const edits = yield* findEdits<Entry<Value>>(list, gone, fresh)
      return {
        values: yield* withEdits(values, edits, ({ value }) => value),
        slots: yield* withEdits(slots, edits, ({ slot }) => slot),
        wrong: index.wrong + wrong,
      }
    },
  }
}

type CollectedEntries<Value> = { gone: Entry<Value>[]; fresh: Entry<Value>[]; wrong: number }

function* collectEntries<Value extends SortableValue>(
  changes: Iterable<SlotChange>,
  read: ReadValues<Value>,
): Work<CollectedEntries<Value>> {
  const [gone, fresh]: [Entry<Value>[], Entry<Value>[]] = [[], []]
  let wrong = 0
  for (const { slot, before, after } of changes) {
    const [old, now] = [uniqueValues(before, read), uniqueValues(after, read)]
    wrong += Number(now.has(WRONG_VALUE)) - Number(old.has(WRONG_VALUE))
    for (const value of old) {
      if (value !== WRONG_VALUE && !now.has(value)) gone.push({ value, slot })
    }
    for (const value of now) {
      if (value !== WRONG_VALUE && !old.has(value)) fresh.push({ value, slot })
    }
    yield STEPS_OF_READING
  }
  return { gone, fresh, wrong }
}

function uniqueValues<Value>(document: StoredDocument | null, read: ReadValues<Value>) {
  return new Set(document ? read(document) : [])
}

function compareEntries<Value extends SortableValue>(a: Entry<Value>, b: Entry<Value>): number {
  return compareSortable(a.value, b.value) || a.slot - b.slot
}

/** Numbers before texts; texts by their code units. */
function compareSortable(a: SortableValue, b: SortableValue): number {
  if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0
  return typeof a === 'number' ? -1 : 1
}

/** Limits are exclusive unless `inclusive`. */
export type Range = { above?: number; below?: number; inclusive?: boolean }

/** The places of the range's values: from `start` up to, but not including, `end`. */
export function placesInRange({ values }: SortedIndex<number>, range: Range) {
  const { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY, inclusive } = range
  const value = (place: number) => values.at(place) as number
  const start = firstPlace(values.length, (place) =>
    inclusive ? value(place) >= above : value(place) > above,
  )
  const end = firstPlace(values.length, (place) =>
    inclusive ? value(place) > below : value(place) >= below,
  )
  return { start, end }
}
