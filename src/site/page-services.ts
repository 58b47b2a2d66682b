import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { findAsset, findAssetType } from '#db/assets.ts'
import { dependencyKeys } from '#db/content-keys.ts'
import { watchContent } from '#db/watch-content.ts'
import type { ClientBuild } from '#http/client-build.ts'
import { createSocialCards } from '#http/social-cards.ts'
import { createImages } from '#images/create-images.ts'
import { VARIANTS_OF_CALLER } from '#images/limits.ts'
import { createPictureWarmer } from '#images/warm-pictures.ts'
import { once } from '#lib/once.ts'
import { createRateLimit } from '#lib/rate-limit.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Effort } from '#pagecache/encoded-body.ts'
import { keepWarm } from '#pagecache/keep-warm.ts'
import { createPageCache, type PageChange } from '#pagecache/page-cache.ts'
import { publishDueReleases } from '#repository/publish/publish-due-releases.ts'
import { createMarkupWorker } from '#richtext/service/create-markup-worker.ts'
import { watchWorker } from '#richtext/service/watch-worker.ts'
import { keepSearch } from '#search/keep-search.ts'
import type { ContentServices } from './content-services.ts'
import { createPageMaker, SEARCH_KEY } from './page-maker.ts'

type PageServicesOptions = {
  config: Config
  log: Logger
  now: () => Date
  isClockSteady: () => boolean
  build: ClientBuild
  render: typeof import('#render/render.tsx')
  contents: ContentServices
  /** See `SiteOptions`. */
  effort?: Effort | undefined
  onPage?: ((change: PageChange) => void) | undefined
}

/** Pages and their pictures: made before anybody asks, and made again when what they show changes. */
export async function createPageServices(options: PageServicesOptions) {
  const { config, log, now, build, contents } = options
  const { db, store, content, richtext, remoteRichtext, createRef } = contents
  const markup = createMarkupWorker()
  const renderer = options.render.createRenderer({
    site: config.site,
    siteUrl: config.siteUrl,
    announcement: config.announcement,
    buildId: build.id,
    buildTimestamp: build.timestamp,
    functionsEndpoint: config.functionsEndpoint,
    assets: build.assets,
    richtextRules: {
      embedHosts: config.embedHosts,
      onUnknownBlock: once((type) => log.warn({ type }, 'a rich-text block of an unknown type')),
      turns: contents.turns,
      workOutMarkup: markup.workOut,
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
  const pageCache = createPageCache({
    render: createPageMaker({ renderer, content, richtext, now }),
    now: () => now().getTime(),
    maxBytes: config.pageCacheBytes,
    effort: options.effort,
    onChange: options.onPage,
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
    retryAfter: createRateLimit({ ...VARIANTS_OF_CALLER, now: () => performance.now() }).retryAfter,
    onUnkept: (error) => log.error({ err: error }, 'a finished picture could not be kept'),
    folder: config.imageCache.folder,
    maxBytes: config.imageCache.bytes,
    bestFormat: config.imageFormat,
    productName: config.site.productName,
  })
  const serveSocialCard = createSocialCards({
    renderer,
    pageCache,
    paintCard: images.paintCard,
    siteUrl: config.siteUrl,
  })
  const pictureWarmth = createPictureWarmer({
    images,
    serveCard: serveSocialCard,
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

  const takeOver = (changed: Parameters<Parameters<typeof store.onChange>[0]>[0]) => {
    const concerned = pageCache.invalidate(changed)
    // Search results and the like are made again when somebody asks for them.
    for (const address of concerned) if (address.includes('?')) pageCache.drop(address)
    const own = changed.documents.flatMap(({ after }) => renderer.pagesOf(after))
    const pages = [...own, ...concerned].filter((address) => !address.includes('?'))
    void warmth.add(pages).then(() => warmPictures(pages))
    void search.renew()
  }
  store.onChange(takeOver)
  contents.remote?.mirror.onChange((changed) => {
    takeOver(changed)
    // The first documents make lists possible, too, which belong to no document.
    void warmth.all()
  })
  const onWatchError = (error: unknown) =>
    log.warn({ err: error }, 'the content could not be asked for changes')
  const stopFollowing = watchContent(config.database, db, {
    refresh: store.refresh,
    onError: onWatchError,
  })
  const stopPublishing = publishDueReleases(db, {
    now,
    isClockSteady: options.isClockSteady,
    createRef,
    onPublish: async (release) => {
      log.info({ release }, 'a scheduled release was published')
      await store.refresh()
    },
    onError: (error) => log.error({ err: error }, 'a scheduled release could not be published'),
  })
  const stopWatching = remoteRichtext
    ? watchWorker({
        renew: () => remoteRichtext.renew(),
        onChange: (ids) => {
          pageCache.invalidate({ keys: ids.map(dependencyKeys.richtext), documents: [] })
          void search.renew()
        },
        onError: onWatchError,
      })
    : () => {}

  return {
    renderer,
    search,
    pageCache,
    addresses,
    warmth,
    images,
    serveSocialCard,
    /** Pages first, then the pictures that they show, then the cards that they are shared with. */
    async warmAll(): Promise<void> {
      await search.renew()
      const existing = await warmth.all()
      warmsPictures = true
      warmPictures(existing)
      await pictureWarmth.settled()
    },
    /** Nothing is made or asked for any more; what is there can still be read. */
    async stop(): Promise<void> {
      warmth.stop()
      search.stop()
      pictureWarmth.stop()
      markup.close()
      stopWatching()
      await contents.remote?.mirror.stop()
      await stopPublishing()
      await stopFollowing()
    },
  }
}
