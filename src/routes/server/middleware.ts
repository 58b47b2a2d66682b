import * as paths from '#lib/paths.ts'

export type RouteMiddlewareInput = { params: Readonly<Record<string, string>>; url: URL }

/** Runs before the loader. `null` lets the page go on. */
export type RouteMiddleware = (input: RouteMiddlewareInput) => { redirect: string } | null

/** By the names that `routes.ts` uses. */
export const middleware: Record<string, RouteMiddleware> = {
  'first-blog-page': ({ params }) => (params.num === '1' ? { redirect: paths.blog } : null),
  'first-page': ({ url }) => (url.searchParams.get('page') === '1' ? withoutPage(url) : null),
  'promo-codes-post': ({ params }) =>
    params.uid === paths.PROMO_CODES ? { redirect: paths.promoCodes } : null,
}

function withoutPage({ pathname, searchParams }: URL): { redirect: string } {
  const others = new URLSearchParams(searchParams)
  others.delete('page')
  return { redirect: others.size === 0 ? pathname : `${pathname}?${others}` }
}

/** The first redirect that one of them asks for. */
export function runMiddleware(
  names: readonly string[],
  input: RouteMiddlewareInput,
): { redirect: string } | null {
  for (const name of names) {
    const run = Object.hasOwn(middleware, name) ? middleware[name] : undefined
    if (!run) throw new Error(`Unknown route middleware: '${name}'.`)
    const outcome = run(input)
    if (outcome) return outcome
  }
  return null
}
