import { QueryError } from './query-error.ts'

export type Token =
  | { kind: 'mark'; value: Mark; at: number }
  | { kind: 'text'; value: string; at: number }
  | { kind: 'number'; value: number; at: number }
  /** A bare word: the name of a predicate, a path, `true` or `false`. */
  | { kind: 'word'; value: string; at: number }
  | { kind: 'end'; value: ''; at: number }

type Mark = '[' | ']' | '(' | ')' | ',' | '='

// None of these can match in two ways, so the tokenizer never reads a character twice.
const SPACE = /\s*/y
const MARK = /[[\](),=]/y
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /:?[A-Za-z_][\w.-]*/y

/** Query text → tokens, in one pass over the text. */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = []
  let at = skip(query, 0)
  while (at < query.length) {
    const { token, end } = nextToken(query, at)
    tokens.push(token)
    at = skip(query, end)
  }
  tokens.push({ kind: 'end', value: '', at })
  return tokens
}

type Step = { token: Token; end: number }

function nextToken(query: string, at: number): Step {
  if (query[at] === '"') return textToken(query, at)
  const mark = match(MARK, query, at)
  if (mark !== null) return { token: { kind: 'mark', value: mark as Mark, at }, end: at + 1 }
  const number = match(NUMBER, query, at)
  if (number !== null) {
    return { token: { kind: 'number', value: Number(number), at }, end: at + number.length }
  }
  const word = match(WORD, query, at)
  if (word !== null) return { token: { kind: 'word', value: word, at }, end: at + word.length }
  throw new QueryError(`unexpected character '${query[at]}'`, query, at)
}

// Prismic's client escapes only quotes; any other backslash is literal.
function textToken(query: string, at: number): Step {
  let value = ''
  let from = at + 1
  for (;;) {
    const quote = query.indexOf('"', from)
    if (quote === -1) throw new QueryError('text without closing quote', query, at)
    if (query[quote - 1] !== '\\') {
      value += query.slice(from, quote)
      return { token: { kind: 'text', value, at }, end: quote + 1 }
    }
    value += `${query.slice(from, quote - 1)}"`
    from = quote + 1
  }
}

function match(pattern: RegExp, query: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(query)?.[0] ?? null
}

function skip(query: string, at: number): number {
  return at + (match(SPACE, query, at)?.length ?? 0)
}
