import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#deals/post.ts'
import * as paths from '#lib/paths.ts'

export type ListedPage = { name: string; path: string }

/** The items of a list in their order; nothing for an empty list. */
export function toItemLists(pages: readonly ListedPage[], siteUrl: URL): object[] {
  if (pages.length === 0) return []
  const items = pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(path, siteUrl).href,
  }))
  return [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement: items }]
}

export function dealPages(deals: readonly DealSummary[]): ListedPage[] {
  return deals.map((deal) => ({ name: deal.title, path: paths.deal(deal) }))
}

export function postPages(posts: readonly PostSummary[]): ListedPage[] {
  return posts.map(({ title, uid }) => ({ name: title, path: paths.post(uid) }))
}
