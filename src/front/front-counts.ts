import { createRequestCounter } from '#http/request-counts.ts'
import { createRequestLog } from '#http/request-log.ts'
import type { Counted, ToSite } from './messages.ts'
import { createSeenBatch } from './seen-batch.ts'

type FrontCountsOptions = {
  post: (message: ToSite) => void
  writeLog: ((lines: string) => void) | undefined
  trustedProxies: number
  /** The figures of the other parts. */
  takeOthers: () => Omit<Counted, 'requests' | 'seen'>
}

const TELL_MS = 1000

/** Counts what the front answers, and tells the site once a second. */
export function createFrontCounts(options: FrontCountsOptions) {
  const { post, writeLog, trustedProxies, takeOthers } = options
  const metrics = createRequestCounter()
  const seen = createSeenBatch({ onFull: tell })
  const requests = createRequestLog({ write: writeLog, metrics, trustedProxies })
  const timer = setInterval(tell, TELL_MS).unref()

  function tell(): void {
    requests.flush()
    const counted = { requests: metrics.take(), seen: seen.take(), ...takeOthers() }
    post({ kind: 'counted', counted })
  }

  return {
    requests,
    addSeen: seen.add,
    tell,
    close(): void {
      clearInterval(timer)
      tell()
      requests.close()
    },
  }
}
