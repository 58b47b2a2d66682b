import type { Context } from 'hono'
import type { Encoding } from '#pagecache/encoded-body.ts'
import type { AnswerRequest } from './answer.ts'

/** Browsers send one of a few values, so results are cached; bounded, as it is visitors' input. */
const MEMO_SIZE = 256

/** Chooses by `Accept-Encoding`: brotli, else gzip, else plain. `q=0` refuses. */
export function createEncodingNegotiator(): (header: string | undefined) => Encoding {
  const memo = new Map<string, Encoding>()
  return (header) => {
    if (!header) return 'identity'
    const known = memo.get(header)
    if (known) return known
    const encoding = negotiate(header)
    if (memo.size < MEMO_SIZE) memo.set(header, encoding)
    return encoding
  }
}

/** Returns a function that reads the method and headers on which the form of an answer depends. */
export function createRequestReader(): (c: Context) => AnswerRequest {
  const negotiateEncoding = createEncodingNegotiator()
  return ({ req }) => ({
    method: req.method,
    encoding: negotiateEncoding(req.header('accept-encoding')),
    ifNoneMatch: req.header('if-none-match'),
  })
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    // Not `split(/\s*;\s*/)`: 8 KB of spaces would take it 200 ms.
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1)
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weight('br'), weight('gzip')]
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}
