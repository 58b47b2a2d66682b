import { categoryDeals } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import { paths } from '#lib/paths.ts'
import type { BrandPayload } from '#routes/brand/payload.ts'
import type { DealPayload } from '#routes/deal/payload.ts'
import type { DealsPayload } from '#routes/deals/payload.ts'
import type { HomePayload } from '#routes/home/payload.ts'
import type { LandingPayload } from '#routes/landing/payload.ts'
import type { PostPayload } from '#routes/post/payload.ts'
import type { RouteId } from '#routes/routes.ts'
import type { SiteInfo } from '#ui/shell/site-info.ts'
import { toBreadcrumbList } from './breadcrumbs.ts'
import { dealData } from './deal-data.ts'

export type DataContext = {
  siteUrl: URL
  /** The canonical address of the page. */
  url: string
  site: SiteInfo
}

type ToData<Payload> = (payload: Payload, context: DataContext) => object[]

const homeData: ToData<HomePayload> = ({ featured }, { siteUrl, site }) => [
  {
    '@type': 'WebSite',
    '@id': `${siteUrl.href}#site`,
    name: site.productName,
    url: siteUrl.href,
    inLanguage: 'en-SG',
  },
  toOrganization(siteUrl, site),
  toItemList(featured, siteUrl),
]

const dealsData: ToData<DealsPayload> = ({ category, deals }, { siteUrl }) => [
  toItemList(deals, siteUrl),
  toBreadcrumbList(
    [
      { name: 'Deals', path: paths.deals() },
      ...(category ? [{ name: categoryDeals[category], path: paths.category(category) }] : []),
    ],
    siteUrl,
  ),
]

const brandData: ToData<BrandPayload> = ({ brand, live }, { siteUrl, url }) => [
  {
    '@type': 'Organization',
    name: brand.name,
    description: brand.tagline,
    url: brand.website ?? url,
  },
  toItemList(live, siteUrl),
  toBreadcrumbList(
    [
      { name: 'Brands', path: paths.brands() },
      { name: brand.name, path: paths.brand(brand.uid) },
    ],
    siteUrl,
  ),
]

const postData: ToData<PostPayload> = ({ post }, { siteUrl, url, site }) => [
  {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'en-SG',
    mainEntityOfPage: url,
    datePublished: post.publishedOn,
    dateModified: post.updated?.on ?? post.publishedOn,
    author: {
      '@type': 'Organization',
      name: post.author.name,
      url: new URL(paths.author(post.author.uid), siteUrl).href,
    },
    publisher: toOrganization(siteUrl, site),
  },
  toBreadcrumbList(
    [
      { name: 'Blog', path: paths.blog() },
      { name: post.title, path: new URL(url).pathname },
    ],
    siteUrl,
  ),
]

const landingData: ToData<LandingPayload> = ({ deals }, { siteUrl }) =>
  deals.length === 0 ? [] : [toItemList(deals, siteUrl)]

/** Routes that are not named have nothing to say to machines beyond their markup. */
const dataOfRoute: Partial<Record<RouteId, ToData<never>>> = {
  home: homeData,
  deals: dealsData,
  category: dealsData,
  deal: dealData satisfies ToData<DealPayload>,
  brand: brandData,
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

function toOrganization(siteUrl: URL, site: SiteInfo): object {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl.href}#organization`,
    name: site.productName,
    legalName: site.companyName,
    url: siteUrl.href,
    logo: new URL('/favicon.svg', siteUrl).href,
  }
}

function toItemList(deals: readonly DealSummary[], siteUrl: URL): object {
  return {
    '@type': 'ItemList',
    numberOfItems: deals.length,
    itemListElement: deals.map((deal, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: deal.title,
      url: new URL(paths.deal(deal), siteUrl).href,
    })),
  }
}
