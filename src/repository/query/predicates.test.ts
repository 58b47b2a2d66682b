import { filter } from '@prismicio/client'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import { documentOf } from '../../../test/content-fixture.ts'
import { applyChange } from '../apply-change.ts'
import { createEmptySnapshot } from '../snapshot.ts'
import { parseOrderings } from './orderings.ts'
import { runQuery } from './run-query.ts'

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]
const geo = (latitude: number, longitude: number) => ({ latitude, longitude })

// Published in this order, so that without another order the last one comes first.
const documents = [
  documentOf({
    id: 'toast',
    type: 'deal',
    tags: ['breakfast', 'kopi'],
    first_publication_date: '2026-03-02T01:00:00+0000',
    last_publication_date: '2026-11-01T01:00:00+0000',
    data: {
      title: 'Kaya toast for two',
      price: 6.8,
      featured: true,
      code: null,
      ends: '2026-11-20',
      brand: { link_type: 'Document', id: 'pagi', type: 'brand', tags: [], lang: 'en-sg' },
      body: paragraph('Crème on the side.'),
      place: geo(1.2865, 103.827),
      outlets: [{ name: 'Tiong Bahru' }, { name: 'Bedok' }],
    },
  }),
  documentOf({
    id: 'laksa',
    type: 'deal',
    tags: ['lunch'],
    first_publication_date: '2026-06-06T15:30:00+0000',
    last_publication_date: '2026-11-02T01:00:00+0000',
    data: {
      title: 'Laksa "special" set',
      price: 12,
      featured: false,
      code: 'LAKSA',
      ends: '2026-12-31',
      brand: { link_type: 'Any' },
      body: paragraph('Toast comes with it.'),
      place: geo(1.3533, 103.9404),
      outlets: [],
    },
  }),
  documentOf({
    id: 'pagi',
    type: 'brand',
    tags: ['kopi'],
    first_publication_date: '2026-11-03T01:00:00+0000',
    last_publication_date: '2026-11-03T01:00:00+0000',
    data: { name: 'Lorong Pagi' },
  }),
]
const { snapshot } = atOnce(applyChange(createEmptySnapshot(), { documents }, 'ref'))

function found(query: string, orderings = ''): string[] {
  const order = parseOrderings(orderings)
  const { total, first } = atOnce(runQuery(snapshot, { queries: [`[${query}]`], lang: '*', order }))
  return atOnce(first(total)).map(({ id }) => id)
}

const cases: [what: string, query: string, ids: string[]][] = [
  ['at a text field', filter.at('my.deal.title', 'Laksa "special" set'), ['laksa']],
  ['at a number', filter.at('my.deal.price', 12), ['laksa']],
  ['at a boolean', filter.at('my.deal.featured', true), ['toast']],
  ['at a link, by the id of its target', filter.at('my.deal.brand', 'pagi'), ['toast']],
  ['at a field in a group', filter.at('my.deal.outlets.name', 'Bedok'), ['toast']],
  ['at all tags', filter.at('document.tags', ['kopi', 'breakfast']), ['toast']],
  ['any of tags', filter.any('document.tags', ['kopi', 'lunch']), ['pagi', 'laksa', 'toast']],
  ['not a value', filter.not('document.type', 'deal'), ['pagi']],
  ['not a tag', filter.not('document.tags', ['kopi']), ['laksa']],
  ['any of types', filter.any('document.type', ['brand', 'deal']), ['pagi', 'laksa', 'toast']],
  [
    'any of ids keeps its own order',
    filter.any('document.id', ['toast', 'laksa']),
    ['laksa', 'toast'],
  ],
  [
    'in keeps the order of the list',
    filter.in('document.id', ['toast', 'laksa']),
    ['toast', 'laksa'],
  ],
  ['in by uid', filter.in('my.deal.uid', ['toast', 'laksa', 'none']), ['toast', 'laksa']],
  ['in an empty list', filter.in('document.id', []), []],
  ['fulltext anywhere', filter.fulltext('document', 'TOAST'), ['laksa', 'toast']],
  ['fulltext in one field', filter.fulltext('my.deal.title', 'toast kaya'), ['toast']],
  ['fulltext with accents', filter.fulltext('my.deal.body', 'creme'), ['toast']],
  ['fulltext wants all words', filter.fulltext('document', 'toast nowhere'), []],
  ['fulltext of nothing', filter.fulltext('document', ' '), []],
  ['has', filter.has('my.deal.code'), ['laksa']],
  ['missing', filter.missing('my.deal.code'), ['toast']],
  ['missing link', filter.missing('my.deal.brand'), ['laksa']],
  ['similar', filter.similar('toast', 2), ['laksa']],
  ['similar to nothing', filter.similar('none', 10), []],
  ['near', filter.geopointNear('my.deal.place', 1.35, 103.94, 30), ['laksa', 'toast']],
  ['nearer', filter.geopointNear('my.deal.place', 1.2865, 103.827, 1), ['toast']],
  ['less than', filter.numberLessThan('my.deal.price', 12), ['toast']],
  ['greater than', filter.numberGreaterThan('my.deal.price', 6.8), ['laksa']],
  ['in range', filter.numberInRange('my.deal.price', 6.8, 12), ['laksa', 'toast']],
  ['after a day', filter.dateAfter('my.deal.ends', '2026-11-20'), ['laksa']],
  ['before a day', filter.dateBefore('my.deal.ends', '2026-12-31'), ['toast']],
  [
    'after an instant',
    filter.dateAfter('document.first_publication_date', new Date('2026-06-06T15:30:00Z')),
    ['pagi'],
  ],
  ['between', filter.dateBetween('my.deal.ends', '2026-11-20', '2026-12-31'), ['laksa', 'toast']],
  ['day of the month', filter.dateDayOfMonth('my.deal.ends', 20), ['toast']],
  ['day of the month after', filter.dateDayOfMonthAfter('my.deal.ends', 20), ['laksa']],
  ['day of the month before', filter.dateDayOfMonthBefore('my.deal.ends', 31), ['toast']],
  ['day of the week', filter.dateDayOfWeek('my.deal.ends', 'Friday'), ['toast']],
  ['day of the week by number', filter.dateDayOfWeek('my.deal.ends', 4), ['laksa']],
  ['day of the week after', filter.dateDayOfWeekAfter('my.deal.ends', 'thu'), ['toast']],
  ['month', filter.dateMonth('my.deal.ends', 'november'), ['toast']],
  ['month before', filter.dateMonthBefore('my.deal.ends', 'Dec'), ['toast']],
  ['year', filter.dateYear('my.deal.ends', 2026), ['laksa', 'toast']],
  ['hour', filter.dateHour('document.first_publication_date', 15), ['laksa']],
  ['hour after', filter.dateHourAfter('document.first_publication_date', 1), ['laksa']],
  ['several', `${filter.at('document.type', 'deal')}${filter.has('my.deal.brand')}`, ['toast']],
]

test.each(cases)('%s', (_, query, ids) => {
  expect(found(query)).toEqual(ids)
})

const refusals: [query: string, message: string][] = [
  [filter.at('my.deal.nothing', 'x'), "[function at(..)] unexpected field 'my.deal.nothing'"],
  [filter.at('my.nothing.title', 'x'), "[function at(..)] unexpected field 'my.nothing.title'"],
  [filter.at('my.deal.body', 'x'), "[function at(..)] unexpected field 'my.deal.body'"],
  [filter.at('document.nothing', 'x'), "[function at(..)] unexpected field 'document.nothing'"],
  [
    filter.at('my.deal.constructor', 'x'),
    "[function at(..)] unexpected field 'my.deal.constructor'",
  ],
  ['[at(document.id)]', '[function at(..)] expected 1 values but got 0'],
  ['[at(document.id, ["a"])]', '[function at(..)] expected a single value'],
  ['[in(document.type, ["deal"])]', "[function in(..)] unexpected field 'document.type'"],
  ['[in(document.id, "a")]', '[function in(..)] expected a list of values'],
  ['[has(my.deal.outlets)]', "[function has(..)] unexpected field 'my.deal.outlets'"],
  ['[number.lt(my.deal.title, 3)]', "[function number.lt(..)] unexpected field 'my.deal.title'"],
  ['[number.lt(my.deal.price, "3")]', '[function number.lt(..)] expected a number'],
  ['[date.after(my.deal.ends, "soon")]', '[function date.after(..)] expected a date'],
  ['[date.month(my.deal.ends, 13)]', '[function date.month(..)] expected a value from 1 to 12'],
  ['[constructor(document.id, "a")]', '[function constructor(..)] unknown function'],
]

test.each(refusals)('%s is refused', (query, message) => {
  expect(() => found(query)).toThrow(message)
})

test('results are ordered by fields, with missing values last', () => {
  const all = filter.any('document.type', ['deal', 'brand'])

  expect(found(all, '[my.deal.price]')).toEqual(['toast', 'laksa', 'pagi'])
  expect(found(all, '[my.deal.price desc]')).toEqual(['laksa', 'toast', 'pagi'])
  expect(found(all, '[ my.brand.name , document.first_publication_date desc ]')).toEqual([
    'pagi',
    'laksa',
    'toast',
  ])
  expect(() => found(all, '[price]')).toThrow("unexpected ordering 'price'")
})
