import * as paths from '#lib/paths.ts'
import { answerPicture, orRefuse } from '../serve-images.ts'
import type { CardService, NamedCard } from './card-service.ts'

type SocialCardsOptions = {
  paintCard: CardService
  /** The card of the page at a path, with its current content; `null` if there is no such page. */
  findCard: (path: string) => Promise<NamedCard | null>
}

/** `/cards{path of the page}/{hash of what it shows}.png` */
const ADDRESS = new RegExp(`^${paths.cards}(?<path>/.*)?/(?<name>[0-9a-f]{20})\\.png$`)

/**
 * Answers with the social card of a page. An older URL redirects to the current one, because a link from last week must
 * not show an ended deal as live.
 */
export function createSocialCards({ paintCard, findCard }: SocialCardsOptions) {
  return async (request: Request): Promise<Response> => {
    const { path = '/', name } = ADDRESS.exec(new URL(request.url).pathname)?.groups ?? {}
    const card = name ? await findCard(path) : null
    if (!card) {
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    if (card.name === name) {
      const picture = { name, type: 'image/png', bytes: () => paintCard(card) }
      return orRefuse(() => answerPicture(picture, request))
    }
    const location = paths.socialCard(path, card.name)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }
}
