import { expect, test } from 'vitest'
import { summarise } from '../bench/summarise-faults.ts'

test('each promise of each fault is one line, kept or missed', () => {
  const lines = ['a start', 'lost   0   kept: at most 0', 'slowest   61 ms   MISSED: at most 50']

  const { text, missed } = summarise([{ name: 'kill', lines, code: 1 }])

  expect(text.split('\n')).toEqual([
    'kept   kill             lost 0 kept: at most 0',
    'MISSED kill             slowest 61 ms MISSED: at most 50',
    '1 of 2 promises kept, 1 missed',
  ])
  expect(missed).toBe(1)
})

test('a fault that ends with an error counts as missed', () => {
  const { missed } = summarise([
    { name: 'thrown', lines: ['lost   0   kept: at most 0'], code: 1 },
    { name: 'ended by time', lines: [], code: null },
    { name: 'silent', lines: ['nothing promised'], code: 0 },
  ])

  expect(missed).toBe(3)
})
