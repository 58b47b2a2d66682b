import { isLive } from '#deals/deal-time.ts'
import * as paths from '#lib/paths.ts'
import { crumbsOf } from '#routes/deal/crumbs.ts'
import type { DealPayload } from '#routes/deal/payload.ts'
import { toBreadcrumbList } from './breadcrumbs.ts'
import type { DataContext } from './structured-data.ts'

/** States an offer only while it is available, and a price only when there is one. */
export function dealData({ deal, startsOn }: DealPayload, { siteUrl, url }: DataContext): object[] {
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: deal.title,
    description: deal.summary,
    inLanguage: 'en-SG',
    ...(isLive(deal.time.status) ? { mainEntity: toOffer({ deal, startsOn }, siteUrl) } : {}),
  }
  const crumbs = crumbsOf(deal).map(({ name, href }) => ({ name, path: href }))
  return [page, toBreadcrumbList(crumbs, siteUrl)]
}

function toOffer({ deal, startsOn }: Pick<DealPayload, 'deal' | 'startsOn'>, siteUrl: URL): object {
  return {
    '@type': 'Offer',
    name: deal.title,
    description: deal.summary,
    url: new URL(paths.deal(deal), siteUrl).href,
    areaServed: { '@type': 'Country', name: 'Singapore' },
    offeredBy: {
      '@type': 'Organization',
      name: deal.brand.name,
      url: new URL(paths.brand(deal.brand.uid), siteUrl).href,
    },
    ...(startsOn ? { validFrom: `${startsOn}T00:00:00+08:00` } : {}),
    ...(deal.endsOn ? { validThrough: `${deal.endsOn}T23:59:59+08:00` } : {}),
    ...(deal.price && { price: deal.price.amount.toFixed(2), priceCurrency: 'SGD' }),
  }
}
