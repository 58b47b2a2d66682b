import { expect, test } from 'vitest'
import { changeOf } from '../bench/report-change.ts'

const slow = [501, 507, 511, 498, 505]
const fast = [441, 449, 437, 452, 460]

test('a figure is better or worse when the rounds of both commits are apart', () => {
  expect(changeOf({ old: slow, new: fast }, 'lower')).toBe('better')
  expect(changeOf({ old: fast, new: slow }, 'lower')).toBe('WORSE')
  expect(changeOf({ old: fast, new: slow }, 'higher')).toBe('better')
  expect(changeOf({ old: [7, 7, 7, 7, 7], new: [8, 8, 8, 8, 8] }, 'lower')).toBe('WORSE')
})

test('a difference within the noise does not count', () => {
  expect(changeOf({ old: slow, new: [499, 506, 512, 503, 504] }, 'lower')).toBe('same')
  expect(changeOf({ old: [7, 7, 7, 7, 7], new: [7, 7, 7, 7, 7] }, 'lower')).toBe('same')
})
