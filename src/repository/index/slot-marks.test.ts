import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import { createMarks, isMarked, mark, markedSlots } from './slot-marks.ts'

const COUNT = 200

test('marked slots are listed once, in ascending order, and no others are marked', () => {
  const someSlots = fc.array(fc.integer({ min: 0, max: COUNT - 1 }))

  fc.assert(
    fc.property(someSlots, (slots) => {
      const marks = createMarks(COUNT)
      for (const slot of slots) mark(marks, slot)

      const expected = [...new Set(slots)].sort((a, b) => a - b)
      expect(Array.from(atOnce(markedSlots(marks)))).toEqual(expected)
      const all = Array.from({ length: COUNT }, (_, slot) => slot)
      expect(all.filter((slot) => isMarked(marks, slot))).toEqual(expected)
    }),
  )
})
