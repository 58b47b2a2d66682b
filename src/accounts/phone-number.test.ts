import { expect, test } from 'vitest'
import { toPhoneNumber } from './phone-number.ts'

test.for([
  ['9123 4567', '+6591234567'],
  ['+65 9123-4567', '+6591234567'],
  ['0065 81234567', '+6581234567'],
  ['(+44) 20 7946 0958', '+442079460958'],
  ['1234', null],
  ['91234567890', null],
  ['nine one two', null],
  ['', null],
] as const)('"%s" is %s', ([text, expected]) => {
  expect(toPhoneNumber(text)).toBe(expected)
})
