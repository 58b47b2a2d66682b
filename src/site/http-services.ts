import { join } from 'node:path'
import type { Counting } from '#editorial/counts/create-counts.ts'
import type { Counted } from '#front/messages.ts'
import { createApp } from '#http/app.ts'
import { createCallerOf } from '#http/caller-address.ts'
import { createCallerLimit } from '#http/content-api.ts'
import { createCountUrls } from '#http/count-urls.ts'
import { serveDesk } from '#http/desk-urls.ts'
import { createKeptBuilds, type KeptBuilds } from '#http/kept-builds/create-kept-builds.ts'
import { createMetrics, type Metrics, toOutboxMetrics } from '#http/metrics.ts'
import { createRequestLog } from '#http/request-log.ts'
import { createSecurity, type SecurityOptions } from '#http/security-headers.ts'
import { createSiteServer } from '#http/server.ts'
import { serviceWorkerBody } from '#http/service-worker.ts'
import type { Previews } from '#http/shown-site.ts'
import { serveSuggestions } from '#http/suggestions.ts'
import { functionsUrl } from '#lib/functions-url.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import * as paths from '#lib/paths.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import { createPagesOnDemand, PAGES_OF_CALLER } from '#pagecache/pages-on-demand.ts'
import { createServeFile } from '#repository/writing/serve-file.ts'
import { suggest } from '#search/suggest.ts'
import type { SiteOptions } from '#site.ts'
import { configuredLimits } from './configured-limits.ts'
import type { ContentServices } from './content-services.ts'
import { deskHostOf } from './desk-host.ts'
import type { DeskServices } from './desk-services.ts'
import type { PageServices } from './page-services.ts'
import { createPreviews } from './previews.ts'
import { createRemotePreviews } from './remote-previews.ts'
import { createSiteReadiness } from './site-readiness.ts'
import type { VisitorServices } from './visitor-services.ts'

type HttpServicesOptions = SiteOptions & {
  monotonic: () => number
  isClockSteady: () => boolean
  contents: ContentServices
  pages: PageServices
  visitors: VisitorServices
  desk: DeskServices
  counting: Counting
}

/** The pictures of all Prismic repositories. */
const PRISMIC_PICTURES = 'https://images.prismic.io'

/** The app that answers requests, the server in front of it, and what they count and log. */
export function createHttpServices(options: HttpServicesOptions) {
  const { config, log, build, contents, pages, visitors, counting } = options
  const { renderer, pageCache } = pages
  const { siteUrl, trustedProxies } = config
  const readiness = createSiteReadiness({
    config,
    contents,
    searchBehindMs: pages.search.behindMs,
    log,
  })
  const metrics = createMetrics(pageCache.stats, () => [
    ...readiness.metrics(),
    ...contents.releaseStats.metrics(),
    ...(contents.webhooks?.metrics() ?? []),
    ...toOutboxMetrics(visitors.accounts.outbox.stats()),
    ...frontCounts.metrics(),
    ...counting.metrics(),
  ])
  const connections = () => server.connections()
  const frontCounts = createFrontCounts({ metrics, pageCache, counting, connections })
  const requests = createRequestLog({
    write: log.isLevelEnabled('info') ? options.writeLog : undefined,
    metrics,
    trustedProxies,
  })
  const securityOptions = toSecurityOptions(options)
  const security = createSecurity(securityOptions)
  const callerOf = createCallerOf(trustedProxies)
  const keptBuilds = createKeptServices(options)
  const app = createApp({
    published: pages.published,
    previews: choosePreviews(options),
    renderPreviewOver: () => renderer.renderPreviewOver(options.now()),
    pageCache,
    pagesOnDemand: createPagesOnDemand({
      pageCache,
      limit: createRateLimit(PAGES_OF_CALLER),
      doFor: contents.doFor,
    }),
    contentApi: contents.contentApi,
    writeApi: contents.writeApi,
    richtextApi: contents.richtextApi,
    functions: visitors.functions,
    accounts: visitors.serveAccounts,
    suggestions: createSuggestions(options),
    desk: createDeskUrls(options, keptBuilds.desk),
    counts: createCountUrls({ count: counting.count, callerOf }),
    build,
    keptBuilds,
    serviceWorker: serviceWorkerBody(build, config.serviceWorker),
    siteUrl,
    security,
    metrics,
    metricsToken: config.metricsToken,
    requests,
    log,
    readiness: readiness.report,
    callerOf,
    serveImage: pages.images.serve,
    serveFile: createServeFile(contents.db),
    serveSocialCard: pages.serveSocialCard,
  })
  const server = createSiteServer({
    fetch: app.fetch,
    findPage: pageCache.find,
    security,
    requests,
    hostname: siteUrl.host,
    deskHost: deskHostOf(config),
    limits: { ...configuredLimits(config), ...options.limits },
    onError: (error) => log.error({ err: error }, 'a request could not be answered'),
  })
  return { app, server, securityOptions, requests, readiness, keptBuilds, frontCounts }
}

/** Builds of visitors, and in a folder of their own those of the desk, which changes at other times. */
function createKeptServices(options: HttpServicesOptions) {
  const { build, deskBuild, config } = options
  const folder = config.buildsFolder
  const own = { ...build, base: paths.assets }
  const visitors = createKeptBuilds({ ...options, folder, build: own })
  // When it was built does not matter: what counts is when it was last served.
  const desk = deskBuild && { ...deskBuild, timestamp: 0, base: paths.deskAssets }
  const keptDesk =
    desk && createKeptBuilds({ ...options, folder: join(folder, 'desk'), build: desk })
  return {
    ...visitors,
    desk: keptDesk ?? null,
    async start(): Promise<void> {
      await Promise.all([visitors.start(), keptDesk?.start()])
    },
    async stop(): Promise<void> {
      await Promise.all([visitors.stop(), keptDesk?.stop()])
    },
  }
}

function toSecurityOptions(options: HttpServicesOptions): SecurityOptions {
  const { config, pages } = options
  const { siteUrl, functionsEndpoint, embedHosts, contentEndpoint } = config
  return {
    https: siteUrl.protocol === 'https:',
    connectTo: functionsEndpoint ? [new URL(functionsUrl(functionsEndpoint)).origin] : [],
    embedHosts,
    picturesFrom: contentEndpoint ? [PRISMIC_PICTURES] : [],
    ...pages.renderer.inlineHashes,
  }
}

function createDeskUrls(
  { config, desk, deskBuild }: HttpServicesOptions,
  keptBuilds: KeptBuilds | null,
) {
  const { deskUrl, siteUrl, trustedProxies, contentEndpoint, site } = config
  return serveDesk({
    api: desk.api.answer,
    preview: desk.preview,
    build: deskBuild ?? null,
    keptBuilds,
    deskUrl,
    siteUrl,
    callerOf: createCallerOf(trustedProxies),
    picturesFrom: contentEndpoint ? [PRISMIC_PICTURES] : [],
    productName: site.productName,
  })
}

function choosePreviews({ now, contents, pages }: HttpServicesOptions): Previews {
  const { source, richtext, remote, previews } = contents
  const { renderer } = pages
  const { endpoint } = source
  if (!remote || endpoint === null) return createPreviews({ previews, source, renderer, now })
  const options = { source: { ...source, endpoint }, fetch: remote.fetch }
  return createRemotePreviews({ ...options, renderer, richtext, now })
}

function createSuggestions({ config, now, contents, pages }: HttpServicesOptions) {
  const { content, doFor } = contents
  return serveSuggestions({
    async suggest(query) {
      const instant = now()
      return suggest(query, { content, now: instant, site: await pages.search.get(instant) })
    },
    // The limits of the content API, counted apart: typing must not use up a caller's content.
    callers: createCallerLimit(createRateLimit(config.contentApi), config.trustedProxies),
    doFor,
    now,
  })
}

type FrontCountsOptions = {
  metrics: Metrics
  pageCache: Pick<PageCache, 'countHits'>
  counting: Pick<Counting, 'count'>
  /** Open connections of the server in this thread. */
  connections: () => number
}

/** Adds what the front counts to the site's own metrics. */
function createFrontCounts(options: FrontCountsOptions) {
  const { metrics, pageCache, counting, connections } = options
  let refused = 0
  let last: Pick<Counted, 'connections' | 'waiting'> | null = null

  return {
    add(counted: Counted): void {
      metrics.addCounts(counted.requests)
      for (const [address, count] of counted.hits) pageCache.countHits(address, count)
      for (const [event, times] of counted.seen) counting.count(event, times)
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
