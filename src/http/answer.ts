import { matchesEtag } from '#lib/node/matches-etag.ts'
import {
  bytesIn,
  type EncodedBody,
  type Encoding,
  isPlainIn,
  lengthIn,
} from '#pagecache/encoded-body.ts'
import { compressOnce } from './compress-once.ts'

/** A response that both the fast path and Hono can send. */
export type Answer = {
  status: number
  headers: [name: string, value: string][]
  body: Buffer | null
}

export type AnswerRequest = {
  method: string
  encoding: Encoding
  ifNoneMatch: string | undefined
}

export type AnswerKind = { type: string; cacheControl: string }

/** A response made for one request, which must not be stored and has no ETag. */
export async function answerOnce(
  text: string,
  kind: AnswerKind & { status: number },
  request: AnswerRequest,
): Promise<Answer> {
  const body = await compressOnce(text, request.encoding)
  const headers: [string, string][] = [
    ['cache-control', kind.cacheControl],
    ['vary', 'Accept-Encoding'],
    ['content-type', kind.type],
    ['content-length', String(body.length)],
  ]
  if (request.encoding !== 'identity') headers.push(['content-encoding', request.encoding])
  return { status: kind.status, headers, body: request.method === 'HEAD' ? null : body }
}

/** Finished bytes in an encoding that the caller accepts, or 304 if the caller has them already. */
export function answerBody(body: EncodedBody, kind: AnswerKind, request: AnswerRequest): Answer {
  const headers: [string, string][] = [
    ['etag', body.etag],
    ['cache-control', kind.cacheControl],
    ['vary', 'Accept-Encoding'],
  ]
  if (request.ifNoneMatch !== undefined && matchesEtag(request.ifNoneMatch, body.etag)) {
    return { status: 304, headers, body: null }
  }
  const { method, encoding } = request
  headers.push(['content-type', kind.type], ['content-length', String(lengthIn(body, encoding))])
  // Fonts and pictures have one encoding, whatever the caller accepts.
  if (!isPlainIn(body, encoding)) headers.push(['content-encoding', encoding])
  return { status: 200, headers, body: method === 'HEAD' ? null : bytesIn(body, encoding) }
}

export const HTML = 'text/html; charset=utf-8'
export const JSON_TYPE = 'application/json; charset=utf-8'

/** Browsers ask each time and mostly get 304, so that they see a publish at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const NEVER_STORE = 'private, no-store'

/** Files such as feeds have a type of their own. */
export function kindOf(page: { type: string | null }, wants: keyof typeof pageKinds): AnswerKind {
  return page.type === null ? pageKinds[wants] : { ...pageKinds[wants], type: page.type }
}

export const pageKinds = {
  html: { type: HTML, cacheControl: REVALIDATE },
  payload: { type: JSON_TYPE, cacheControl: REVALIDATE },
} as const satisfies Record<string, AnswerKind>
