import type { CardService } from '#images/cards/card-service.ts'
import { serveCard } from '#images/cards/serve-card.ts'
import { isAppError } from '#lib/app-error.ts'
import { socialCardPath } from '#lib/social-card.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import type { Renderer } from '#render/render.tsx'
import { toCanonicalPath } from './page-path.ts'

export type SocialCardsOptions = {
  renderer: Renderer
  pageCache: PageCache
  paintCard: CardService
  siteUrl: URL
}

/** `/cards{path of the page}/{what it shows}.png` */
const ADDRESS = /^\/cards(?<path>\/.*)?\/(?<name>[0-9a-f]{20})\.png$/

/**
 * The card of a page, made of what the page says now. Whoever has an older address is sent to the
 * present one: a link that was shared last week must not show a deal as live that has ended.
 */
export function createSocialCards(options: SocialCardsOptions) {
  const { renderer, pageCache, paintCard, siteUrl } = options

  async function findCard(path: string) {
    if (toCanonicalPath(path) !== path) return null
    try {
      const resolution = renderer.resolve(new URL(path, siteUrl))
      if ('redirect' in resolution) return null
      const page = await pageCache.get(resolution.address)
      // Feeds and the like have no payload.
      return page.type === null
        ? await renderer.cardOf(page.payload.bytes.identity.toString())
        : null
    } catch (error) {
      if (isAppError(error) && error.code === 'not-found') return null
      throw error
    }
  }

  return async (request: Request): Promise<Response> => {
    const { path = '/', name } = ADDRESS.exec(new URL(request.url).pathname)?.groups ?? {}
    const card = name ? await findCard(path) : null
    if (!card) {
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    if (card.name === name) return serveCard(paintCard, card, request)
    const location = socialCardPath(path, card.name)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }
}
