import type { Context, Hono } from 'hono'
import type { RateLimit } from '#lib/node/rate-limit.ts'
import type { CallerLimit } from '#repository/content-service.ts'
import { type AnswerRequest, JSON_TYPE } from './answer.ts'
import { createCallerOf } from './caller-address.ts'
import { compressOnce } from './compress-once.ts'

/** The rate limit of each caller, for `ContentServiceOptions`. */
export function createCallerLimit(limit: RateLimit, trustedProxies: number): CallerLimit {
  const callerOf = createCallerOf(trustedProxies)
  const nameOf = (c: Context) => callerOf(c) ?? ''
  return {
    nameOf,
    retryAfter: (c) => limit.retryAfter(nameOf(c)),
    charge: (c, requests) => limit.charge(nameOf(c), requests),
  }
}

/** Smaller responses would hardly shrink. */
const MIN_BYTES = 1024

/** Compresses the service's responses as the caller accepts. */
export function serveContentApi(service: Hono, requestOf: (c: Context) => AnswerRequest) {
  return async (c: Context): Promise<Response> => {
    const answer = await service.fetch(c.req.raw, c.env)
    const { encoding } = requestOf(c)
    answer.headers.set('vary', 'Accept-Encoding')
    if (answer.body === null || encoding === 'identity') return answer
    const text = await answer.text()
    if (text.length < MIN_BYTES) return new Response(text, answer)
    const headers = new Headers(answer.headers)
    headers.set('content-type', JSON_TYPE)
    headers.set('content-encoding', encoding)
    return new Response(new Uint8Array(await compressOnce(text, encoding)), {
      status: answer.status,
      headers,
    })
  }
}
