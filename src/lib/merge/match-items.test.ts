import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })

test.each([
  ['a long sentence', 'Toast at the stall beside it. Kopi at one.'],
  ['sentences at two places', 'Toast at ten, all day. Kopi at or before one. And soup.'],
])('a block is found again behind a new one after %s was typed into it', (_, text) => {
  const base = [block('Before.'), block('Kopi at one.')]
  const wanted = [block('Before.'), block('Kopi at two.'), block(text)]
  const found = base.with(1, block('Kopi at one. With cake.'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual([block('Before.'), block('Kopi at two.'), found[1]])
  expect(merged.conflicts).toEqual([{ path: [], before: base, after: wanted, found }])
})
