import { expect, test } from 'vitest'
import { sayLeftOut } from './left-out.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const base = 'Hot kopi. Open daily.'

test.for([
  ['Iced kopi. Open daily.', 'Hot kopi. Open now and then.', 'Leaves out “now and then.”'],
  ['Iced kopi. Open daily.', 'Hot black kopi. Open all days.', 'Leaves out “black”, “all days.”'],
  ['Iced kopi. Open daily.', 'Hot kopi.', 'Brings back “Open daily.”'],
  ['Iced kopi. Open always.', 'Hot kopi. Open always.', null],
] as const)('"%s" instead of "%s" says: %s', ([kept, other, said]) => {
  expect(sayLeftOut({ base, kept, other })).toBe(said)
})

test('a block is a text; a list and a missing block are none', () => {
  const kept = block('Iced kopi.')

  expect(sayLeftOut({ base: block('Hot kopi.'), kept, other: block('Hot kopi, now.') })).toBe(
    'Leaves out “kopi, now.”',
  )
  expect(sayLeftOut({ base: [], kept: ['a'], other: ['b'] })).toBe(null)
  expect(sayLeftOut({ base: block('Hot kopi.'), kept, other: undefined })).toBe(null)
})
