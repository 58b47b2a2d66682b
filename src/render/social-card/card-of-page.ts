import { categoryDeals } from '#deals/category-deals.ts'
import { countLiveDeals } from '#deals/count-deals.ts'
import { categoryNames } from '#deals/deal.ts'
import { datedNote } from '#deals/facts/dated-note.ts'
import type { SocialCard } from '#lib/node/social-card.ts'
import * as paths from '#lib/paths.ts'
import type { PictureSource } from '#lib/picture-source.ts'
import type { Head } from '#routes/page-module.ts'
import type { RoutePayload } from '#routes/page-modules.ts'
import type { RouteId } from '#routes/routes.ts'

const PICTURE = new RegExp(`^${paths.pictures}([0-9a-f]{32})/`)

/** A card is the same for every query of a page. */
type ToCard<Payload> = (payload: Payload) => Partial<SocialCard> & { title: string }

const plain: SocialCard = {
  shape: 'panel',
  label: 'Hand-picked deals in Singapore',
  title: '',
  note: null,
  badge: null,
  tone: 'house',
  isOver: false,
  picture: null,
}

const listCard: ToCard<RoutePayload<'deals'>> = ({ category, counts, total }) => ({
  title: category ? categoryDeals[category] : 'All deals',
  note: countLiveDeals(category ? counts[category] : total),
  ...(category && { tone: category }),
})

const postCard: ToCard<RoutePayload<'post'>> = ({ post }) => ({
  label: `Blog · ${post.author.name}`,
  title: post.title,
  note: post.updated?.text ?? post.publishedText,
  picture: originalOf(post.cover),
})

const searchCard: ToCard<RoutePayload<'search'>> = ({ landing }) => ({
  title: landing ? `Search ${landing.title}` : 'Search',
})

/** Other pages have a card with their title. */
const cardOfRoute: { [Id in RouteId]?: ToCard<RoutePayload<Id>> } = {
  home: ({ title, total, featured }) => ({
    title,
    note: countLiveDeals(total),
    picture: originalOf(featured[0]?.picture),
  }),
  deals: listCard,
  category: listCard,
  deal: ({ deal, pictures }) => ({
    shape: 'ticket',
    label: `${deal.brand.name} · ${categoryNames[deal.category]}`,
    title: deal.title,
    note: datedNote(deal, deal.time.status),
    badge: deal.badge || null,
    tone: deal.category,
    isOver: deal.time.status === 'ended',
    picture: originalOf(pictures[0]),
  }),
  brand: ({ brand, live }) => ({
    label: 'Deals at',
    title: brand.name,
    note: countLiveDeals(live.length),
    picture: originalOf(brand.picture),
  }),
  post: postCard,
  promoCodes: postCard,
  author: ({ author }) => ({
    label: 'Blog',
    title: author.name,
    picture: originalOf(author.picture),
  }),
  blogTag: ({ tag }) => ({
    label: 'Blog',
    title: `Posts about ${tag}`,
  }),
  landing: ({ landing, total }) => ({
    title: landing.title,
    note: total > 0 ? countLiveDeals(total) : landing.tagline || null,
    picture: originalOf(landing.picture),
  }),
  search: searchCard,
  landingSearch: searchCard,
}

export function cardOfPage(page: { route: RouteId; payload: unknown; head: Head }): SocialCard {
  const { route, payload, head } = page
  return { ...plain, ...(cardOfRoute[route]?.(payload as never) ?? { title: head.title }) }
}

/** Alternative text for screen readers. */
export function cardAlt({ label, title, badge, note, isOver }: SocialCard): string {
  return [isOver ? 'Ended' : badge, title, label, note].filter(Boolean).join(', ')
}

/** The id of our own picture; pictures on other hosts are not fetched for cards. */
function originalOf(picture: PictureSource | null | undefined): string | null {
  return PICTURE.exec(picture?.src ?? '')?.[1] ?? null
}
