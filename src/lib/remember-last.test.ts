import { expect, test } from 'vitest'
import { createRemember } from './remember-last.ts'

test('what was made of the same things is given again, and of others made anew', () => {
  const remember = createRemember()
  const [a, b] = [{}, {}]
  const make = () => ({})

  const first = remember('name', [a, b], make)

  expect(remember('name', [a, b], make)).toBe(first)
  expect(remember('another', [a, b], make)).not.toBe(first)
  expect(remember('name', [b, a], make)).not.toBe(first)
  expect(remember('name', [a, b], make)).not.toBe(first)
})
