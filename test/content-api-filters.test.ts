// Longer than most: a table of every predicate, against one naive evaluation.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clients, connect, ids, type PrismicModule, sortedIds } from './content-clients.ts'
import { contentCorpus } from './content-corpus.ts'
import { startContentSite } from './content-site.ts'
import { kilometresTo, naiveSearch, type Question } from './naive-content.ts'
import { shared } from './shared.ts'

// Every filter helper of the clients, alone and in combination, beside a naive evaluation.

const corpus = contentCorpus(95)

/** For tests that only read. */
const server = await shared(startContentSite({ documents: corpus }))

function toFilters(prismic: PrismicModule, questions: readonly Question[]): string[] {
  const helpers = prismic.filter as unknown as Record<string, (...args: unknown[]) => string>
  return questions.map(({ name, args }) => {
    const helper = helpers[name]
    if (!helper) throw new Error(`The client has no filter "${name}"`)
    return helper(...args)
  })
}

const single: Question[] = [
  { name: 'at', args: ['document.id', 'thing-00007'] },
  { name: 'at', args: ['document.type', 'thing'] },
  { name: 'at', args: ['document.tags', ['red', 'blue']] },
  { name: 'at', args: ['my.thing.uid', 'uid12'] },
  { name: 'at', args: ['my.thing.option', 'small'] },
  { name: 'at', args: ['my.thing.price', 12.5] },
  { name: 'at', args: ['my.thing.sold', true] },
  { name: 'at', args: ['my.thing.sold', false] },
  { name: 'at', args: ['my.thing.day', '2025-08-25'] },
  { name: 'at', args: ['my.thing.place', 'place-bugis'] },
  { name: 'not', args: ['document.type', 'thing'] },
  { name: 'not', args: ['document.tags', ['red']] },
  { name: 'not', args: ['my.thing.option', 'small'] },
  { name: 'any', args: ['document.type', ['place', 'thing']] },
  { name: 'any', args: ['document.id', ['thing-00001', 'nobody']] },
  { name: 'any', args: ['document.tags', ['two words', 'green']] },
  { name: 'any', args: ['my.thing.option', ['small', 'large']] },
  { name: 'any', args: ['my.thing.place', ['place-bugis', 'place-bedok']] },
  { name: 'any', args: ['my.thing.option', []] },
  { name: 'in', args: ['document.id', ['thing-00009', 'thing-00003', 'thing-00009']] },
  { name: 'in', args: ['my.thing.uid', ['uid9', 'uid3', 'nobody']] },
  { name: 'fulltext', args: ['document', 'KOPI toast'] },
  { name: 'fulltext', args: ['document', 'rare7'] },
  { name: 'fulltext', args: ['document', 'large'] },
  { name: 'fulltext', args: ['document', 'uid33'] },
  { name: 'fulltext', args: ['document', 'hawkers'] },
  { name: 'fulltext', args: ['my.thing.title', 'laksa'] },
  { name: 'fulltext', args: ['my.thing.body', 'river'] },
  { name: 'has', args: ['my.thing.price'] },
  { name: 'missing', args: ['my.thing.price'] },
  { name: 'has', args: ['my.thing.point'] },
  { name: 'missing', args: ['my.thing.option'] },
  { name: 'similar', args: ['thing-00010', 10] },
  { name: 'similar', args: ['nobody', 10] },
  { name: 'geopointNear', args: ['my.thing.point', 1.3, 103.8, 8] },
  { name: 'numberLessThan', args: ['my.thing.price', 20] },
  { name: 'numberGreaterThan', args: ['my.thing.price', 80] },
  { name: 'numberInRange', args: ['my.thing.price', 10, 40] },
  { name: 'dateAfter', args: ['my.thing.day', '2026-03-01'] },
  { name: 'dateBefore', args: ['my.thing.day', new Date('2026-03-01T12:00:00Z')] },
  {
    name: 'dateBetween',
    args: ['my.thing.moment', new Date('2025-06-01T00:30:00Z'), new Date('2026-06-01T00:30:00Z')],
  },
  {
    name: 'dateAfter',
    args: ['document.first_publication_date', new Date('2025-08-01T00:30:00Z')],
  },
  { name: 'dateBefore', args: ['document.last_publication_date', 1_782_000_000_000] },
  { name: 'dateDayOfMonth', args: ['my.thing.day', 14] },
  { name: 'dateDayOfMonthAfter', args: ['my.thing.day', 14] },
  { name: 'dateDayOfMonthBefore', args: ['my.thing.day', 14] },
  { name: 'dateDayOfWeek', args: ['my.thing.day', 'Friday'] },
  { name: 'dateDayOfWeek', args: ['my.thing.day', 7] },
  { name: 'dateDayOfWeekAfter', args: ['my.thing.day', 'wed'] },
  { name: 'dateDayOfWeekBefore', args: ['my.thing.day', 'WEDNESDAY'] },
  { name: 'dateMonth', args: ['my.thing.day', 'November'] },
  { name: 'dateMonth', args: ['my.thing.day', 2] },
  { name: 'dateMonthAfter', args: ['my.thing.day', 'jun'] },
  { name: 'dateMonthBefore', args: ['my.thing.day', 6] },
  { name: 'dateYear', args: ['my.thing.day', 2026] },
  { name: 'dateHour', args: ['my.thing.moment', 17] },
  { name: 'dateHourAfter', args: ['my.thing.moment', 12] },
  { name: 'dateHourBefore', args: ['document.first_publication_date', 6] },
]

test.for(clients)('every filter of %s finds the right documents', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)
  const used = new Set<string>()

  for (const question of single) {
    const filters = toFilters(prismic, [question])
    const { results } = await client.get({ filters, pageSize: 100 })
    const expected = naiveSearch(corpus, { questions: [question] })
    expect([filters[0], sortedIds(results)]).toEqual([filters[0], sortedIds(expected)])
    used.add(question.name)
  }

  expect([...used].sort()).toEqual(Object.keys(prismic.filter).sort())
})

test.for(clients)('%s gets places near a point, nearest first', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)

  const filters = [prismic.filter.geopointNear('my.thing.point', 1.35, 103.82, 20)]
  const { results } = await client.get({ filters, pageSize: 100, lang: '*' })
  const distances = results.map((thing) => kilometresTo(thing, 'my.thing.point', [1.35, 103.82]))

  expect(distances.length).toBeGreaterThan(10)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

const moment = fc
  .integer({ min: 0, max: 20_000 })
  // Never on a whole hour: whether the ends belong to a span is not promised.
  .map((hours) => new Date(Date.parse('2025-01-01T00:30:00Z') + hours * 3_600_000))
const tag = fc.constantFrom('red', 'green', 'blue', 'two words', 'none')
const word = fc.constantFrom('kopi', 'Toast', 'laksa', 'river', 'rare3', 'small', 'uid5', 'nothing')
const price = fc.integer({ min: -4, max: 410 }).map((quarters) => quarters / 4)
const thing = fc
  .integer({ min: 0, max: 99 })
  .map((index) => `thing-${String(index).padStart(5, '0')}`)
const dated = fc.constantFrom('my.thing.day', 'my.thing.moment', 'document.first_publication_date')
const field = fc
  .constantFrom('option', 'price', 'day', 'moment', 'point')
  .map((it) => `my.thing.${it}`)
const part = fc.constantFrom(
  ...(
    [
      ['dateDayOfMonth', 1, 31],
      ['dateDayOfWeek', 1, 7],
      ['dateMonth', 1, 12],
      ['dateHour', 0, 23],
    ] as const
  ).flatMap(([name, min, max]) =>
    ['', 'After', 'Before'].map((relation) => ({ name: name + relation, min, max })),
  ),
)

const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  question(
    fc.constantFrom('at', 'not'),
    fc.constant('document.type'),
    fc.constantFrom('thing', 'place', 'x'),
  ),
  question(
    fc.constantFrom('at', 'not', 'any'),
    fc.constant('document.tags'),
    fc.array(tag, { minLength: 1, maxLength: 3 }),
  ),
  question(
    fc.constantFrom('at', 'not'),
    fc.constant('my.thing.option'),
    fc.constantFrom('small', 'large', 'x'),
  ),
  question(fc.constantFrom('at', 'not'), fc.constant('my.thing.sold'), fc.boolean()),
  question(fc.constantFrom('at', 'not'), fc.constant('my.thing.price'), price),
  question(
    fc.constantFrom('any', 'in'),
    fc.constant('document.id'),
    fc.array(thing, { maxLength: 9 }),
  ),
  question(
    fc.constant('any'),
    fc.constant('my.thing.option'),
    fc.array(fc.constantFrom('small', 'large', 'x')),
  ),
  question(
    fc.constant('fulltext'),
    fc.constantFrom('document', 'my.thing.title', 'my.thing.body'),
    fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  ),
  question(fc.constantFrom('has', 'missing'), field),
  question(
    fc.constantFrom('numberLessThan', 'numberGreaterThan'),
    fc.constant('my.thing.price'),
    price,
  ),
  question(fc.constant('numberInRange'), fc.constant('my.thing.price'), price, price),
  question(fc.constantFrom('dateAfter', 'dateBefore'), dated, moment),
  question(fc.constant('dateBetween'), dated, moment, moment),
  question(fc.constant('dateYear'), dated, fc.integer({ min: 2024, max: 2028 })),
  part.chain(({ name, min, max }) => question(fc.constant(name), dated, fc.integer({ min, max }))),
  question(fc.constant('similar'), thing, fc.integer({ min: 1, max: 30 })),
  question(
    fc.constant('geopointNear'),
    fc.constant('my.thing.point'),
    fc.double({ min: 1.2, max: 1.5, noNaN: true }),
    fc.double({ min: 103.6, max: 104, noNaN: true }),
    fc.integer({ min: 1, max: 40 }),
  ),
)

function question(
  name: fc.Arbitrary<string>,
  ...args: fc.Arbitrary<unknown>[]
): fc.Arbitrary<Question> {
  return fc.record({ name, args: fc.tuple(...args) })
}

test.for(clients)(
  'any combination of filters of %s finds the documents that match all of them',
  async ([, prismic]) => {
    const client = connect(prismic, server.endpoint)
    const search = fc.record({
      questions: fc.array(anyQuestion, { minLength: 1, maxLength: 3 }),
      lang: fc.constantFrom('en-sg', 'zh-sg', '*'),
    })
    let found = 0

    await fc.assert(
      fc.asyncProperty(search, async ({ questions, lang }) => {
        const filters = toFilters(prismic, questions)
        const { results, total_results_size } = await client.get({ filters, lang, pageSize: 100 })
        const expected = naiveSearch(corpus, { questions, lang })
        expect(sortedIds(results)).toEqual(sortedIds(expected))
        expect(total_results_size).toBe(expected.length)
        if (expected.length > 0) found += 1
      }),
      { numRuns: 300 },
    )

    // Searches that find nothing prove little.
    expect(found).toBeGreaterThan(60)
  },
)

test.for(clients)(
  '%s may combine several filters in one query, also in the older notation',
  async ([, prismic]) => {
    const client = connect(prismic, server.endpoint)
    const questions = [
      { name: 'at', args: ['document.type', 'thing'] },
      { name: 'numberGreaterThan', args: ['my.thing.price', 30] },
    ]
    const [first = '', second = ''] = toFilters(prismic, questions)
    const expected = sortedIds(naiveSearch(corpus, { questions }))
    const ref = (await client.getMasterRef()).ref

    for (const queries of [
      [`[${first}]`, `[${second}]`],
      [`[${first}${second}]`],
      [`[${first.replace('[', '[:d = ')} ${second.replace('[', '[:d=')}]`],
    ]) {
      const url = new URL(`${server.endpoint}/documents/search`)
      url.search = String(
        new URLSearchParams([['ref', ref], ['pageSize', '100'], ...queries.map((q) => ['q', q])]),
      )
      const { results } = await (await fetch(url)).json()
      expect(ids(results).sort()).toEqual(expected)
    }
  },
)
