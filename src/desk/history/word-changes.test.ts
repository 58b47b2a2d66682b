import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

test('a comparison marks removed and added words', () => {
  expect(wordChanges('20% off the feast', '25% off the whole feast')).toEqual([
    { kind: 'gone', text: '20%' },
    { kind: 'new', text: '25%' },
    { kind: 'same', text: ' off the' },
    { kind: 'new', text: ' whole' },
    { kind: 'same', text: ' feast' },
  ])
})

test('long unchanged passages are shortened', () => {
  const long = 'word '.repeat(100)

  const [start, , end] = wordChanges(`${long}a ${long}`, `${long}b ${long}`)

  expect(start?.text).toMatch(/^…(.{60})$/)
  expect(end?.text.length).toBeLessThan(200)
})

test('the parts of a comparison without cuts add up to both texts', () => {
  const [before, after] = ['one two three', 'zero one three four']
  const parts = wordChanges(before, after)

  const without = (kind: string) =>
    parts.filter((part) => part.kind !== kind).map(({ text }) => text)
  expect(without('new').join('')).toBe(before)
  expect(without('gone').join('')).toBe(after)
})
