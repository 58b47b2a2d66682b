import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import {
  createPersistentList,
  type ListEdits,
  type PersistentList,
  piecesBetween,
  withEdits,
} from './persistent-list.ts'

type Numbers = PersistentList<number>

const lengths = fc.oneof(fc.nat(3), fc.nat(6000))
const places = fc.array(fc.nat(8000), { maxLength: 40 })
const change = fc.record({ cuts: places, inserts: places, ofAll: fc.boolean() })

/** A change may also empty the list, or insert several items at one place. */
function toEdits(length: number, { cuts, inserts, ofAll }: ChangeInput): ListEdits<number> {
  const all = Array.from({ length }, (_, place) => place)
  const ascending = (some: readonly number[]) => some.toSorted((a, b) => a - b)
  const some = [...new Set(cuts)].filter((place) => place < length)
  return {
    cuts: ofAll ? all : ascending(some),
    inserts: ascending(inserts.map((at) => at % (length + 1))).map((at, item) => ({ at, item })),
  }
}

type ChangeInput = { cuts: number[]; inserts: number[]; ofAll: boolean }

function naively(list: readonly number[], { cuts, inserts }: ListEdits<number>): number[] {
  const removed = new Set(cuts)
  return [...list, null].flatMap((value, place) => [
    ...inserts.filter(({ at }) => at === place).map(({ item }) => -item),
    ...(value === null || removed.has(place) ? [] : [value]),
  ])
}

const edited = (list: Numbers, edits: ListEdits<number>) =>
  atOnce(withEdits(list, edits, (item) => -item))

test('edits give the same list as editing an array, and leave the list before as it was', () => {
  fc.assert(
    fc.property(lengths, fc.array(change, { maxLength: 6 }), (length, changes) => {
      let array = Array.from({ length }, (_, place) => place)
      let list = createPersistentList(array)
      for (const each of changes) {
        const edits = toEdits(array.length, each)
        const before = list
        const inArray = array
        list = edited(list, edits)
        array = naively(array, edits)
        expect([...list]).toEqual(array)
        expect(list.length).toBe(array.length)
        expect([...before]).toEqual(inArray)
      }
      const looked = [0, 1, 511, 512, 1025, array.length - 1, array.length, -1]
      expect(looked.map(list.at)).toEqual(looked.map((place) => array[place]))
      const [start, end] = [Math.floor(length / 3), Math.floor(length / 2)]
      expect([...piecesBetween(list, start, end)].flat()).toEqual(array.slice(start, end))
    }),
    { numRuns: 150 },
  )
})

test('a small change copies a small part of a long list', () => {
  const list = createPersistentList(Array.from({ length: 100_000 }, (_, place) => place))
  const next = edited(list, { cuts: [70_000], inserts: [{ at: 0, item: 1 }] })
  const shared = new Set(list.parts)
  const copied = next.parts.filter((part) => !shared.has(part))
  expect(copied.flat().length).toBeLessThan(2500)
})

test('moving items to the front for ever does not leave ever more parts', () => {
  let list = createPersistentList(Array.from({ length: 5000 }, (_, place) => place))
  for (let round = 0; round < 4000; round++) {
    list = edited(list, { cuts: [(round * 7919) % 5000], inserts: [{ at: 0, item: round }] })
  }
  expect(list.length).toBe(5000)
  expect(list.parts.length).toBeLessThan(60)
})
