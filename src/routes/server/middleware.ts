import * as paths from '#lib/paths.ts'
import type { RouteId } from '../routes.ts'

/** Runs before the loader. `null` continues to the page. */
type RouteMiddleware = (input: {
  params: Readonly<Record<string, string>>
  url: URL
}) => { redirect: string } | null

/** What runs before the loader of a route. Not in `routes.ts`, which every browser loads. */
export const middlewareOf: { [Id in RouteId]?: RouteMiddleware } = {
  deals: withoutFirstPage,
  category: withoutFirstPage,
  blogPage: ({ params }) => (params.num === '1' ? { redirect: paths.blog } : null),
  post: ({ params }) => (params.uid === paths.PROMO_CODES ? { redirect: paths.promoCodes } : null),
  search: withoutFirstPage,
  landingSearch: withoutFirstPage,
}

function withoutFirstPage({ url: { pathname, searchParams } }: { url: URL }) {
  if (searchParams.get('page') !== '1') return null
  const others = new URLSearchParams(searchParams)
  others.delete('page')
  return { redirect: others.size === 0 ? pathname : `${pathname}?${others}` }
}
