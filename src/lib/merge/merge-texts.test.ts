import { expect, test } from 'vitest'
import { createRandom } from '../../../bench/seeded-random.ts'
import { mergeTexts } from './merge-texts.ts'

const block = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans })

test.for([
  [
    'Hot kopi. Open daily.',
    'Iced kopi. Open daily.',
    'Hot kopi. Open on weekdays.',
    'Iced kopi. Open on weekdays.',
  ],
  [
    '咖啡很浓。每天开门。',
    '冰咖啡很浓。每天开门。',
    '咖啡很浓。每天七点开门。',
    '冰咖啡很浓。每天七点开门。',
  ],
] as const)('changes at different words of "%s" are kept both', ([base, wanted, found, both]) => {
  const blocks = { base: block(base), wanted: block(wanted), found: block(found) }

  expect(mergeTexts({ base, wanted, found })).toBe(both)
  expect(mergeTexts(blocks)).toEqual(block(both))
})

test('a change that both have made is applied once', () => {
  const base = 'One two three four five six'

  const merged = mergeTexts({
    base,
    wanted: 'ONE two three four five SIX',
    found: 'ONE two three four five six',
  })

  expect(merged).toBe('ONE two three four five SIX')
})

test.for([
  ['the same word', 'Kopi is strong', 'Kopi is sweet', 'Kopi is hot'],
  ['the same end', 'Kopi is strong.', 'Kopi is strong. With milk.', 'Kopi is strong. With ice.'],
  ['a rewritten text', 'Kopi is strong', 'Toast with butter and egg', 'Kopi is very strong'],
])('two changes cannot be separated: %s', ([, base, wanted, found]) => {
  expect(mergeTexts({ base, wanted, found })).toBe(null)
})

test('blocks with spans, other types and other values are not merged', () => {
  const [base, wanted, found] = ['One two three', 'ONE two three', 'One two THREE']
  const strong = [{ type: 'strong', start: 0, end: 3 }]

  expect(
    mergeTexts({ base: block(base), wanted: block(wanted), found: block(found, strong) }),
  ).toBe(null)
  expect(
    mergeTexts({
      base: block(base),
      wanted: { ...block(wanted), type: 'heading2' },
      found: block(found),
    }),
  ).toBe(null)
  expect(mergeTexts({ base: 1, wanted: 2, found: 3 })).toBe(null)
})

test('the merged text contains all random changes at different words', () => {
  for (let seed = 0; seed < 500; seed++) {
    const random = createRandom(seed)
    const words = Array.from({ length: 12 }, (_, at) => `w${at}`)
    const own = random.between(0, 11)
    const theirs = (own + random.between(2, 9)) % 12
    const change = (at: number, text: string) =>
      words.with(at, random.next() < 0.5 ? text : `${text} ${words[at]}`).join(' ')
    const [wanted, found] = [change(own, 'own'), change(theirs, 'theirs')]

    const merged = String(mergeTexts({ base: words.join(' '), wanted, found }))

    expect(merged.split(' ').toSorted(), `seed ${seed}`).toEqual(
      [...new Set([...wanted.split(' '), ...found.split(' ')])]
        .filter((word) => [wanted, found].every((text) => !isTakenOut(word, text)))
        .toSorted(),
    )
  }
})

/** A word of the base that a side no longer has. */
function isTakenOut(word: string, text: string): boolean {
  return /^w\d+$/.test(word) && !text.split(' ').includes(word)
}
