import { categories } from '#deals/deal.ts'

/** A public page. `path` is a URLPattern; what it does not match is not this page. */
export type Route = {
  id: string
  path: string
  /** The query parameters that the page depends on; all others are ignored. */
  query?: readonly string[]
  /** Names in `middleware.ts`, run in order before the loader. */
  middleware?: readonly string[]
  /** `false` makes a 404. Only for what a pattern cannot say. */
  validate?: (params: Readonly<Record<string, string>>) => boolean
  /** Where its `page.tsx` is, when not in the folder of its own name. */
  folder?: string
}

/** The filters of `filters/filters.ts`, which only the pages that have them need to know more about. */
const dealListQuery = ['usable', 'ends', 'only', 'redeem', 'for', 'near', 'tag', 'sort', 'page']

/** The words, then the same filters. */
const searchQuery = ['q', 'category', ...dealListQuery]

/** The site map: every public page is one entry, most specific first. */
export const routes = [
  { id: 'home', path: '/' },
  { id: 'deals', path: '/deals', query: dealListQuery, middleware: ['first-page'] },
  {
    id: 'category',
    path: `/deals/:category(${categories.join('|')})`,
    query: dealListQuery,
    middleware: ['first-page'],
    folder: 'deals',
  },
  {
    id: 'deal',
    path: `/deals/:category(${categories.join('|')})/:uid`,
    query: ['near'],
  },
  { id: 'brands', path: '/brands', query: ['q'] },
  { id: 'brand', path: '/brands/:uid' },
  { id: 'blog', path: '/blog' },
  {
    id: 'blogPage',
    path: '/blog/page/:num',
    middleware: ['first-blog-page'],
    validate: ({ num }) => /^[1-9]\d{0,5}$/.test(num ?? ''),
    folder: 'blog',
  },
  { id: 'author', path: '/blog/author/:uid' },
  { id: 'blogTag', path: '/blog/category/:tag', folder: 'blog-tag' },
  {
    id: 'post',
    path: '/blog/:uid',
    middleware: ['promo-codes-post'],
  },
  { id: 'promoCodes', path: '/singapore-promo-codes', query: ['sort'], folder: 'post' },
  { id: 'privacy', path: '/privacy', folder: 'richtext' },
  { id: 'terms', path: '/terms', folder: 'richtext' },
  { id: 'search', path: '/search', query: searchQuery, middleware: ['first-page'] },
  // The second stands in for what cannot be had without signal.
  { id: 'profile', path: '/:name(profile|offline)' },
  { id: 'settings', path: '/settings' },
  { id: 'userSitemap', path: '/user-sitemap', folder: 'user-sitemap' },
  { id: 'richtextPage', path: '/:id([0-9a-f]{32})', folder: 'richtext' },
  {
    id: 'landingSearch',
    path: '/:uid([a-z0-9\\-]+)/search',
    query: searchQuery,
    middleware: ['first-page'],
    folder: 'search',
  },
  {
    id: 'landingText',
    path: '/:uid([a-z0-9\\-]+)/:text(privacy|faq)',
    folder: 'richtext',
  },
  { id: 'landing', path: '/:uid([a-z0-9\\-]+)', query: ['category'] },
] as const satisfies Route[]

export type RouteId = (typeof routes)[number]['id']

/** Where the route's `page.tsx` is. */
export function folderOf(id: RouteId): string {
  const route: Route | undefined = routes.find((candidate) => candidate.id === id)
  return route?.folder ?? id
}
