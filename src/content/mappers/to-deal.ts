import type { Art, BrandRef, Deal, Limit, Outlet } from '#deals/deal.ts'
import { type Category, categories } from '#lib/categories.ts'
import { bookings, diets, eligibles, priceBases, type Redeem, yesOrNo } from '#lib/deal-options.ts'
import { relationOf, rowsOf, textOf, textOrNull, webLinkOf } from '#lib/node/field-values.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import { channelOf, dealTimesOf } from '#repository/deal-times-of.ts'
import type { ArtGroup, DealDocument } from '#repository/documents.ts'
import { begunAt } from './begun-at.ts'
import { toThumbnail } from './to-picture.ts'

/** `null` for a deal that cannot be shown: no title, an unknown category, or an unpublished brand. */
export function toDeal(
  document: DealDocument,
  brand: BrandRef | null,
  lifespanOf: LifespanOf,
): Deal | null {
  const deal = toListedDeal(document, brand, lifespanOf)
  const { art, body } = document.data
  if (!deal) return null
  return { ...deal, art: toArt(art), thumbnail: toThumbnail(art?.[0]?.image), body: body ?? [] }
}

/** Without its pictures, which take longest to read, and its text. */
export type ListedDeal = Omit<Deal, 'art' | 'thumbnail' | 'body'>

/** `null` if `toDeal` returns `null`. */
export function toListedDeal(
  document: DealDocument,
  brand: BrandRef | null,
  lifespanOf: LifespanOf,
): ListedDeal | null {
  const { data } = document
  const category = toCategory(data.category)
  const title = textOf(data.title)
  if (!brand || !category || !title || !document.uid) return null
  const lifespan = lifespanOf(document)
  return {
    id: document.id,
    uid: document.uid,
    title,
    category,
    badge: textOf(data.badge),
    summary: textOf(data.summary),
    brand,
    ...toRedemption(data),
    ...toPrice(data),
    startsOn: lifespan.startsOn,
    endsOn: lifespan.endsOn,
    begunAt: begunAt(document),
    success: null,
    times: dealTimesOf(document),
    lifespan,
    limits: rowsOf(data.limits, toLimit),
    channel: channelOf(data),
    deliveryArea: textOrNull(data.delivery_area),
    outlets: rowsOf(data.outlets, toOutlet),
    eligible: rowsOf(data.eligible, ({ who }) => optionOf(eligibles, who)),
    cards: rowsOf(data.cards, ({ card }) => textOrNull(card)),
    stacks: optionOf(yesOrNo, data.stacks),
    booking: optionOf(bookings, data.booking),
    proof: textOrNull(data.proof),
    audience: rowsOf(data.audience, ({ who }) => textOrNull(who)),
    diet: toDiet(data),
    partners: rowsOf(data.partners, ({ landing }) => relationOf(landing)?.uid || null),
    tags: document.tags,
    checkedOn: data.checked_on || null,
    exclusive: data.exclusive === true,
    featured: data.featured === true,
  }
}

/** Whether the document alone allows the deal to be shown. */
export function isComplete({ uid, data }: DealDocument): boolean {
  return Boolean(uid && textOf(data.title) && toCategory(data.category) && relationOf(data.brand))
}

function toPrice(data: DealDocument['data']) {
  return {
    priceNow: data.price_now ?? null,
    priceWas: data.price_was ?? null,
    priceUnit: textOrNull(data.price_unit),
    isPriceFrom: data.price_from === true,
    priceBasis: optionOf(priceBases, data.price_plus),
    isOneForOne: data.one_for_one === true,
    minSpend: data.min_spend ?? null,
    deposit: data.deposit ?? null,
  }
}

export function toDiet(data: DealDocument['data']): Deal['diet'] {
  return rowsOf(data.diet, ({ kind }) => optionOf(diets, kind))
}

function toLimit({ count, per }: DealDocument['data']['limits'][number]): Limit | null {
  return count && count > 0 ? { count, per: textOrNull(per) } : null
}

function optionOf<Option extends string>(
  options: readonly Option[],
  value: string | null | undefined,
): Option | null {
  return options.find((option) => option === value) ?? null
}

/** A code only counts on a deal that is redeemed by code. */
export function toRedemption(data: DealDocument['data']): Pick<Deal, 'redeem' | 'code' | 'link'> {
  const code = textOrNull(data.code)
  const redeem: Redeem = data.redeem ?? (code ? 'code' : 'show')
  return { redeem, code: redeem === 'code' ? code : null, link: webLinkOf(data.link) }
}

export function toCategory(value: string | null | undefined): Category | null {
  return optionOf(categories, value)
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
    ...(row.hours && { hours: row.hours }),
  }
}

export function toArt(group: ArtGroup | null | undefined): Art[] {
  return rowsOf(group, ({ motif, palette, alt, image }: ArtGroup[number]) =>
    motif && palette ? { motif, palette, alt: textOf(alt), image: image ?? {} } : null,
  )
}
