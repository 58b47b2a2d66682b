import { HTML } from '#http/answer.ts'
import { CLIENT_GONE, prefersJson, retryAfterOf, toErrorEnvelope } from '#http/errors.ts'
import type { RequestLog } from '#http/request-log.ts'
import { toStandInPage } from '#http/stand-in-page.ts'

type RefuseTurnOptions = {
  productName: string
  security: readonly [string, string][]
  requests: RequestLog
}

type Failure = { error: unknown; startedAt: number }

/** Answers a request that the site did not: 503 with `Retry-After` when its turn did not come, 500 for a bug. */
export function createRefuseTurn({ productName, security, requests }: RefuseTurnOptions) {
  const page = toStandInPage(`${productName} is busy`, {
    title: productName,
    advice: 'Please try again in a few seconds.',
  })

  return (request: Request, { error, startedAt }: Failure): Response => {
    const { method, headers } = request
    const { pathname } = new URL(request.url)
    const envelope = toErrorEnvelope(error, pathname)
    const { statusCode: status } = envelope
    // The server counts those who left.
    if (status === CLIENT_GONE) return new Response(null, { status })
    const id = requests.idFor(headers.get('x-request-id') ?? undefined)
    requests.end({ id, method, url: pathname, status, startedAt })
    const isJson = prefersJson(headers.get('accept') ?? undefined)
    const fields: [string, string][] = [
      ...security,
      ['content-type', isJson ? 'application/json; charset=utf-8' : HTML],
      ['cache-control', 'no-store'],
      ['x-request-id', id],
    ]
    const retryAfter = retryAfterOf(error, status)
    if (retryAfter !== null) fields.push(['retry-after', String(retryAfter)])
    return new Response(isJson ? JSON.stringify(envelope) : page, { status, headers: fields })
  }
}
