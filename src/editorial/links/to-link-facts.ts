import type { LinkFacts, LinkPicture } from '#desk/wire/links.ts'
import type { PageTags } from './read-page-tags.ts'
import { readStructuredData, toDay, toPrice } from './structured-data.ts'

/** What a page states: structured data first, then the tags for social networks. Nothing is read from its sentences. */
export function toLinkFacts({ title, meta, data }: PageTags, address: URL): LinkFacts {
  const stated = readStructuredData(data)
  const tagged = taggedPrices(meta)
  const priceNow = stated.priceNow ?? tagged.now
  const priceWas = stated.priceNow === null ? tagged.was : stated.priceWas
  const [startsOn, endsOn] = [
    stated.startsOn ?? toDay(meta.get('product:sale_price_dates:start')),
    stated.endsOn ?? toDay(meta.get('product:sale_price_dates:end')),
  ]
  const isInOrder = startsOn === null || endsOn === null || startsOn <= endsOn
  return {
    title: withoutSite(meta.get('og:title') ?? stated.name ?? title, meta.get('og:site_name')),
    description: meta.get('og:description') ?? meta.get('description') ?? null,
    priceNow,
    priceWas: priceNow !== null && priceWas !== null && priceWas > priceNow ? priceWas : null,
    startsOn: isInOrder ? startsOn : null,
    endsOn: isInOrder ? endsOn : null,
    picture: findPicture(meta, address),
  }
}

/** The price before a sale is the one that is not the sale's. */
function taggedPrices(meta: PageTags['meta']): { now: number | null; was: number | null } {
  const amountOf = (name: string) =>
    toPrice(meta.get(`${name}:amount`), meta.get(`${name}:currency`))
  const [sale, usual] = [
    amountOf('product:sale_price'),
    amountOf('product:price') ?? amountOf('og:price'),
  ]
  const original = amountOf('product:original_price')
  return sale === null ? { now: usual, was: original } : { now: sale, was: original ?? usual }
}

/** Without the name of the site at its end, where the page names it. */
function withoutSite(title: string | null, site: string | undefined): string | null {
  if (title === null || title === '') return null
  const ending = [' | ', ' - ', ' – ', ' — ', ' · '].map((between) => between + site)
  const found = site === undefined ? undefined : ending.find((end) => title.endsWith(end))
  return found === undefined ? title : title.slice(0, -found.length).trim() || title
}

function findPicture(meta: PageTags['meta'], address: URL): LinkPicture | null {
  const source = meta.get('og:image:secure_url') ?? meta.get('og:image') ?? ''
  const url = source === '' ? null : URL.parse(source, address)
  if (url?.protocol !== 'https:') return null
  return { url: url.href, alt: meta.get('og:image:alt')?.slice(0, 300) ?? null }
}
