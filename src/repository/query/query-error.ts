/** An invalid query, reported as `parsing-error`. `at` is an offset in `query`. */
export class QueryError extends Error {
  readonly query: string
  readonly at: number

  constructor(message: string, query: string, at: number) {
    super(message)
    this.name = 'QueryError'
    this.query = query
    this.at = at
  }
}

/** The position in the content API's wording. Lines and columns count from 1. */
export function toPosition({ query, at }: QueryError): { line: number; column: number } {
  const before = query.slice(0, at)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: at - lineStart + 1 }
}
