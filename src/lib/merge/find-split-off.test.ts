import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })

test('a block that one person splits and another changes is a conflict, and its words stay once', () => {
  const base = ['Stall one opens at dawn. Its queue is long.', 'Stall two.'].map(block)
  const wanted = ['Stall one opens at dawn.', 'Come early. Its queue is long.', 'Stall two.'].map(
    block,
  )
  const found = base.with(0, block('Stall one opens at dawn. Bring cash. Its queue is long.'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual(found)
  expect(merged.conflicts).toEqual([{ path: [], before: base, after: wanted, found }])
})

test('two people who split a block alike, and one who goes on, make no conflict', () => {
  const base = ['Stall one opens at dawn. Its queue is long.', 'Stall two.'].map(block)
  const wanted = ['Stall one opens at dawn.', 'Its queue is long.', 'Stall two.'].map(block)
  const found = wanted.with(2, block('Stall two closes.'))

  expect(mergeValues({ base, wanted, found })).toEqual({ value: found, conflicts: [] })
})

test('rows of a group are no blocks, although they may have a text', () => {
  const row = (text: string, price: number) => ({ text, price })
  const base = [row('Kopi and toast', 5)]
  const wanted = [row('Kopi with toast', 5), row('Teh and toast', 4)]

  const merged = mergeValues({ base, wanted, found: [row('Kopi and toast', 6)] })

  expect(merged.value).toContainEqual(row('Teh and toast', 4))
})
