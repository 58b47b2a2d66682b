import * as paths from '#lib/paths.ts'
import type { RouteId } from '../routes.ts'

export type RouteMiddlewareInput = { params: Readonly<Record<string, string>>; url: URL }

/** Runs before the loader. `null` continues to the page. */
type RouteMiddleware = (input: RouteMiddlewareInput) => { redirect: string } | null

const middleware = {
  'first-blog-page': ({ params }) => (params.num === '1' ? { redirect: paths.blog } : null),
  'first-page': ({ url }) => (url.searchParams.get('page') === '1' ? withoutPage(url) : null),
  'promo-codes-post': ({ params }) =>
    params.uid === paths.PROMO_CODES ? { redirect: paths.promoCodes } : null,
} satisfies Record<string, RouteMiddleware>

type MiddlewareName = keyof typeof middleware

/** What runs before the loader of a route, in order. Not in `routes.ts`, which every browser loads. */
export const middlewareOf: { [Id in RouteId]?: readonly MiddlewareName[] } = {
  deals: ['first-page'],
  category: ['first-page'],
  blogPage: ['first-blog-page'],
  post: ['promo-codes-post'],
  search: ['first-page'],
  landingSearch: ['first-page'],
}

function withoutPage({ pathname, searchParams }: URL): { redirect: string } {
  const others = new URLSearchParams(searchParams)
  others.delete('page')
  return { redirect: others.size === 0 ? pathname : `${pathname}?${others}` }
}

/** The first redirect that one of them returns. */
export function runMiddleware(
  names: readonly string[],
  input: RouteMiddlewareInput,
): { redirect: string } | null {
  for (const name of names) {
    if (!isKnown(name)) throw new Error(`Unknown route middleware: '${name}'.`)
    const outcome = middleware[name](input)
    if (outcome) return outcome
  }
  return null
}

function isKnown(name: string): name is MiddlewareName {
  return Object.hasOwn(middleware, name)
}
