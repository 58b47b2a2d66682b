import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editSlots, readSlots, type StoredSlots } from './edited-slots.ts'

const slot = fc.nat(3000)
const toggles = fc.array(fc.uniqueArray(slot, { maxLength: 30 }), { maxLength: 12 })

test('after any changes, read or not between them, a list has the slots that a set has', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(slot, { maxLength: 900 }),
      toggles,
      fc.infiniteStream(fc.boolean()),
      (first, changes, isRead) => {
        const set = new Set(first)
        const ascending = (slots: Iterable<number>) => [...slots].toSorted((a, b) => a - b)
        let list: StoredSlots = Uint32Array.from(ascending(set))
        for (const toggled of changes) {
          const gone = ascending(toggled.filter((each) => set.has(each)))
          const fresh = ascending(toggled.filter((each) => !set.has(each)))
          const before = list
          const slotsBefore = ascending(set)
          list = editSlots(list, gone, fresh)
          for (const each of gone) set.delete(each)
          for (const each of fresh) set.add(each)
          expect(list.length).toBe(set.size)
          if (isRead.next().value) {
            expect(Array.from(readSlots(list))).toEqual(ascending(set))
            expect(Array.from(readSlots(before))).toEqual(slotsBefore)
          }
        }
        expect(Array.from(readSlots(list))).toEqual(ascending(set))
      },
    ),
    { numRuns: 200 },
  )
})

test('a small change of a long list copies nothing until somebody reads it', () => {
  const base = Uint32Array.from({ length: 100_000 }, (_, each) => each)
  const once = editSlots(base, [7], [])
  const twice = editSlots(once, [8], [7])
  expect(twice).toMatchObject({ base, length: 99_999 })
  expect(readSlots(twice)[8]).toBe(9)
  expect(readSlots(twice)).toBe(readSlots(twice))
})
