import { HTML } from '#http/answer.ts'
import { prefersJson, retryAfterOf, toErrorEnvelope } from '#http/errors.ts'
import type { RequestLog } from '#http/request-log.ts'
import { toStandInPage } from '#http/stand-in-page.ts'
import type { AppError } from '#lib/app-error.ts'

type BusyAnswerOptions = {
  productName: string
  security: readonly [string, string][]
  requests: RequestLog
}

/** For a caller whose turn did not come: 503, and when to try again. */
export function createBusyAnswer({ productName, security, requests }: BusyAnswerOptions) {
  const page = toStandInPage(`${productName} is busy`, {
    title: productName,
    advice: 'Please try again in a few seconds.',
  })

  return (request: Request, error: AppError): Response => {
    const { method, headers } = request
    const { pathname } = new URL(request.url)
    const id = requests.idFor(headers.get('x-request-id') ?? undefined)
    const envelope = toErrorEnvelope(error, pathname)
    const status = envelope.statusCode
    requests.end({ id, method, url: pathname, status, startedAt: performance.now() })
    const isJson = prefersJson(headers.get('accept') ?? undefined)
    return new Response(isJson ? JSON.stringify(envelope) : page, {
      status,
      headers: [
        ...security,
        ['content-type', isJson ? 'application/json; charset=utf-8' : HTML],
        ['cache-control', 'no-store'],
        ['retry-after', String(retryAfterOf(error, status))],
        ['x-request-id', id],
      ],
    })
  }
}
