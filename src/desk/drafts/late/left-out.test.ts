import { expect, test } from 'vitest'
import { sayLeftOut } from './left-out.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const base = 'Hot kopi. Open daily.'

test.for([
  [
    'Iced kopi. Open daily.',
    'Hot kopi. Open now and then.',
    'Leaves out “now and then.” and brings back “daily.”',
  ],
  [
    'Iced kopi. Open daily.',
    'Hot black kopi. Open all days.',
    'Leaves out “black”, “all days.” and brings back “daily.”',
  ],
  ['Iced kopi. Open daily.', 'Hot kopi.', 'Brings back “Open daily.”'],
  ['Iced kopi. Open always.', 'Hot kopi. Open always.', null],
  ['Hot kopi. Open always.', 'Hot kopi. Open now.', 'Leaves out “now.”'],
] as const)('"%s" instead of "%s" says: %s', ([kept, other, said]) => {
  expect(sayLeftOut({ base, kept, other })).toBe(said)
})

test('a word counts as left out if it is only part of another word or stands elsewhere', () => {
  const base = 'Try this kopi. It is hot.'

  expect(
    sayLeftOut({
      base,
      kept: 'Try this teh. It is hot.',
      other: 'Try this kopi. It is hot. As is toast.',
    }),
  ).toBe('Leaves out “As is toast.”')
  expect(
    sayLeftOut({
      base,
      kept: 'Try this teh. It is hot.',
      other: 'Try is this kopi. It is hot.',
    }),
  ).toBe('Leaves out “is”')
})

test('of Chinese text the changed characters are quoted', () => {
  const base = '咖啡很浓。每天开门。'

  expect(sayLeftOut({ base, kept: '咖啡很浓。天天开门。', other: '咖啡很淡。每天开门。' })).toBe(
    'Leaves out “淡” and brings back “浓”',
  )
  expect(sayLeftOut({ base, kept: '茶水很淡。每天开门。', other: '咖啡很淡。每天开门。' })).toBe(
    null,
  )
})

test('a word that was moved is neither left out nor brought back', () => {
  expect(
    sayLeftOut({
      base: 'Daily kopi and toast.',
      kept: 'Daily kopi and eggs.',
      other: 'kopi and Daily toast.',
    }),
  ).toBe(null)
})

test.for([
  ['a date', '2026-11-18', '2026-11-19', '2026-11-20'],
  ['an option', 'Food', 'Travel', 'Home'],
  ['a new text', undefined, 'Kopi', 'Teh and toast'],
] as const)(
  '%s without a word in common leaves nothing out, because both sides are shown',
  ([, base, kept, other]) => {
    expect(sayLeftOut({ base, kept, other })).toBe(null)
  },
)

test('only blocks count as text', () => {
  const kept = block('Iced kopi.')

  expect(sayLeftOut({ base: block('Hot kopi.'), kept, other: block('Hot kopi. Now.') })).toBe(
    'Leaves out “Now.”',
  )
  expect(sayLeftOut({ base: [], kept: ['a'], other: ['b'] })).toBe(null)
  expect(sayLeftOut({ base: block('Hot kopi.'), kept, other: undefined })).toBe(null)
})
