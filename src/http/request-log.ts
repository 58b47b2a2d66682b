import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

export type RequestLog = ReturnType<typeof createRequestLog>

type RequestEnd = { id: string; method: string; url: string; status: number; startedAt: number }

/** Each request has an id: in its response, and in every line that is logged about it. */
export function createRequestLog({ log, metrics }: { log: Logger; metrics: Metrics }) {
  const processId = randomBytes(4).toString('hex')
  let count = 0

  return {
    nextId(): string {
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
