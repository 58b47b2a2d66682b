// Searches of which none makes sense, each wrong in a known way. Used by a test and a benchmark.
import fc from 'fast-check'

export type MalformedQuery = { fault: string; search: string }

const REF = 'first-ref'

/** A query that would be fine. */
const good = fc.constantFrom(
  '[[at(document.type, "thing")]]',
  '[[at(document.type, "thing")][has(my.thing.price)]]',
  '[[:d = any(document.tags, ["red", "blue"])]]',
  '[[number.inRange(my.thing.price, 1, 9.5)][fulltext(document, "kopi toast")]]',
  '[[date.month-after(my.thing.day, "June")]]',
  '[[geopoint.near(my.thing.point, 1.3, 103.8, 5)]]',
)

/** Marks without which, or with one more of which, no query can be read. */
const brackets = '[]()'
const noise = fc.string({ unit: fc.constantFrom(...'[](),"=\\:.-+ \n\t1aé{}'), maxLength: 60 })
const name = fc.string({ unit: fc.constantFrom(...'abcdefgh.-_'), minLength: 1, maxLength: 20 })

const withoutBracket = fc.tuple(good, fc.nat()).map(([query, at]) => {
  const places = [...query].flatMap((mark, index) => (brackets.includes(mark) ? [index] : []))
  const place = places[at % places.length] ?? 0
  return query.slice(0, place) + query.slice(place + 1)
})
const cutOff = fc
  .tuple(good, fc.nat())
  .map(([query, at]) => query.slice(0, 1 + (at % (query.length - 1))))
const openQuote = fc
  .tuple(good, noise)
  .map(([query, text]) => `${query.slice(0, -1)}[at(document.id, "${text.replaceAll('"', '')}`)
const goodThenNoise = fc.tuple(good, noise).map(([query, text]) => `${query}x${text}`)
const nested = fc
  .tuple(fc.integer({ min: 3, max: 2000 }), fc.constantFrom('[', '[[at(', '[[any(document.tags, ['))
  .map(([depth, open]) => open.repeat(depth).slice(0, 4000))

const queries: Record<string, fc.Arbitrary<string>> = {
  'a bracket is missing': withoutBracket,
  'the end is missing': cutOff,
  'a quote is never closed': openQuote,
  'something follows': goodThenNoise,
  'brackets without end': nested,
  noise: noise.map((text) => `{${text}`),
  'an unknown function': name.map((it) => `[[no-${it}(document.id, "a")]]`),
  'a name that objects have': fc
    .constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty')
    .map((it) => `[[${it}(document.id, "a")]]`),
  'an unknown field': name.map((it) => `[[at(my.thing.no_${it.replaceAll('.', '')}, "a")]]`),
  'an unknown type': name.map((it) => `[[has(my.no_${it.replaceAll('.', '')}.price)]]`),
  'an invalid path': name.map((it) => `[[at(no.${it}, "a")]]`),
  'a field of the wrong kind': fc
    .constantFrom(
      'number.lt(my.thing.title, 3)',
      'date.after(my.thing.price, "2026-01-01")',
      'geopoint.near(my.thing.title, 1, 1, 1)',
      'at(my.thing.body, "x")',
      'in(my.thing.price, [1])',
    )
    .map((it) => `[[${it}]]`),
  'too few values': fc
    .constantFrom(
      'at(document.id)',
      'any(document.id)',
      'number.inRange(my.thing.price, 1)',
      'similar("x")',
      'geopoint.near(my.thing.point, 1, 1)',
    )
    .map((it) => `[[${it}]]`),
  'too many values': fc
    .array(fc.nat(), { minLength: 2, maxLength: 9 })
    .map((values) => `[[at(my.thing.price, ${values.join(', ')})]]`),
  'a value of the wrong kind': fc
    .constantFrom(
      'number.lt(my.thing.price, "3")',
      'number.gt(my.thing.price, true)',
      'in(document.id, "a")',
      'any(document.id, "a")',
      'at(document.id, ["a"])',
      'fulltext(document, 3)',
      'similar(3, 3)',
    )
    .map((it) => `[[${it}]]`),
  'an invalid date': fc
    .constantFrom('soon', '2026', '2026-99-99', '', '24 December')
    .map((it) => `[[date.after(my.thing.day, "${it}")]]`),
  'an invalid part of a date': fc
    .tuple(
      fc.constantFrom('month', 'day-of-week', 'day-of-month-after', 'hour-before'),
      fc.integer({ min: 32, max: 10_000 }),
    )
    .map(([part, value]) => `[[date.${part}(my.thing.day, ${value})]]`),
}

const parameters: Record<string, fc.Arbitrary<[string, string]>> = {
  'an invalid page': fc.tuple(
    fc.constantFrom('page', 'pageSize'),
    fc.constantFrom('0', '-1', '1.5', 'x', '1e3', 'NaN', ' 1 2', '99999999999999999999'),
  ),
  'an invalid ordering': fc.tuple(
    fc.constant('orderings'),
    name.map((it) => `[my.${it.replaceAll('.', '')} sideways]`),
  ),
  'routes that are not JSON': fc.tuple(
    fc.constant('routes'),
    noise.map((text) => `[{${text}`),
  ),
  'invalid routes': fc.tuple(
    fc.constant('routes'),
    fc.constantFrom(
      '{}',
      '1',
      'null',
      '"x"',
      '[1]',
      '[null]',
      '[{"type":1,"path":"/"}]',
      '[{"type":"a"}]',
      '[{"type":"a","path":"/","resolvers":{"a":1}}]',
    ),
  ),
  'an invalid graphQuery': fc.tuple(
    fc.constant('graphQuery'),
    fc.constantFrom(
      '{',
      '}',
      '{ thing { title }',
      '{ thing { ...on } }',
      '{ thing { ... } }',
      '{ thing } }',
      '{ %%% }',
      '{'.repeat(3000),
      '{a'.repeat(1500),
    ),
  ),
  'an invalid ref': fc.tuple(
    fc.constant('ref'),
    fc.constantFrom(
      '',
      'unknown',
      '{',
      '%7B',
      '{}',
      '[]',
      '~',
      'null',
      '{"a":{"preview":1}}',
      'https://lobang.prismic.io/previews/',
      'https://x/previews/over',
    ),
  ),
  'an invalid token': fc.tuple(fc.constant('access_token'), name),
}

const anyMalformed: fc.Arbitrary<MalformedQuery> = fc.oneof(
  ...Object.entries(queries).map(([fault, query]) =>
    query.map((q) => ({ fault, search: String(new URLSearchParams({ ref: REF, q })) })),
  ),
  ...Object.entries(parameters).map(([fault, parameter]) =>
    parameter.map(([key, value]) => ({
      fault,
      search: String(new URLSearchParams({ ref: REF, [key]: value })),
    })),
  ),
)

/** The same ones each time. */
export function malformedQueries(count: number): MalformedQuery[] {
  return fc.sample(anyMalformed, { numRuns: count, seed: 20261115 })
}
