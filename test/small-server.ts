import type { HttpBindings } from '@hono/node-server'
import { createMetrics } from '#http/metrics.ts'
import { createRequestLog } from '#http/request-log.ts'
import { createSiteServer } from '#http/server.ts'
import type { ServerLimits } from '#http/server-limits.ts'
import { createPageCache } from '#pagecache/page-cache.ts'
import { closeAtOnce } from './close-at-once.ts'

type SmallServerOptions = {
  limits?: Partial<ServerLimits>
  /** Answers what is not the cached page `/`. */
  fetch?: (request: Request, env: HttpBindings) => Response | Promise<Response>
  /** The cached page. */
  html?: string
  onError?: (error: unknown) => void
}

const POLICY: [string, string][] = [['content-security-policy', "default-src 'none'"]]

/** The site's server without the site: one cached page at `/`, and a handler. */
export async function startSmallServer(options: SmallServerOptions = {}) {
  const pageCache = createPageCache({
    render: async () => ({
      html: options.html ?? '<p>cached</p>',
      payload: '{}',
      dependencies: { keys: new Set(), watches: [] },
      validUntil: Number.POSITIVE_INFINITY,
    }),
    now: Date.now,
    maxBytes: 1e9,
    onStaleError: () => {},
    effort: 'least',
  })
  await pageCache.get('/')
  const metrics = createMetrics(pageCache.stats)
  const lines: string[] = []
  const requests = createRequestLog({
    write: (text) => lines.push(text),
    metrics,
    trustedProxies: 0,
  })
  const server = createSiteServer({
    fetch: options.fetch ?? (() => new Response('fresh')),
    findPage: pageCache.find,
    security: { ofPage: () => POLICY, ofFiles: POLICY, ofOthers: POLICY },
    requests,
    hostname: 'site.test',
    limits: { ...closeAtOnce, ...options.limits },
    onError: options.onError ?? (() => {}),
  })
  const port = await server.listen(0, '127.0.0.1')
  return {
    port,
    connections: server.connections,
    metric(name: string): number {
      requests.flush()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics.text())?.[1] ?? 0)
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      requests.close()
    },
  }
}
