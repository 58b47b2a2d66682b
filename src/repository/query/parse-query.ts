import { QueryError } from './query-error.ts'
import { type Token, tokenize } from './tokenize.ts'

export type Scalar = string | number | boolean
type Argument = { value: Scalar | Scalar[]; at: number }

/** One predicate, e.g. `at(document.type, "deal")`, and its position in the query. */
export type Predicate = {
  name: string
  /** `null` for a predicate without a path, e.g. `similar("id", 10)`. */
  path: string | null
  arguments: Argument[]
  query: string
  at: number
  pathAt: number
}

/** `[[at(document.type, "deal")][has(my.deal.code)]]` → its predicates, combined by "and". */
export function parseQuery(query: string): Predicate[] {
  const reader = createReader(query)
  const predicates: Predicate[] = []
  reader.expect('[')
  while (!reader.skip(']')) {
    reader.expect('[')
    predicates.push(parsePredicate(reader))
    reader.expect(']')
  }
  reader.expectEnd()
  return predicates
}

type Reader = ReturnType<typeof createReader>

function parsePredicate(reader: Reader): Predicate {
  // An older notation: [[:d = at(…)]].
  if (reader.peek().value === ':d') {
    reader.next()
    reader.expect('=')
  }
  const name = reader.next()
  if (name.kind !== 'word') throw reader.unexpected(name)
  reader.expect('(')
  const pathAt = reader.peek().at
  const path = parsePath(reader)
  const args: Argument[] = []
  if (path === null ? reader.peek().value !== ')' : reader.skip(',')) {
    do args.push(parseArgument(reader))
    while (reader.skip(','))
  }
  reader.expect(')')
  return { name: name.value, path, arguments: args, query: reader.query, at: name.at, pathAt }
}

function parsePath(reader: Reader): string | null {
  if (reader.peek().kind !== 'word') return null
  return String(reader.next().value)
}

function parseArgument(reader: Reader): Argument {
  const { at } = reader.peek()
  if (!reader.skip('[')) return { value: parseScalar(reader), at }
  const values: Scalar[] = []
  if (reader.skip(']')) return { value: values, at }
  do values.push(parseScalar(reader))
  while (reader.skip(','))
  reader.expect(']')
  return { value: values, at }
}

function parseScalar(reader: Reader): Scalar {
  const token = reader.next()
  if (token.kind === 'text' || token.kind === 'number') return token.value
  if (token.kind === 'word' && token.value === 'true') return true
  if (token.kind === 'word' && token.value === 'false') return false
  throw reader.unexpected(token)
}

function createReader(query: string) {
  const tokens = tokenize(query)
  const end = tokens.at(-1) as Token
  let position = 0

  function unexpected(token: Token): QueryError {
    const found = token.kind === 'end' ? 'end of query' : `'${token.value}'`
    return new QueryError(`unexpected ${found}`, query, token.at)
  }
  const peek = (): Token => tokens[position] ?? end
  const isMark = (mark: string) => peek().kind === 'mark' && peek().value === mark

  return {
    query,
    unexpected,
    peek,
    next(): Token {
      const token = peek()
      position += 1
      return token
    },
    /** Skips the mark and returns whether it was there. */
    skip(mark: string): boolean {
      if (!isMark(mark)) return false
      position += 1
      return true
    },
    expect(mark: string): void {
      if (!isMark(mark)) throw unexpected(peek())
      position += 1
    },
    expectEnd(): void {
      if (peek().kind !== 'end') throw unexpected(peek())
    },
  }
}
