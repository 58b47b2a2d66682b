import { expect, test } from 'vitest'
import { agreedBefore } from './agreed-before.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const blocks = (...texts: string[]) => texts.map(block)

const before = blocks('Opens at nine.', 'Sells kopi and toast.', 'Closes at noon.')
const withoutKopi = blocks('Opens at nine.', 'Closes at noon.')

test('the common base has a block that the author deleted and a colleague changed', () => {
  const found = blocks('Opens at nine.', 'Sells kopi and kaya toast.', 'Closes at noon.')

  const agreed = agreedBefore({ before, typed: withoutKopi, own: withoutKopi, found })

  expect(agreed).toEqual(before)
})

test('the common base has a block that only the author deleted', () => {
  const agreed = agreedBefore({ before, typed: withoutKopi, own: withoutKopi, found: before })

  expect(agreed).toEqual(before)
})

test('both sides agree on a block that both have deleted', () => {
  const found = blocks('Opens at nine.', 'Closes at one.')

  const agreed = agreedBefore({ before, typed: withoutKopi, own: withoutKopi, found })

  expect(agreed).toEqual(withoutKopi)
})

test('both sides agree on a changed block that the draft has taken', () => {
  const own = blocks('Opens at ten.', 'Sells teh and toast.', 'Closes at noon.')
  const found = blocks('Opens at ten.', 'Sells kopi and kaya toast.', 'Closes at noon.')

  const agreed = agreedBefore({ before, typed: own, own, found })

  expect(agreed).toEqual(blocks('Opens at ten.', 'Sells kopi and toast.', 'Closes at noon.'))
})

test('an order that contradicts the order of the draft is not agreed on', () => {
  const own = blocks('Opens at nine.', 'Closes at noon.', 'Sells kopi and toast.')
  const found = blocks('Sells kopi and toast.', 'Opens at nine.', 'Closes at noon.')

  expect(agreedBefore({ before, typed: own, own, found })).toEqual(before)
})

test('both sides agree on an order that the draft has taken', () => {
  const own = blocks('Opens at nine.', 'Closes at noon.', 'Sells teh and toast.')
  const found = blocks('Opens at nine.', 'Closes at noon.', 'Sells kopi and kaya toast.')

  const agreed = agreedBefore({ before, typed: own, own, found })

  expect(agreed).toEqual(blocks('Opens at nine.', 'Closes at noon.', 'Sells kopi and toast.'))
})
