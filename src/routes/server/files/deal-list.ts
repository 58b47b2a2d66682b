import { findBrand } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { categoryDeals } from '#deals/category-deals.ts'
import type { Deal } from '#deals/deal.ts'
import type { Category } from '#lib/categories.ts'
import { relationOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'
import { checkAddress, pageNotFound } from '../not-found.ts'
import type { PageInput } from '../page-loader.ts'

/** A list with a feed and a calendar. */
export type DealList = {
  /** The page of the list. */
  path: string
  title: string
  deals: Deal[]
}

type ListWish = {
  /** How many deals at most. */
  limit: number
  /** Those ending soonest first unless said otherwise. */
  order?: (a: DealDocument, b: DealDocument) => number
}

/** The first of all live deals, or of those of the category or brand that the address names. */
export async function loadDealList(input: PageInput, wish: ListWish): Promise<DealList> {
  const { params, content, now, until } = input
  until(nextMidnight(now))
  if (params.uid !== undefined) return loadBrandList(input, params.uid, wish)
  const category = (params.category ?? null) as Category | null
  return {
    path: category ? paths.category(category) : paths.deals,
    title: category ? categoryDeals[category] : 'All deals',
    deals: await liveDeals(content, {
      ...wish,
      now,
      where: ({ data }) => category === null || data.category === category,
    }),
  }
}

async function loadBrandList(
  { url, content, now }: PageInput,
  uid: string,
  wish: ListWish,
): Promise<DealList> {
  const brand = await findBrand(content, uid)
  if (!brand) throw pageNotFound(url)
  checkAddress(url, { asked: paths.brand(uid), own: paths.brand(brand.uid) })
  return {
    path: paths.brand(brand.uid),
    title: `Deals at ${brand.name}`,
    deals: await liveDeals(content, {
      ...wish,
      now,
      where: ({ data }) => relationOf(data.brand)?.id === brand.id,
    }),
  }
}
