import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { shopOfDeal } from '#content/queries/shop-of-deal.ts'
import type { Accounts } from '#functions/create-functions.ts'
import { createApp } from '#http/app.ts'
import { createCallerOf } from '#http/caller-address.ts'
import type { ClientBuild } from '#http/client-build.ts'
import { createCallerLimit } from '#http/content-api.ts'
import { createKeptBuilds } from '#http/kept-builds/create-kept-builds.ts'
import { createMetrics } from '#http/metrics.ts'
import { toOutboxMetrics } from '#http/outbox-metrics.ts'
import { createRequestLog } from '#http/request-log.ts'
import { securityHeaders } from '#http/security-headers.ts'
import { createSiteServer } from '#http/server.ts'
import type { ServerLimits } from '#http/server-limits.ts'
import { serviceWorkerBody } from '#http/service-worker.ts'
import { serveSuggestions } from '#http/suggestions.ts'
import { createClockWatch } from '#lib/clock-watch.ts'
import { functionsUrl } from '#lib/functions-url.ts'
import { createRateLimit } from '#lib/rate-limit.ts'
import type { Effort } from '#pagecache/encoded-body.ts'
import type { PageChange } from '#pagecache/page-cache.ts'
import { createPagesOnDemand, PAGES_OF_CALLER } from '#pagecache/pages-on-demand.ts'
import { configuredLimits } from '#site/configured-limits.ts'
import { createContentServices } from '#site/content-services.ts'
import { createFrontCounts } from '#site/front-counts.ts'
import { createPageServices } from '#site/page-services.ts'
import { createPreviews } from '#site/previews.ts'
import { createRemotePreviews } from '#site/remote-previews.ts'
import { createSiteReadiness } from '#site/site-readiness.ts'
import { createVisitorServices } from '#site/visitor-services.ts'

export type SiteOptions = {
  config: Config
  log: Logger
  /** Where the lines about requests go; nowhere unless given. */
  writeLog?: (lines: string) => void
  now: () => Date
  /** Milliseconds on a clock that nobody sets; for tests. */
  monotonic?: () => number
  build: ClientBuild
  /** The renderer's bundle, see `render/render.tsx`. */
  render: typeof import('#render/render.tsx')
  /** The folder of the demo. */
  seedFolder: string
  /** Told of each page that is fresh from now on, or no longer: the front answers with it. */
  onPage?: (change: PageChange) => void
  /** For tests that need accounts without signing up. */
  accounts?: Accounts
  /** For tests, which have less patience. */
  limits?: Partial<ServerLimits>
  /** For tests, in which compressing takes longer than all else that makes a page. */
  effort?: Effort
}

export type Site = Awaited<ReturnType<typeof createSite>>

/** Makes every service and joins them. The only wiring on the server, with `site/`. */
export async function createSite(options: SiteOptions) {
  const { config, log, now, build, render, seedFolder } = options
  const { monotonic = () => performance.now() } = options
  const { isSteady: isClockSteady } = createClockWatch({
    now,
    monotonic,
    onJump: (ms) =>
      log.warn(
        { ms },
        'the clock jumped: no release is published and no reminder sent for an hour',
      ),
  })
  const contents = await createContentServices({ config, log, now, seedFolder })
  const { db, store, releases, previews, source, content, richtext } = contents
  const { effort } = options
  const pages = await createPageServices({
    config,
    log,
    now,
    isClockSteady,
    build,
    render,
    contents,
    effort,
    onPage: options.onPage,
  })
  const { renderer, pageCache, images, addresses } = pages
  const visitors = await createVisitorServices({
    config,
    db,
    content,
    renderAccount: renderer.renderAccount,
    accounts: options.accounts,
    now,
    monotonic,
    isClockSteady,
    log,
  })

  const readiness = createSiteReadiness({
    config,
    contents,
    searchBehindMs: pages.search.behindMs,
    log,
  })
  const metrics = createMetrics(pageCache.stats, () => [
    ...readiness.metrics(),
    ...toOutboxMetrics(visitors.accounts.outbox.stats()),
    ...frontCounts.metrics(),
  ])
  const frontCounts = createFrontCounts({
    metrics,
    pageCache,
    connections: () => server.connections(),
  })
  const requests = createRequestLog({
    write: log.isLevelEnabled('info') ? options.writeLog : undefined,
    metrics,
    trustedProxies: config.trustedProxies,
  })
  const security = securityHeaders({
    https: config.siteUrl.protocol === 'https:',
    connectTo: config.functionsEndpoint
      ? [new URL(functionsUrl(config.functionsEndpoint)).origin]
      : [],
    embedHosts: config.embedHosts,
    // Prismic's pictures are on one host, whatever the repository.
    picturesFrom: config.contentEndpoint ? ['https://images.prismic.io'] : [],
    inlineScripts: [renderer.inlineScript],
    inlineStyles: renderer.inlineStyles,
  })
  const keptBuilds = createKeptBuilds({
    folder: config.buildsFolder,
    build,
    now,
    monotonic,
    isClockSteady,
    log,
  })
  const app = createApp({
    renderer,
    pageCache,
    pagesOnDemand: createPagesOnDemand({
      pageCache,
      limit: createRateLimit({ ...PAGES_OF_CALLER, now: () => performance.now() }),
      doFor: contents.doFor,
    }),
    previews: contents.remote
      ? createRemotePreviews({ source, renderer, richtext, now, fetch: contents.remote.fetch })
      : createPreviews({ previews, source, renderer, siteUrl: config.siteUrl, now }),
    contentApi: contents.contentApi,
    richtextApi: contents.richtextApi,
    functions: visitors.serveFunctions,
    accounts: visitors.serveAccounts,
    suggestions: serveSuggestions({
      suggest: (wish) => renderer.suggest(wish, { content, richtext, now: now() }),
      // As for the content API, but counted apart: whoever types must not be short of content.
      callers: createCallerLimit(
        createRateLimit({ ...config.contentApi, now: () => performance.now() }),
        config.trustedProxies,
      ),
      doFor: contents.doFor,
      now,
    }),
    build,
    keptBuilds,
    serviceWorker: serviceWorkerBody(build, config.serviceWorker),
    siteUrl: config.siteUrl,
    security,
    metrics,
    metricsToken: config.metricsToken,
    requests,
    log,
    now,
    readiness: readiness.report,
    shopOfDeal: (id) => shopOfDeal(content, { id, now: now() }),
    callerOf: createCallerOf(config.trustedProxies),
    serveImage: images.serve,
    serveSocialCard: pages.serveSocialCard,
  })
  const server = createSiteServer({
    fetch: app.fetch,
    findPage: pageCache.find,
    security,
    requests,
    hostname: config.siteUrl.host,
    limits: { ...configuredLimits(config), ...options.limits },
  })
  /** Nothing new is begun; what was begun can still be finished. */
  async function leave(): Promise<void> {
    readiness.leave()
    await pages.stop()
    visitors.functions.closeStreams()
  }

  return {
    app,
    /** For tests and benches, which have one thread. The front of `main.ts` has its own server. */
    server,
    security,
    /** What the front has counted. */
    count: frontCounts.add,
    store,
    releases,
    previews,
    pageCache,
    renderer,
    warmth: pages.warmth,
    search: pages.search,
    addresses,
    /** All that can be made before anybody asks. Never rejects: what fails is made when somebody asks. */
    async warmAll(): Promise<void> {
      for (const warm of [visitors.accounts.warm, pages.warmAll]) {
        await warm().catch((error) => log.error({ err: error }, 'not all could be made in advance'))
      }
    },
    functions: visitors.functions,
    accounts: visitors.accounts,
    reminders: visitors.reminders,
    readiness,
    keptBuilds,
    remoteContent: contents.remote,
    leave,
    async close(): Promise<void> {
      await leave()
      await server.close()
      await keptBuilds.stop()
      await visitors.close()
      images.close()
      requests.close()
      readiness.stop()
      await db.destroy()
    },
  }
}
