import { expect, test } from 'vitest'
import { appendSlots } from './append-slots.ts'

test('two lists derived from the same list do not affect each other', () => {
  const start = appendSlots(Uint32Array.of(1, 2, 3), [4])

  const one = appendSlots(start, [5])
  const other = appendSlots(start, [6, 7])
  const longer = appendSlots(one, [8])

  expect(Array.from(start)).toEqual([1, 2, 3, 4])
  expect(Array.from(one)).toEqual([1, 2, 3, 4, 5])
  expect(Array.from(other)).toEqual([1, 2, 3, 4, 6, 7])
  expect(Array.from(longer)).toEqual([1, 2, 3, 4, 5, 8])
})

test('a list keeps growing when its spare room is full', () => {
  let list = appendSlots([], [0])

  for (let slot = 1; slot < 1000; slot++) list = appendSlots(list, [slot])

  expect(Array.from(list)).toEqual(Array.from({ length: 1000 }, (_, slot) => slot))
})
