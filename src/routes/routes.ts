import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'

/** A public page. `path` is a URLPattern; what it does not match is not this page. */
export type Route = {
  id: string
  path: string
  /** The query parameters that the page depends on; all others are ignored. */
  query?: readonly string[]
  /** `false` makes a 404. Only for what a pattern cannot say. */
  validate?: (params: Readonly<Record<string, string>>) => boolean
  /** Where its `page.tsx` is, when not in the folder of its own name. */
  folder?: string
}

/** The filters of every list and search of deals, in their order in a URL. See `filters/filters.ts`. */
export const listFilters = [
  'usable',
  'day',
  'time',
  'max',
  'ends',
  'only',
  'redeem',
  'for',
  'diet',
  'card',
  'near',
  'tag',
  'sort',
] as const
const dealListQuery = [...listFilters, 'page']
const searchQuery = ['q', 'category', ...listFilters, 'plain', 'page']

/** Also the pattern of files about a category. */
export const categoryPattern = `:category(${categories.join('|')})`
const landing = ':uid([a-z0-9\\-]+)'

/** The site map: every public page is one entry, most specific first. */
export const routes = [
  { id: 'home', path: paths.home },
  { id: 'deals', path: paths.deals, query: dealListQuery },
  { id: 'category', path: paths.category(categoryPattern), query: dealListQuery, folder: 'deals' },
  { id: 'deal', path: paths.deal({ category: categoryPattern, uid: ':uid' }), query: ['near'] },
  { id: 'brands', path: paths.brands, query: ['q'] },
  { id: 'brand', path: paths.brand(':uid') },
  { id: 'blog', path: paths.blog },
  {
    id: 'blogPage',
    path: paths.blogPage(':num'),
    validate: ({ num }) => /^[1-9]\d{0,5}$/.test(num ?? ''),
    folder: 'blog',
  },
  { id: 'author', path: paths.author(':uid') },
  { id: 'blogTag', path: `${paths.blogTag('')}:tag`, folder: 'blog-tag' },
  { id: 'post', path: paths.post(':uid') },
  { id: 'promoCodes', path: paths.promoCodes, query: ['q', 'category', 'sort'], folder: 'post' },
  { id: 'privacy', path: paths.privacy, folder: 'richtext' },
  { id: 'terms', path: paths.terms, folder: 'richtext' },
  { id: 'search', path: paths.search, query: searchQuery },
  // The offline page is the profile under another path.
  { id: 'profile', path: `:path(${paths.profile}|${paths.offline})` },
  { id: 'settings', path: paths.settings },
  { id: 'userSitemap', path: paths.sitemap, folder: 'user-sitemap' },
  { id: 'richtextPage', path: '/:id([0-9a-f]{32})', folder: 'richtext' },
  { id: 'landingSearch', path: paths.landingSearch(landing), query: searchQuery, folder: 'search' },
  { id: 'landingText', path: paths.landingText(landing, ':text(privacy|faq)'), folder: 'richtext' },
  { id: 'landing', path: paths.landing(landing), query: ['category'] },
] as const satisfies Route[]

export type RouteId = (typeof routes)[number]['id']

/** The folder of a route's `page.tsx`. */
export type FolderOf<Id extends RouteId> =
  Extract<(typeof routes)[number], { id: Id }> extends { folder: infer Folder } ? Folder : Id

export type RouteFolder = { [Id in RouteId]: FolderOf<Id> }[RouteId]

/** The account pages are not on the site map and have their own folder. */
export function folderOf(id: RouteId | 'account'): RouteFolder | 'account' {
  const route: Route | undefined = routes.find((candidate) => candidate.id === id)
  return (route?.folder ?? id) as RouteFolder | 'account'
}
