import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { findPicture, findPictureType } from '#db/assets.ts'
import type { Database } from '#db/database.ts'
import { toCanonicalPath } from '#http/page-path.ts'
import type { ShownSite } from '#http/shown-site.ts'
import { createSocialCards } from '#images/cards/social-cards.ts'
import { createImages } from '#images/create-images.ts'
import { VARIANTS_OF_CALLER } from '#images/limits.ts'
import { createPictureWarmer } from '#images/warm-pictures.ts'
import { isNotFound } from '#lib/node/app-error.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import { textOf } from '#pagecache/encoded-body.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import type { Renderer } from '#render/render.tsx'

type PictureServicesOptions = {
  config: Config
  log: Logger
  db: Database
  renderer: Renderer
  published: ShownSite
  pageCache: PageCache
}

/** The pictures that pages show and the cards that they are shared with, some of them made in advance. */
export async function createPictureServices(options: PictureServicesOptions) {
  const { config, log, db, pageCache } = options
  const images = await createImages({
    findOriginal: (id) => findPicture(db, id),
    findOriginalType: (id) => findPictureType(db, id),
    retryAfter: createRateLimit(VARIANTS_OF_CALLER).retryAfter,
    onUnkept: (error) => log.error({ err: error }, 'a finished picture could not be stored'),
    folder: config.imageCache.folder,
    maxBytes: config.imageCache.bytes,
    bestFormat: config.imageFormat,
    productName: config.site.productName,
  })
  const serveSocialCard = createSocialCards({
    paintCard: images.paintCard,
    findCard: (path) => findCard(path, options),
  })
  const warmer = createPictureWarmer({
    images,
    serveCard: serveSocialCard,
    onError: (error) => log.error({ err: error }, 'a picture could not be made in advance'),
  })
  return {
    images,
    serveSocialCard,
    /** Makes the pictures of these pages in advance, for the pages that are cached. */
    async warm(addresses: readonly string[]): Promise<void> {
      for (const address of addresses) {
        const page = pageCache.peek(address)
        if (!page) continue
        warmer.addFrom(textOf(page.html))
        // Reading a long page takes a millisecond.
        await nextTurn()
      }
      return warmer.settled()
    },
    stopWarming: warmer.stop,
  }
}

async function findCard(
  path: string,
  { config, renderer, published, pageCache }: PictureServicesOptions,
) {
  if (toCanonicalPath(path) !== path) return null
  try {
    const found = published.resolve(new URL(path, config.siteUrl))
    if ('redirect' in found) return null
    const page = await pageCache.get(found.address, found.make)
    // Feeds and other files have no payload, and so no card.
    return page.type === null ? await renderer.cardOf(textOf(page.payload)) : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
