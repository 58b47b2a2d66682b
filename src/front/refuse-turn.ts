import type { HttpBindings } from '@hono/node-server'
import { HTML } from '#http/answer.ts'
import { CLIENT_GONE, prefersJson, retryAfterOf, toErrorEnvelope } from '#http/errors.ts'
import type { RequestLog } from '#http/request-log.ts'
import { toStandInPage } from '#http/stand-in-page.ts'

type RefuseTurnOptions = {
  productName: string
  security: readonly [string, string][]
  requests: RequestLog
}

type Failure = { error: unknown; pathname: string; startedAt: number }

/** Answers a request that did not reach the site: 503 with `Retry-After` if its turn did not come, 500 for a bug. */
export function createRefuseTurn({ productName, security, requests }: RefuseTurnOptions) {
  const page = toStandInPage(`${productName} is busy`, {
    title: productName,
    advice: 'Please try again in a few seconds.',
  })

  return ({ incoming, outgoing }: HttpBindings, { error, pathname, startedAt }: Failure): void => {
    const { method = '', headers } = incoming
    const envelope = toErrorEnvelope(error, pathname)
    const { statusCode: status } = envelope
    // The server counts those who left.
    if (status === CLIENT_GONE || outgoing.destroyed) return
    const id = requests.idFor(headers['x-request-id'])
    requests.end({ id, method, url: pathname, status, startedAt })
    const isJson = prefersJson(headers.accept)
    const body = Buffer.from(isJson ? JSON.stringify(envelope) : page)
    const fields = security.flat()
    fields.push('content-type', isJson ? 'application/json; charset=utf-8' : HTML)
    fields.push('content-length', String(body.length))
    fields.push('cache-control', 'no-store', 'x-request-id', id)
    const retryAfter = retryAfterOf(error, status)
    if (retryAfter !== null) fields.push('retry-after', String(retryAfter))
    outgoing.writeHead(status, fields)
    outgoing.end(body)
  }
}
