import type { Art, BrandRef, Deal, Outlet } from '#deals/deal.ts'
import { type Category, categories, type Redeem } from '#lib/deal-options.ts'
import type { ArtGroup, DealDocument } from '#repository/documents.ts'
import { relationOf, rowsOf, textOf, textOrNull, webLinkOf } from './field-values.ts'
import { toThumbnail } from './to-picture.ts'

/** `null` for a deal that cannot be shown: no title, an unknown category, or an unpublished brand. */
export function toDeal(document: DealDocument, brand: BrandRef | null): Deal | null {
  const { data } = document
  const category = toCategory(data.category)
  const title = textOf(data.title)
  if (!brand || !category || !title || !document.uid) return null
  return {
    id: document.id,
    uid: document.uid,
    title,
    category,
    badge: textOf(data.badge),
    summary: textOf(data.summary),
    brand,
    ...toRedemption(data),
    priceNow: data.price_now ?? null,
    priceWas: data.price_was ?? null,
    ...datesOf(document),
    weekdays: rowsOf(data.weekdays, ({ day }) => textOrNull(day)),
    hours: textOrNull(data.hours),
    minSpend: data.min_spend ?? null,
    outlets: rowsOf(data.outlets, toOutlet),
    audience: rowsOf(data.audience, ({ who }) => textOrNull(who)),
    partners: rowsOf(data.partners, ({ landing }) => relationOf(landing)?.uid || null),
    tags: document.tags,
    checkedOn: data.checked_on || null,
    exclusive: data.exclusive === true,
    featured: data.featured === true,
    art: toArt(data.art),
    thumbnail: toThumbnail(data.art?.[0]?.image),
    body: data.body ?? [],
  }
}

/** Whether the document alone allows the deal to be shown. */
export function isComplete({ uid, data }: DealDocument): boolean {
  return Boolean(uid && textOf(data.title) && toCategory(data.category) && relationOf(data.brand))
}

export function datesOf({ data }: DealDocument): Pick<Deal, 'startsOn' | 'endsOn'> {
  return { startsOn: data.starts_on || null, endsOn: data.ends_on || null }
}

/** A code only counts on a deal that is redeemed by code. */
export function toRedemption(data: DealDocument['data']): Pick<Deal, 'redeem' | 'code' | 'link'> {
  const code = textOrNull(data.code)
  const redeem: Redeem = data.redeem ?? (code ? 'code' : 'show')
  return { redeem, code: redeem === 'code' ? code : null, link: webLinkOf(data.link) }
}

export function toCategory(value: string | null | undefined): Category | null {
  return categories.find((category) => category === value) ?? null
}

export function toOutlet(row: DealDocument['data']['outlets'][number]): Outlet | null {
  const name = textOf(row.name)
  if (!name) return null
  return {
    name,
    address: textOf(row.address),
    postal: textOf(row.postal),
    mrt: textOf(row.mrt),
    lat: row.lat ?? 0,
    lng: row.lng ?? 0,
  }
}

export function toArt(group: ArtGroup | null | undefined): Art[] {
  return rowsOf(group, ({ motif, palette, alt, image }: ArtGroup[number]) =>
    motif && palette ? { motif, palette, alt: textOf(alt), image: image ?? {} } : null,
  )
}
