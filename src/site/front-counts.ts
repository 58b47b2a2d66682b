import type { Counted } from '#front/messages.ts'
import type { Metrics } from '#http/metrics.ts'
import type { PageCache } from '#pagecache/page-cache.ts'

type FrontCountsOptions = {
  metrics: Metrics
  pageCache: Pick<PageCache, 'countHits'>
  /** Open connections of the server in this thread. */
  connections: () => number
}

/** Adds what the front counts to the site's own metrics. */
export function createFrontCounts({ metrics, pageCache, connections }: FrontCountsOptions) {
  let refused = 0
  let last: Pick<Counted, 'connections' | 'waiting'> | null = null

  return {
    add(counted: Counted): void {
      for (const [status, ms] of counted.requests) metrics.observe(status, ms)
      for (let count = 0; count < counted.aborted; count++) metrics.countAborted()
      for (const [address, count] of counted.hits) pageCache.countHits(address, count)
      refused += counted.refused
      last = counted
    },
    /** Lines in Prometheus' text format. */
    metrics: () => [
      '# TYPE lobang_http_connections gauge',
      `lobang_http_connections ${last?.connections ?? connections()}`,
      '# TYPE lobang_http_requests_waiting gauge',
      `lobang_http_requests_waiting ${last?.waiting ?? 0}`,
      '# TYPE lobang_http_requests_refused_total counter',
      `lobang_http_requests_refused_total ${refused}`,
    ],
  }
}
