import type { Context } from 'hono'
import { isSameSecret } from '#accounts/is-same-secret.ts'
import type { Outbox } from '#accounts/outbox.ts'
import { isLoopbackHost } from '#lib/node/is-loopback-host.ts'
import type { PageCacheStats } from '#pagecache/page-cache.ts'
import { socketAddressOf } from './caller-address.ts'
import { BUCKETS, createRequestCounter } from './request-counts.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Counters in Prometheus' text format; `more` are lines that other parts add. */
export function createMetrics(cacheStats: () => PageCacheStats, more: () => string[] = () => []) {
  const { counts, ...counter } = createRequestCounter()

  function text(): string {
    const { byStatus, buckets, seconds, aborted } = counts()
    const count = byStatus.reduce((sum, [, of]) => sum + of, 0)
    const cache = cacheStats()
    const memory = process.memoryUsage()
    let below = 0
    return [
      '# TYPE lobang_http_requests_total counter',
      ...byStatus.map(([status, n]) => `lobang_http_requests_total{status="${status}"} ${n}`),
      '# TYPE lobang_http_request_duration_seconds histogram',
      ...BUCKETS.map((bound, index) => {
        below += buckets[index] ?? 0
        return `lobang_http_request_duration_seconds_bucket{le="${bound}"} ${below}`
      }),
      `lobang_http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
      `lobang_http_request_duration_seconds_sum ${seconds}`,
      `lobang_http_request_duration_seconds_count ${count}`,
      '# TYPE lobang_http_aborted_total counter',
      `lobang_http_aborted_total ${aborted}`,
      '# TYPE lobang_page_cache_pages gauge',
      `lobang_page_cache_pages ${cache.pages}`,
      '# TYPE lobang_page_cache_bytes gauge',
      `lobang_page_cache_bytes ${cache.bytes}`,
      '# TYPE lobang_page_cache_hits_total counter',
      `lobang_page_cache_hits_total ${cache.hits}`,
      '# TYPE lobang_page_cache_misses_total counter',
      `lobang_page_cache_misses_total ${cache.misses}`,
      '# TYPE lobang_page_renders_total counter',
      `lobang_page_renders_total ${cache.renders}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${memory.heapUsed}`,
      ...more(),
      '',
    ].join('\n')
  }

  return { ...counter, text }
}

/** Lines for `/metrics`. Waiting messages are those of all processes, the rest those of this one. */
export function toOutboxMetrics({ waiting, lanes }: ReturnType<Outbox['stats']>): string[] {
  const waitingOf = (kind: string) => waiting.find((row) => row.kind === kind)?.count ?? 0
  return [
    '# TYPE lobang_outbox_waiting gauge',
    ...lanes.map(({ kind }) => `lobang_outbox_waiting{kind="${kind}"} ${waitingOf(kind)}`),
    '# TYPE lobang_outbox_away gauge',
    ...lanes.map(({ kind, isAway }) => `lobang_outbox_away{kind="${kind}"} ${isAway ? 1 : 0}`),
    '# TYPE lobang_outbox_messages_total counter',
    ...lanes.flatMap(({ kind, counts }) =>
      Object.entries(counts).map(
        ([outcome, count]) =>
          `lobang_outbox_messages_total{kind="${kind}",outcome="${outcome}"} ${count}`,
      ),
    ),
  ]
}

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/
/** A proxy on the same machine also connects locally, but most add one of these headers. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|cf-connecting-ip|forwarded|via)$/

type MetricsAccess = {
  /** `null`: only callers on the machine itself, and only if the site is not public. */
  token: string | null
  siteUrl: URL
}

export function mayReadMetrics(c: Context, { token, siteUrl }: MetricsAccess): boolean {
  if (token !== null) return isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`)
  // A proxy in front of a public site may add no header at all.
  if (!isLoopbackHost(siteUrl)) return false
  if (c.req.raw.headers.keys().some((name) => FORWARDED.test(name))) return false
  return LOOPBACK_ADDRESS.test(socketAddressOf(c) ?? '')
}
