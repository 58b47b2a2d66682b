import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

export type RequestLog = ReturnType<typeof createRequestLog>

type RequestLogOptions = { log: Logger; metrics: Metrics; trustedProxies: number }

type RequestEnd = { id: string; method: string; url: string; status: number; startedAt: number }

/** Each request has an id: in its response, and in every line that is logged about it. */
export function createRequestLog({ log, metrics, trustedProxies }: RequestLogOptions) {
  const processId = randomBytes(4).toString('hex')
  let count = 0

  return {
    /** The proxy's own id, if a proxy is trusted and gave one. */
    idFor(header: string | string[] | undefined): string {
      if (trustedProxies > 0 && typeof header === 'string' && /^[\w-]{1,64}$/.test(header)) {
        return header
      }
      count++
      return `${processId}-${count.toString(36)}`
    },
    /** Nothing about the visitor is logged: no address, no cookie, no agent. */
    end({ id, method, url, status, startedAt }: RequestEnd): void {
      const ms = performance.now() - startedAt
      metrics.observe(status, ms)
      log.info({ id, method, url, status, ms: Math.round(ms * 100) / 100 }, 'request')
    },
  }
}
