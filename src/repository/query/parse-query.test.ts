import { filter } from '@prismicio/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { QueryError, toPosition } from './query-error.ts'

function parsed(query: string) {
  return parseQuery(query).map(({ name, path, arguments: given }) => ({
    name,
    path,
    values: given.map(({ value }) => value),
  }))
}

test('a query can have several predicates', () => {
  expect(parsed('[[at(document.type, "deal")][has(my.deal.code)]]')).toEqual([
    { name: 'at', path: 'document.type', values: ['deal'] },
    { name: 'has', path: 'my.deal.code', values: [] },
  ])
})

test('lists, numbers, booleans and values without a path are accepted', () => {
  expect(
    parsed('[[any(document.id,["a","b"])][similar("x", 10)][at(my.deal.featured, true)]]'),
  ).toEqual([
    { name: 'any', path: 'document.id', values: [['a', 'b']] },
    { name: 'similar', path: null, values: ['x', 10] },
    { name: 'at', path: 'my.deal.featured', values: [true] },
  ])
})

test('the older notation is accepted', () => {
  expect(parsed('[[:d = at(document.type, "deal")]]')).toEqual([
    { name: 'at', path: 'document.type', values: ['deal'] },
  ])
})

test('an error gives the line and the column', () => {
  const query = '[[at(document.type, "deal")]\n[has(]]'

  const error = catchError(query)

  expect(error.message).toBe("unexpected ']'")
  expect(toPosition(error)).toEqual({ line: 2, column: 6 })
})

test('the unescaped quotes of older clients are an error, not a crash', () => {
  expect(catchError('[[at(my.deal.title, "say "hi"")]]').message).toBe("unexpected 'hi'")
})

test('every value that the client can write is parsed correctly', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\\'))
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
  const scalar = fc.oneof(text, number, fc.boolean())

  fc.assert(
    fc.property(fc.oneof(scalar, fc.array(scalar)), (value) => {
      const written = filter.at('my.deal.title', value as string)
      expect(parsed(`[${written}]`)).toEqual([
        { name: 'at', path: 'my.deal.title', values: [value] },
      ])
    }),
  )
})

test('any text is either parsed or refused with a position', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    ',',
    '"',
    '\\',
    ' ',
    '\n',
    'at',
    'my.a.b',
    '1',
    '-',
    ':d',
    '=',
  )
  const query = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )

  fc.assert(
    fc.property(query, (text) => {
      try {
        parseQuery(text)
      } catch (error) {
        expect(error).toBeInstanceOf(QueryError)
        expect((error as QueryError).at).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})

test('a long hostile query is refused in linear time', () => {
  const pieces = ['[', '[[at(', '"\\"', '-', ' ', '1', 'a.', '[[has(a)]', '\\"']
  const timeOf = (length: number) => {
    const started = performance.now()
    for (const piece of pieces) catchError(`[[at(my.deal.title, ${piece.repeat(length)}`)
    return performance.now() - started
  }
  timeOf(10_000)

  // Ten times the text may take some more than ten times as long, but nowhere near a hundred times.
  const ratios = [0, 1, 2].map(() => timeOf(100_000) / timeOf(10_000)).toSorted((a, b) => a - b)

  expect(ratios[1]).toBeLessThan(50)
})

function catchError(query: string): QueryError {
  try {
    parseQuery(query)
  } catch (error) {
    return error as QueryError
  }
  throw new Error('the query was understood')
}
