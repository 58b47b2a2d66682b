import { categoryDeals } from '#deals/category-deals.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#deals/post.ts'
import * as paths from '#lib/paths.ts'
import type { SiteInfo } from '#lib/site-info.ts'
import { upperFirst } from '#lib/upper-first.ts'
import type { RoutePayload } from '#routes/page-modules.ts'
import type { RouteId } from '#routes/routes.ts'
import { dealData } from './deal-data.ts'
import { toOrganization } from './organization.ts'
import { postData } from './post-data.ts'

export type DataContext = {
  siteUrl: URL
  /** The canonical URL of the page. */
  url: string
  /** The URL of its social card. */
  card: string
  site: SiteInfo
}

type Link = { name: string; href: string }

/** The subject of a page, its list, and its breadcrumbs. */
export type PageData = { about?: object[]; list?: Link[]; crumbs?: Link[] }

type ToData<Payload> = (payload: Payload, context: DataContext) => PageData

const blogCrumb = { name: 'Blog', href: paths.blog }

const dealsData: ToData<RoutePayload<'deals'>> = ({ category, deals }) => ({
  list: dealLinks(deals),
  crumbs: [
    { name: 'Deals', href: paths.deals },
    ...(category ? [{ name: categoryDeals[category], href: paths.category(category) }] : []),
  ],
})

const blogData: ToData<RoutePayload<'blog'>> = ({ posts }) => ({ list: postLinks(posts) })

/** Other routes have no structured data. */
const dataOfRoute: { [Id in RouteId]?: ToData<RoutePayload<Id>> } = {
  home: (_payload, { siteUrl, site }) => ({
    about: [
      {
        '@type': 'WebSite',
        '@id': `${siteUrl.href}#site`,
        name: site.productName,
        url: siteUrl.href,
        inLanguage: 'en-SG',
        publisher: { '@id': `${siteUrl.href}#organization` },
      },
      toOrganization(siteUrl, site),
    ],
  }),
  deals: dealsData,
  category: dealsData,
  deal: dealData,
  brands: ({ letters }) => ({
    list: letters
      .flatMap(({ brands }) => brands)
      .map(({ name, uid }) => ({ name, href: paths.brand(uid) })),
  }),
  brand: ({ brand: { uid, name, tagline, website }, live }, { url }) => ({
    about: [{ '@type': 'Organization', name, description: tagline, url: website ?? url }],
    list: dealLinks(live),
    crumbs: [
      { name: 'Brands', href: paths.brands },
      { name, href: paths.brand(uid) },
    ],
  }),
  blog: blogData,
  blogPage: blogData,
  author: ({ author: { uid, name }, posts }) => ({
    list: postLinks(posts),
    crumbs: [blogCrumb, { name, href: paths.author(uid) }],
  }),
  blogTag: ({ tag, posts }) => ({
    list: postLinks(posts),
    crumbs: [blogCrumb, { name: upperFirst(tag), href: paths.blogTag(tag) }],
  }),
  post: postData,
  promoCodes: postData,
  landing: ({ deals }) => ({ list: dealLinks(deals) }),
}

/** JSON-LD of a page; `null` when there is none. */
export function structuredData(
  route: RouteId,
  payload: unknown,
  context: DataContext,
): object | null {
  const {
    about = [],
    list = [],
    crumbs = [],
  } = dataOfRoute[route]?.(payload as never, context) ?? {}
  const { siteUrl } = context
  const graph = [...about]
  if (list.length > 0) {
    const items = toItems(list, 'url', siteUrl)
    graph.push({ '@type': 'ItemList', numberOfItems: list.length, itemListElement: items })
  }
  if (crumbs.length > 0) {
    graph.push({ '@type': 'BreadcrumbList', itemListElement: toItems(crumbs, 'item', siteUrl) })
  }
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph }
}

/** In their order. `key` is the name of the URL's property, which differs between breadcrumbs and lists. */
function toItems(links: readonly Link[], key: 'url' | 'item', siteUrl: URL): object[] {
  return links.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [key]: new URL(href, siteUrl).href,
  }))
}

function dealLinks(deals: readonly DealSummary[]): Link[] {
  return deals.map((deal) => ({ name: deal.title, href: paths.deal(deal) }))
}

function postLinks(posts: readonly PostSummary[]): Link[] {
  return posts.map(({ title, uid }) => ({ name: title, href: paths.post(uid) }))
}
