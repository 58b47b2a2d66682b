import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexAtOnce } from '../../test/index-at-once.ts'
import type { SearchOptions } from './create-search-index.ts'
import type { RecordDetails, SearchRecord } from './search-record.ts'

type Parts = Partial<SearchRecord & RecordDetails> & { id: string }

function record({ texts = {}, facets = {}, ...parts }: Parts): SearchRecord {
  const details = () => ({ texts, facets })
  return { kind: 'deal', details, price: null, usableUntil: 0, ...parts }
}

function titled(...titles: string[]): SearchRecord[] {
  return titles.map((title) => record({ id: title, texts: { title: [title] } }))
}

const some: SearchOptions = { limit: 10 }

function idsFor(records: readonly SearchRecord[], query: string, options = some): string[] {
  return indexAtOnce(records)
    .search(query, options)
    .hits.map(({ id }) => id)
}

test('exact matches come before beginnings of words, typing errors, synonyms and running text', () => {
  const records = [
    record({ id: 'text', texts: { text: ['a coffee'] } }),
    record({ id: 'synonym', texts: { title: ['Kopi'] } }),
    record({ id: 'beginning', texts: { title: ['Coffeehouse'] } }),
    record({ id: 'exact', texts: { title: ['Coffee'] } }),
  ]

  expect(idsFor(records, 'coffee')).toEqual(['exact', 'synonym', 'beginning', 'text'])
  expect(idsFor(records.slice(0, 3), 'coffe')[0]).toBe('beginning')
})

test('`constructor` is a word like any other', () => {
  const records = titled('Constructor kits', 'Prototypes', 'Kaya toast')

  expect(idsFor(records, 'constructor')).toEqual(['Constructor kits'])
  expect(idsFor(records, 'toast')).toEqual(['Kaya toast'])
})

test.each([
  ['cofee', 'Coffee for two'],
  ['cofefe', 'Coffee for two'],
  ['COFFEES', 'Coffee for two'],
  ['brulee', 'Crème brûlée'],
  ['crème brulée', 'Crème brûlée'],
  ['flavors', 'Two flavours'],
  ['dives', 'Diving for beginners'],
  ['merboks', 'Merbok’s corner'],
])('%j finds %j', (query, title) => {
  expect(idsFor(titled('Something else', title), query)).toEqual([title])
})

test('a known word is not corrected', () => {
  expect(idsFor(titled('A boat', 'A coat'), 'boat')).toEqual(['A boat'])
})

test('the corrected query keeps correct words as typed', () => {
  const index = indexAtOnce(titled('Laksa at Bugis'))

  expect(index.search('Best  lakza, Bugis!', some).corrected).toEqual({
    query: 'Best  laksa, Bugis!',
    words: [{ typed: 'lakza', meant: 'laksa' }],
  })
  expect(index.search('laksa', some).corrected).toBeNull()
  expect(index.search('lakza', { ...some, isAsTyped: true }).corrected).toBeNull()
})

test('records with all words come first; if they are few, those with most words follow', () => {
  const records = titled('Red tea', 'Red tea cake', 'Blue tea')
  const { hits } = indexAtOnce(records).search('red tea cake', some)

  expect(hits.map(({ id, isClose }) => [id, isClose])).toEqual([
    ['Red tea cake', false],
    ['Red tea', true],
  ])
})

test.each([
  'cheap laksa near Bugis',
  'best laksa deals in Bugis please',
  'where got nice laksa around bugis',
  'top laksa promos at Bugis station',
  'laksa ??? Bugis',
])('%j means the same as laksa at Bugis', (query) => {
  const { counts } = indexAtOnce(titled('Laksa at Bugis', 'Cake')).search(query, some)

  expect(counts.deal).toBe(1)
})

test('a query of only small words searches for them', () => {
  expect(idsFor(titled('Budget noodles', 'Cake'), 'cheap')).toEqual(['Budget noodles'])
})

test('“++” is a word, except on sun cream', () => {
  expect(idsFor(titled('Set lunch $30++', 'Sun cream PA++++'), '++')).toEqual(['Set lunch $30++'])
})

test('a deal with a nett price is not found by “gst”', () => {
  const added = ['Prices before GST', 'Set for $30++', 'Subject to service charge and GST']
  const absorbed = [
    'GST absorbed',
    'No GST',
    'No service charge',
    'We absorb GST',
    'Without GST',
    'No GST or service charge',
    'GST and service charge included',
  ]
  const records = titled(...added, ...absorbed, 'Cake')

  expect(idsFor(records, '++').toSorted()).toEqual(added.toSorted())
  expect(idsFor(records, 'nett').toSorted()).toEqual(absorbed.toSorted())
  // Both say the word itself.
  expect(idsFor(titled('GST absorbed', 'Before GST'), 'gst')).toHaveLength(2)
})

test('if no deal has the thing itself, related deals are close matches, and the missing word is named', () => {
  const index = indexAtOnce(titled('A hamper of jam', 'A lamp'))

  const { hits, counts, absent, facets } = index.search('cheap xmas', some)
  expect(hits).toMatchObject([{ id: 'A hamper of jam', isClose: true }])
  expect(counts.deal).toBe(0)
  expect(absent).toEqual(['xmas'])
  expect(Object.values(facets()).flat()).toEqual([])
  expect(index.search('NSF lamp', some)).toMatchObject({ absent: ['NSF'], counts: { deal: 0 } })
  expect(index.search('lamp', some).absent).toEqual([])
})

test('related deals are not shown if some deal has the thing itself', () => {
  expect(idsFor(titled('A hamper of jam', 'Christmas log cake'), 'xmas')).toEqual([
    'Christmas log cake',
  ])
})

test('close matches have no facets', () => {
  const records = titled('Red tea', 'Red cake').map((each) => ({
    ...each,
    facets: { category: ['food'] },
  }))
  const { hits, facets } = indexAtOnce(records).search('red durian', some)

  expect(hits).toHaveLength(2)
  expect(facets().category).toEqual([])
})

test('a price limit applies even if no deal is left', () => {
  const records = [
    record({ id: 'dear', texts: { title: ['Burger'] }, price: 12 }),
    record({ id: 'cheap', texts: { title: ['Burger'] }, price: 8 }),
    record({ id: 'unknown', texts: { title: ['Burger'] } }),
  ]

  expect(idsFor(records, 'burger under $10')).toEqual(['cheap'])
  expect(idsFor(records, 'burgers below 12.50 dollars')).toEqual(['dear', 'cheap'])
  expect(idsFor(records, '$8 and below')).toEqual(['cheap'])
  expect(idsFor(records, 'burger under $5')).toEqual([])
  expect(idsFor(records, 'pizza under $10')).toEqual([])
})

test('a postal code finds its exact place first, then its street, then its neighbourhood', () => {
  const at = (postal: string) => record({ id: postal, texts: { place: [postal] } })
  const records = ['239999', '238801', '238895', '188021'].map(at)

  expect(idsFor(records, '238895')).toEqual(['238895', '238801', '239999'])
  expect(idsFor(records, '238')).toEqual(['238801', '238895'])
  expect(idsFor(records, 'S238895')[0]).toBe('238895')
})

test('matches are marked, including synonyms', () => {
  const result = indexAtOnce(titled('Bubble-tea and cake')).search('bbt', some)

  expect(result.mark('Bubble-tea and cake')).toEqual([
    { text: 'Bubble-tea', found: true },
    { text: ' and cake', found: false },
  ])
})

test('small words are marked only if there are no others', () => {
  const index = indexAtOnce(titled('A roll on the house'))

  expect(index.search('roll on sunday', some).mark('A roll on the house')).toEqual([
    { text: 'A ', found: false },
    { text: 'roll', found: true },
    { text: ' on the house', found: false },
  ])
  expect(index.search('on', some).mark('On the house')[0]).toEqual({ text: 'On', found: true })
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '(a+)+$',
    '.*',
    '[',
    '\\',
    '\0',
    '\ud800',
    '‮tfel',
    '😀'.repeat(3000),
    'a'.repeat(10_240),
  ),
  fc
    .array(fc.constantFrom('laksa', '1', 'for', 'under', '$', 'kopi', "'", '%', '++'))
    .map((words) => words.join(' ')),
)

test('no query throws, results are stable, and the marked parts add up to the text', () => {
  const index = indexAtOnce(titled('1-for-1 laksa', 'Kopi at $1 & more', 'Crème brûlée 😀'))
  const property = fc.property(hostile, hostile, (query, text) => {
    const { hits, corrected, mark } = index.search(query, some)
    const again = index.search(query, some)

    expect(again.hits).toEqual(hits)
    expect(again.corrected).toEqual(corrected)
    expect(
      mark(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  fc.assert(property, { numRuns: 500 })
})

test('a query of 10 KB costs about as much as one of the maximum length', () => {
  const index = indexAtOnce(titled(...Array.from({ length: 500 }, (_, n) => `Laksa number ${n}x`)))
  const filled = 'lakza numbre '.repeat(20)
  const cost = (query: string) => {
    const started = performance.now()
    for (let round = 0; round < 4; round++) index.search(query, some)
    return performance.now() - started
  }
  cost(filled)

  const ratios = Array.from({ length: 5 }, () => cost(filled.repeat(40)) / cost(filled))

  expect(Math.min(...ratios)).toBeLessThan(3)
})
