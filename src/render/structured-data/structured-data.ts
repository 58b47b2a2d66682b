import { categoryDeals } from '#deals/category-deals.ts'
import * as paths from '#lib/paths.ts'
import type { SiteInfo } from '#lib/site-info.ts'
import type { AuthorPayload } from '#routes/author/payload.ts'
import type { BlogPayload } from '#routes/blog/payload.ts'
import type { BlogTagPayload } from '#routes/blog-tag/payload.ts'
import type { BrandPayload } from '#routes/brand/payload.ts'
import type { BrandsPayload } from '#routes/brands/payload.ts'
import type { DealPayload } from '#routes/deal/payload.ts'
import type { DealsPayload } from '#routes/deals/payload.ts'
import type { HomePayload } from '#routes/home/payload.ts'
import type { LandingPayload } from '#routes/landing/payload.ts'
import type { PostPayload } from '#routes/post/payload.ts'
import type { RouteId } from '#routes/routes.ts'
import { toBreadcrumbList } from './breadcrumbs.ts'
import { dealData } from './deal-data.ts'
import { dealPages, postPages, toItemLists } from './item-list.ts'
import { toOrganization } from './organization.ts'
import { postData } from './post-data.ts'

export type DataContext = {
  siteUrl: URL
  /** The canonical address of the page. */
  url: string
  /** The address of its social card. */
  card: string
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
    publisher: { '@id': `${siteUrl.href}#organization` },
  },
  toOrganization(siteUrl, site),
  ...toItemLists(dealPages(featured), siteUrl),
]

const dealsData: ToData<DealsPayload> = ({ category, deals }, { siteUrl }) => {
  const crumbs = [
    { name: 'Deals', path: paths.deals },
    ...(category ? [{ name: categoryDeals[category], path: paths.category(category) }] : []),
  ]
  return [...toItemLists(dealPages(deals), siteUrl), toBreadcrumbList(crumbs, siteUrl)]
}

const brandsData: ToData<BrandsPayload> = ({ letters }, { siteUrl }) => {
  const brands = letters.flatMap((letter) => letter.brands)
  return toItemLists(
    brands.map(({ name, uid }) => ({ name, path: paths.brand(uid) })),
    siteUrl,
  )
}

const brandData: ToData<BrandPayload> = ({ brand, live }, { siteUrl, url }) => {
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

const blogData: ToData<BlogPayload> = ({ posts }, { siteUrl }) =>
  toItemLists(postPages(posts), siteUrl)

const authorData: ToData<AuthorPayload> = ({ author, posts }, { siteUrl }) => {
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: author.name, path: paths.author(author.uid) },
  ]
  return [...toItemLists(postPages(posts), siteUrl), toBreadcrumbList(crumbs, siteUrl)]
}

const blogTagData: ToData<BlogTagPayload> = ({ tag, posts }, { siteUrl }) => {
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: tag, path: paths.blogTag(tag) },
  ]
  return [...toItemLists(postPages(posts), siteUrl), toBreadcrumbList(crumbs, siteUrl)]
}

const landingData: ToData<LandingPayload> = ({ deals }, { siteUrl }) =>
  toItemLists(dealPages(deals), siteUrl)

/** Routes that are not named have nothing to say to machines beyond their markup. */
const dataOfRoute: Partial<Record<RouteId, ToData<never>>> = {
  home: homeData,
  deals: dealsData,
  category: dealsData,
  deal: dealData satisfies ToData<DealPayload>,
  brands: brandsData,
  brand: brandData,
  blog: blogData,
  blogPage: blogData,
  author: authorData,
  blogTag: blogTagData,
  post: postData satisfies ToData<PostPayload>,
  promoCodes: postData satisfies ToData<PostPayload>,
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
