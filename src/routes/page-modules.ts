import type { PageModule } from './page-module.ts'
import type { FolderOf, RouteFolder, RouteId } from './routes.ts'

/** By folder. A route without a page does not compile. */
const pages = {
  account: () => import('./account/page.tsx'),
  author: () => import('./author/page.tsx'),
  blog: () => import('./blog/page.tsx'),
  'blog-tag': () => import('./blog-tag/page.tsx'),
  brand: () => import('./brand/page.tsx'),
  brands: () => import('./brands/page.tsx'),
  deal: () => import('./deal/page.tsx'),
  deals: () => import('./deals/page.tsx'),
  error: () => import('./error/page.tsx'),
  home: () => import('./home/page.tsx'),
  landing: () => import('./landing/page.tsx'),
  post: () => import('./post/page.tsx'),
  profile: () => import('./profile/page.tsx'),
  richtext: () => import('./richtext/page.tsx'),
  search: () => import('./search/page.tsx'),
  settings: () => import('./settings/page.tsx'),
  'user-sitemap': () => import('./user-sitemap/page.tsx'),
} satisfies Record<RouteFolder | 'account' | 'error', () => Promise<unknown>>

export type PageFolder = keyof typeof pages

type PayloadOf<Folder> = Folder extends PageFolder
  ? Awaited<ReturnType<(typeof pages)[Folder]>> extends PageModule<infer Payload>
    ? Payload
    : never
  : never

/** The payload of a route's page. It types every table of routes, above all that of the loaders. */
export type RoutePayload<Id extends RouteId> = PayloadOf<FolderOf<Id>>

/** Loads a page's code: a lazy chunk in the browser, part of the bundle on the server. */
export function loadPageModule(folder: PageFolder): Promise<PageModule<unknown>> {
  return pages[folder]() as Promise<PageModule<unknown>>
}
