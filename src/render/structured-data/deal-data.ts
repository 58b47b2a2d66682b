import { isLive } from '#deals/deal-status.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import * as paths from '#lib/paths.ts'
import { crumbsOf } from '#routes/deal/crumbs.ts'
import type { DealPayload } from '#routes/deal/payload.ts'
import type { DataContext, PageData } from './structured-data.ts'

/** States an offer only while it is available, and a price only when there is one. */
export function dealData({ deal }: DealPayload, { siteUrl, url }: DataContext): PageData {
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: deal.title,
    description: deal.summary,
    inLanguage: 'en-SG',
    ...(isLive(deal.time.status) ? { mainEntity: toOffer(deal, siteUrl) } : {}),
  }
  return { about: [page], crumbs: crumbsOf(deal) }
}

function toOffer(deal: DealPayload['deal'], siteUrl: URL): object {
  const { ends } = lifespanOf(deal.times)
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
    ...(deal.startsOn ? { validFrom: `${deal.startsOn}T00:00:00+08:00` } : {}),
    ...(Number.isFinite(ends) ? { validThrough: singaporeTime(new Date(ends - 1000)) } : {}),
    ...(deal.price && toPrice(deal.price)),
  }
}

/** Only a full price for the whole offer, without additions, is stated as the price. */
function toPrice({ amount, unit, isFrom, basis }: NonNullable<DealPayload['deal']['price']>) {
  const price = amount.toFixed(2)
  if (unit === null && !isFrom && basis !== '++') return { price, priceCurrency: 'SGD' }
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(isFrom ? { minPrice: price } : { price }),
      priceCurrency: 'SGD',
      ...(unit && { unitText: unit }),
      ...(basis && { valueAddedTaxIncluded: basis === 'nett' }),
    },
  }
}

/** The last valid second, in Singapore's time: `2026-11-20T14:59:59+08:00`. */
function singaporeTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + 8 * 60 * 60 * 1000)
  return `${shifted.toISOString().slice(0, 19)}+08:00`
}
