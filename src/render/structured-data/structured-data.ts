import { categoryDeals } from '#deals/category-deals.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#deals/post.ts'
import * as paths from '#lib/paths.ts'
import type { SiteInfo } from '#lib/site-info.ts'
import { upperFirst } from '#lib/upper-first.ts'
import type { RoutePayload } from '#routes/page-modules.ts'
import type { RouteId } from '#routes/routes.ts'
import { toBreadcrumbList } from './breadcrumbs.ts'
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

type ToData<Payload> = (payload: Payload, context: DataContext) => object[]

const homeData: ToData<RoutePayload<'home'>> = (_payload, { siteUrl, site }) => [
  {
    '@type': 'WebSite',
    '@id': `${siteUrl.href}#site`,
    name: site.productName,
    url: siteUrl.href,
    inLanguage: 'en-SG',
    publisher: { '@id': `${siteUrl.href}#organization` },
  },
  toOrganization(siteUrl, site),
]

const dealsData: ToData<RoutePayload<'deals'>> = ({ category, deals }, { siteUrl }) => {
  const crumbs = [
    { name: 'Deals', path: paths.deals },
    ...(category ? [{ name: categoryDeals[category], path: paths.category(category) }] : []),
  ]
  return [...toItemLists(dealPages(deals), siteUrl), toBreadcrumbList(crumbs, siteUrl)]
}

const brandsData: ToData<RoutePayload<'brands'>> = ({ letters }, { siteUrl }) => {
  const brands = letters.flatMap((letter) => letter.brands)
  return toItemLists(
    brands.map(({ name, uid }) => ({ name, path: paths.brand(uid) })),
    siteUrl,
  )
}

const brandData: ToData<RoutePayload<'brand'>> = ({ brand, live }, { siteUrl, url }) => {
  const organization = {
    '@type': 'Organization',
    name: brand.name,
    description: brand.tagline,
    url: brand.website ?? url,
  }
  const crumbs = [
    { name: 'Brands', path: paths.brands },
    { name: brand.name, path: paths.brand(brand.uid) },
  ]
  const list = toItemLists(dealPages(live), siteUrl)
  return [organization, ...list, toBreadcrumbList(crumbs, siteUrl)]
}

const blogData: ToData<RoutePayload<'blog'>> = ({ posts }, { siteUrl }) =>
  toItemLists(postPages(posts), siteUrl)

const authorData: ToData<RoutePayload<'author'>> = ({ author, posts }, { siteUrl }) => {
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: author.name, path: paths.author(author.uid) },
  ]
  return [...toItemLists(postPages(posts), siteUrl), toBreadcrumbList(crumbs, siteUrl)]
}

const blogTagData: ToData<RoutePayload<'blogTag'>> = ({ tag, posts }, { siteUrl }) => {
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: upperFirst(tag), path: paths.blogTag(tag) },
  ]
  return [...toItemLists(postPages(posts), siteUrl), toBreadcrumbList(crumbs, siteUrl)]
}

const landingData: ToData<RoutePayload<'landing'>> = ({ deals }, { siteUrl }) =>
  toItemLists(dealPages(deals), siteUrl)

/** Routes that are not named have nothing to say to machines beyond their markup. */
const dataOfRoute: { [Id in RouteId]?: ToData<RoutePayload<Id>> } = {
  home: homeData,
  deals: dealsData,
  category: dealsData,
  deal: dealData,
  brands: brandsData,
  brand: brandData,
  blog: blogData,
  blogPage: blogData,
  author: authorData,
  blogTag: blogTagData,
  post: postData,
  promoCodes: postData,
  landing: landingData,
}

/** JSON-LD of a page; `null` when there is none. */
export function structuredData(
  route: RouteId,
  payload: unknown,
  context: DataContext,
): object | null {
  const graph = dataOfRoute[route]?.(payload as never, context) ?? []
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph }
}

type ListedPage = { name: string; path: string }

/** The items of a list in their order; nothing for an empty list. */
function toItemLists(pages: readonly ListedPage[], siteUrl: URL): object[] {
  if (pages.length === 0) return []
  const items = pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(path, siteUrl).href,
  }))
  return [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement: items }]
}

function dealPages(deals: readonly DealSummary[]): ListedPage[] {
  return deals.map((deal) => ({ name: deal.title, path: paths.deal(deal) }))
}

function postPages(posts: readonly PostSummary[]): ListedPage[] {
  return posts.map(({ title, uid }) => ({ name: title, path: paths.post(uid) }))
}
