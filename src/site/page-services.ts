import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createDealScores } from '#functions/deal-score.ts'
import type { ClientBuild } from '#http/client-build.ts'
import { AppError } from '#lib/node/app-error.ts'
import { once } from '#lib/node/once.ts'
import type { Effort } from '#pagecache/encoded-body.ts'
import { keepWarm } from '#pagecache/keep-warm.ts'
import { createPageCache, type PageChange } from '#pagecache/page-cache.ts'
import { findDocumentPath } from '#repository/document-path.ts'
import { createMarkupWorker } from '#richtext/service/create-markup-worker.ts'
import { createSearchKeeper } from '#search/search-keeper.ts'
import type { ContentServices } from './content-services.ts'
import { followContent } from './follow-content.ts'
import { createPictureServices } from './picture-services.ts'
import { createShownSite, SEARCH_KEY } from './shown-site.ts'

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

export type PageServices = Awaited<ReturnType<typeof createPageServices>>

/** Pages and their pictures: made before anybody asks, and made again when what they show changes. */
export async function createPageServices(options: PageServicesOptions) {
  const { config, log, now, contents } = options
  const { content, richtext } = contents
  const markup = createMarkupWorker()
  const renderer = createRenderer(options, markup)
  const search = createSearchKeeper({
    content,
    richtext,
    now,
    onRenewed: () => pageCache.dropDependants(SEARCH_KEY),
    onError: (error) => log.error({ err: error }, 'the search index could not be made'),
  })
  const findList = (address: string) => pageCache.get(address)
  const sources = { renderer, content, richtext, now }
  const scores = createDealScores({
    db: contents.db,
    onError: (error) => log.error({ err: error }, 'reports of readers could not be read'),
  })
  const published = createShownSite({ ...sources, search: search.get, findList, scores })
  const pageCache = createCache(options, published)
  const addresses = async () => {
    const pages = await renderer.sitePages({ content, now: now() })
    return pages.map(({ path }) => path)
  }
  const warmth = keepWarm({
    pageCache,
    addresses,
    onError: (error) => log.error({ err: error }, 'a page could not be made in advance'),
  })
  const { db } = contents
  const pictures = await createPictureServices({ config, log, db, renderer, published, pageCache })
  let warmsPictures = false
  const stopFollowing = followContent({
    ...options,
    onChange(change) {
      const own = change.documents.flatMap(({ after }) => (after && findDocumentPath(after)) ?? [])
      void warmth.update(change, own).then((made) => (warmsPictures ? pictures.warm(made) : null))
      void search.renew()
    },
    // Lists have no document: rebuild them with the first ones.
    onMirrored: () => void warmth.all(),
  })

  return {
    renderer,
    published,
    search,
    pageCache,
    addresses,
    warmth,
    images: pictures.images,
    serveSocialCard: pictures.serveSocialCard,
    /** Makes the pages, then the pictures that they show, then the cards that they are shared with. */
    async warmAll(): Promise<void> {
      await search.renew()
      const existing = await warmth.all()
      warmsPictures = true
      await pictures.warm(existing)
    },
    /** Stops all rendering and requests; cached content can still be read. */
    async stop(): Promise<void> {
      warmth.stop()
      search.stop()
      pictures.stopWarming()
      markup.close()
      await stopFollowing()
    },
  }
}

function createCache(
  { config, log, now, effort, onPage }: PageServicesOptions,
  published: ReturnType<typeof createShownSite>,
) {
  return createPageCache({
    render(address) {
      const found = published.resolve(new URL(address, config.siteUrl))
      if ('address' in found) return found.make()
      throw new AppError('not-found', `${address} leads to another page`)
    },
    now: () => now().getTime(),
    maxBytes: config.pageCacheBytes,
    effort,
    onChange: onPage,
    onStaleError: (address, error) =>
      log.error({ err: error, address }, 'an older page was served'),
  })
}

function createRenderer(
  { config, log, build, render, contents }: PageServicesOptions,
  markup: ReturnType<typeof createMarkupWorker>,
) {
  return render.createRenderer({
    site: config.site,
    siteUrl: config.siteUrl,
    announcement: config.announcement,
    buildId: build.id,
    buildTimestamp: build.timestamp,
    functionsEndpoint: config.functionsEndpoint,
    assets: build.assets,
    richtextRules: {
      embedHosts: config.embedHosts,
      onUnknownBlock: once((type) => log.warn({ type }, 'a rich-text block has an unknown type')),
      turns: contents.turns,
      workOutMarkup: markup.workOut,
    },
  })
}
