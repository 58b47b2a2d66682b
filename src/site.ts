import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createContentClient } from '#content/create-content-client.ts'
import { shopOfDeal } from '#content/queries/shop-of-deal.ts'
import { createContentService } from '#content/service/content-service.ts'
import { createContentStore } from '#content/service/content-store.ts'
import { createTypeLabels } from '#content/service/custom-types/type-labels.ts'
import { createPreviewStore } from '#content/service/preview-store.ts'
import { publishDueReleases } from '#content/service/publish/publish-due-releases.ts'
import { createReleaseStore } from '#content/service/release-store.ts'
import { seedContent } from '#content/service/seed-content.ts'
import { watchSources } from '#content/watch-sources.ts'
import { findAsset, findAssetType } from '#db/assets.ts'
import { dependencyKeys } from '#db/content-keys.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { watchContent } from '#db/watch-content.ts'
import { withStartUpLock } from '#db/with-start-up-lock.ts'
import type { Accounts } from '#functions/create-functions.ts'
import { createApp } from '#http/app.ts'
import type { ClientBuild } from '#http/client-build.ts'
import { createRetryAfter } from '#http/content-api.ts'
import { keepSearch } from '#http/keep-search.ts'
import { createMetrics } from '#http/metrics.ts'
import { createPageMaker, SEARCH_KEY } from '#http/page-maker.ts'
import { createPreviews } from '#http/previews.ts'
import { createRateLimit } from '#http/rate-limit.ts'
import { createRemotePreviews } from '#http/remote-previews.ts'
import { createRequestLog } from '#http/request-log.ts'
import { securityHeaders } from '#http/security-headers.ts'
import { createSiteServer } from '#http/server.ts'
import { serviceWorkerBody } from '#http/service-worker.ts'
import { createSocialCards } from '#http/social-cards.ts'
import { serveSuggestions } from '#http/suggestions.ts'
import { createVisitorServices } from '#http/visitor-services.ts'
import { createImages } from '#images/create-images.ts'
import { inspectOriginal } from '#images/inspect-original.ts'
import { createPictureWarmer } from '#images/warm-pictures.ts'
import { functionsUrl } from '#lib/functions-url.ts'
import { once } from '#lib/once.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { keepWarm } from '#pagecache/keep-warm.ts'
import { createPageCache } from '#pagecache/page-cache.ts'
import { createRemoteRichtext } from '#richtext/service/create-remote-richtext.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { keepRichtext } from '#richtext/service/kept-richtext.ts'
import { createRichtextService } from '#richtext/service/richtext-service.ts'

export type SiteOptions = {
  config: Config
  log: Logger
  /** Where the lines about requests go; nowhere unless given. */
  writeLog?: (lines: string) => void
  now: () => Date
  build: ClientBuild
  /** The renderer's bundle, see `render/render.tsx`. */
  render: typeof import('#render/render.tsx')
  /** The folder that an empty content store is filled from. */
  seedFolder: string
  /** For tests that need accounts without signing up. */
  accounts?: Accounts
}

export type Site = Awaited<ReturnType<typeof createSite>>

/** Makes every service and joins them. The only wiring on the server. */
export async function createSite(options: SiteOptions) {
  const { config, log, now, build, render, seedFolder } = options
  const { db, store } = await withStartUpLock(config.database, async () => {
    const opened = openDatabase(config.database)
    await migrate(opened)
    const content = await createContentStore(opened, { now, createRef })
    if (await seedContent(content, seedFolder, now())) log.info('the demo catalogue was imported')
    return { db: opened, store: content }
  })
  const releases = createReleaseStore(db, { store, createRef, now })
  const previews = createPreviewStore(db, { store, createToken: createRef, now })
  const limit = createRateLimit({ ...config.contentApi, now: () => performance.now() })
  const service = createContentService({
    store,
    releases,
    previews,
    typeLabels: createTypeLabels(db),
    baseUrl: config.siteUrl.href,
    access: config.contentApi,
    retryAfter: createRetryAfter(limit, config.trustedProxies),
  })
  const source = {
    endpoint: config.contentEndpoint,
    accessToken: config.contentAccessToken,
    service,
  }
  const content = createContentClient(source)
  const remoteRichtext = config.richtextEndpoint
    ? keepRichtext(
        createRemoteRichtext({
          endpoint: config.richtextEndpoint,
          db,
          now,
          log,
          inspect: inspectOriginal,
        }),
      )
    : null
  const richtext = remoteRichtext ?? createRichtextClient(store)
  const renderer = render.createRenderer({
    site: config.site,
    siteUrl: config.siteUrl,
    announcement: config.announcement,
    buildId: build.id,
    functionsEndpoint: config.functionsEndpoint,
    assets: build.assets,
    richtextRules: {
      embedHosts: config.embedHosts,
      onUnknownBlock: once((type) => log.warn({ type }, 'a rich-text block of an unknown type')),
    },
    onSearchRenewed: () => {
      for (const address of pageCache.dependantsOf(SEARCH_KEY)) pageCache.drop(address)
    },
  })
  const search = keepSearch({
    renew: () => renderer.renewSearch({ content, richtext, now: now() }),
    today: () => singaporeDay(now()),
    onError: (error) => log.error({ err: error }, 'the search index could not be made'),
  })

  const makePage = createPageMaker({ renderer, content, richtext, now })
  const pageCache = createPageCache({
    render: makePage,
    now: () => now().getTime(),
    maxBytes: config.pageCacheBytes,
    onStaleError: (address, error) =>
      log.error({ err: error, address }, 'an older page was served'),
  })
  const addresses = async () => {
    const pages = await renderer.sitePages({ content, now: now() })
    return pages.map(({ path }) => path)
  }
  const warmth = keepWarm({
    pageCache,
    addresses,
    onError: (error) => log.error({ err: error }, 'a page could not be made in advance'),
  })
  const images = await createImages({
    findOriginal: (id) => findAsset(db, id),
    findOriginalType: (id) => findAssetType(db, id),
    onUnkept: (error) => log.error({ err: error }, 'a finished picture could not be kept'),
    folder: config.imageCache.folder,
    maxBytes: config.imageCache.bytes,
    bestFormat: config.imageFormat,
    productName: config.site.productName,
  })
  const pictureWarmth = createPictureWarmer({
    images,
    onError: (error) => log.error({ err: error }, 'a picture could not be made in advance'),
  })
  let warmsPictures = false
  const warmPictures = (pages: readonly string[]) => {
    if (!warmsPictures) return
    for (const address of pages) {
      const page = pageCache.peek(address)
      if (page) pictureWarmth.addFrom(page.html.bytes.identity.toString())
    }
  }
  store.onChange((changed) => {
    const concerned = pageCache.invalidate(changed)
    // Search results and the like are made again when somebody asks for them.
    for (const address of concerned) if (address.includes('?')) pageCache.drop(address)
    const own = changed.documents.flatMap(({ after }) => renderer.pagesOf(after))
    const pages = [...own, ...concerned].filter((address) => !address.includes('?'))
    void warmth.add(pages).then(() => warmPictures(pages))
    void search.renew()
  })
  const stopFollowing = watchContent(config.database, db, {
    refresh: store.refresh,
    onError: (error) => log.warn({ err: error }, 'the content could not be asked for changes'),
  })
  const stopPublishing = publishDueReleases(db, {
    now,
    createRef,
    onPublish: async (release) => {
      log.info({ release }, 'a scheduled release was published')
      await store.refresh()
    },
    onError: (error) => log.error({ err: error }, 'a scheduled release could not be published'),
  })
  const stopWatching = watchSources({
    remoteRef: config.contentEndpoint ? () => content.getMasterRef() : null,
    renewRichtext: remoteRichtext && (() => remoteRichtext.renew()),
    onChange: () => {
      pageCache.invalidateAll()
      void search.renew()
    },
    onRichtextChange: (ids) => {
      pageCache.invalidate({ keys: ids.map(dependencyKeys.richtext), documents: [] })
      void search.renew()
    },
    onError: (error) => log.warn({ err: error }, 'the content could not be asked for changes'),
  })

  const visitors = await createVisitorServices({
    config,
    db,
    content,
    renderAccount: renderer.renderAccount,
    accounts: options.accounts,
    now,
    log,
  })

  const metrics = createMetrics(pageCache.stats)
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
  let closing = false
  const app = createApp({
    renderer,
    pageCache,
    previews: config.contentEndpoint
      ? createRemotePreviews({ source, renderer, richtext, now, fetch })
      : createPreviews({ previews, source, renderer, siteUrl: config.siteUrl, now }),
    contentApi: config.contentEndpoint ? null : service.app,
    richtextApi: createRichtextService(richtext, createRetryAfter(limit, config.trustedProxies)),
    functions: visitors.serveFunctions,
    accounts: visitors.serveAccounts,
    suggestions: serveSuggestions({
      suggest: (wish) => renderer.suggest(wish, { content, richtext, now: now() }),
      // As for the content API, but counted apart: whoever types must not be short of content.
      retryAfter: createRetryAfter(
        createRateLimit({ ...config.contentApi, now: () => performance.now() }),
        config.trustedProxies,
      ),
      now,
    }),
    build,
    serviceWorker: serviceWorkerBody(build, config.serviceWorker),
    siteUrl: config.siteUrl,
    security,
    metrics,
    requests,
    log,
    now,
    isReady: async () => !closing && isContentLoaded(),
    shopOfDeal: (id) => shopOfDeal(content, { id, now: now() }),
    prerendered: addresses,
    serveImage: images.serve,
    serveSocialCard: createSocialCards({
      renderer,
      pageCache,
      paintCard: images.paintCard,
      siteUrl: config.siteUrl,
    }),
  })
  const server = createSiteServer({
    fetch: app.fetch,
    pageCache,
    security,
    requests,
    hostname: config.siteUrl.host,
  })

  let remoteAnswered = false

  /** Embedded: something is published. Remote: the repository has answered; should it go away, pages stay. */
  async function isContentLoaded(): Promise<boolean> {
    if (config.contentEndpoint === null) return store.snapshot().ref !== null
    remoteAnswered ||= await content.getRepository().then(
      () => true,
      () => false,
    )
    return remoteAnswered
  }

  return {
    app,
    server,
    store,
    releases,
    previews,
    pageCache,
    renderer,
    warmth,
    search,
    addresses,
    /** Pages first, then the pictures that they show. */
    async warmAll(): Promise<void> {
      await search.renew()
      await warmth.all()
      warmsPictures = true
      warmPictures(await addresses())
      await visitors.accounts.warm()
      await pictureWarmth.settled()
    },
    functions: visitors.functions,
    accounts: visitors.accounts,
    async close(): Promise<void> {
      closing = true
      warmth.stop()
      search.stop()
      pictureWarmth.stop()
      stopWatching()
      await stopPublishing()
      await stopFollowing()
      visitors.functions.closeStreams()
      await server.close()
      await visitors.close()
      images.close()
      requests.close()
      await db.destroy()
    },
  }
}

function createRef(): string {
  return randomBytes(12).toString('base64url')
}
