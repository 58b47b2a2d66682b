import { QueryError } from '../query/query-error.ts'

/** The selection of a GraphQuery at one level. */
export type GraphSelection = {
  /** `null` for a whole field. */
  fields: Map<string, GraphSelection | null>
  /** `...on type { … }`, by type. */
  fragments: Map<string, GraphSelection>
  /** `...typeFields`: all fields. */
  all: boolean
}

type GraphToken = { text: string; at: number }
type Cursor = { query: string; tokens: GraphToken[]; position: number }

const TOKEN = /[\s,]+|#[^\n\r]*|\{|\}|\.\.\.|[A-Za-z_][\w-]*/y
const MAX_DEPTH = 20

/** `{ post { title author { ...on author { name } } } }` → selections by document type. */
export function parseGraphQuery(query: string): GraphSelection {
  const cursor = { query, tokens: tokenize(query), position: 0 }
  const selection = parseSelection(cursor, 0)
  const rest = cursor.tokens[cursor.position]
  if (rest) throw unexpected(cursor, rest)
  return selection
}

function tokenize(query: string): GraphToken[] {
  const tokens: GraphToken[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < query.length; at = TOKEN.lastIndex) {
    const text = TOKEN.exec(query)?.[0]
    if (text === undefined) {
      throw new QueryError(`unexpected character '${query[at]}' in graphQuery`, query, at)
    }
    if (!/^[\s,#]/.test(text)) tokens.push({ text, at })
  }
  return tokens
}

function parseSelection(cursor: Cursor, depth: number): GraphSelection {
  const open = take(cursor)
  if (open?.text !== '{') throw unexpected(cursor, open)
  // Bounds the recursion, because queries come from anybody.
  if (depth > MAX_DEPTH)
    throw new QueryError('graphQuery is nested too deeply', cursor.query, open.at)
  const selection: GraphSelection = { fields: new Map(), fragments: new Map(), all: false }
  for (;;) {
    const token = take(cursor)
    if (token?.text === '}') return selection
    if (token === undefined || token.text === '{') throw unexpected(cursor, token)
    if (token.text === '...') parseSpread(cursor, selection, depth)
    else
      selection.fields.set(token.text, hasBlock(cursor) ? parseSelection(cursor, depth + 1) : null)
  }
}

function parseSpread(cursor: Cursor, selection: GraphSelection, depth: number): void {
  const name = take(cursor)
  if (name?.text === 'on') {
    const type = take(cursor)
    if (!type || !isWord(type)) throw unexpected(cursor, type)
    selection.fragments.set(type.text, parseSelection(cursor, depth + 1))
  } else if (name?.text.endsWith('Fields')) selection.all = true
  else throw unexpected(cursor, name)
}

function take(cursor: Cursor): GraphToken | undefined {
  const token = cursor.tokens[cursor.position]
  cursor.position += 1
  return token
}

function hasBlock({ tokens, position }: Cursor): boolean {
  return tokens[position]?.text === '{'
}

function isWord({ text }: GraphToken): boolean {
  return text !== '{' && text !== '}' && text !== '...'
}

function unexpected({ query }: Cursor, token: GraphToken | undefined): QueryError {
  const found = token ? `'${token.text}'` : 'end'
  return new QueryError(`unexpected ${found} in graphQuery`, query, token?.at ?? query.length)
}
