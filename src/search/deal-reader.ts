import type { LifespanOf } from '#content/mappers/deal-lifespans.ts'
import { toDeal } from '#content/mappers/to-deal.ts'
import type { Brand } from '#deals/brand.ts'
import { createWeekReader } from '#deals/times/usable-week.ts'
import type { Category } from '#lib/deal-options.ts'
import { relationOf } from '#lib/field-values.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { BrandDocument, DealDocument } from '#repository/documents.ts'
import { toDealRecord } from './deal-record.ts'
import type { SearchRecord } from './search-record.ts'

export type ReadBrand = { document: BrandDocument; brand: Brand }

export type ReadDeal = {
  /** The version of its brand that the record names. */
  brand: BrandDocument | null
  category: Category
  record: SearchRecord
}

/** By document: a changed deal is another document. */
export type ReadDeals = ReadonlyMap<DealDocument, ReadDeal>

type ReaderContext = {
  /** By id. */
  brands: ReadonlyMap<string, ReadBrand>
  now: Date
  lifespanOf: LifespanOf
  /** What was read on the same day. */
  before: ReadDeals
}

/** Reads what can be found of a deal. Of a deal that has not changed it returns what was read before. */
export function createDealReader({ brands, now, lifespanOf, before }: ReaderContext) {
  const readWeek = createWeekReader(singaporeDay(now))
  return (document: DealDocument): ReadDeal | null => {
    const found = brands.get(relationOf(document.data.brand)?.id ?? '')
    const known = before.get(document)
    if (known && known.brand === (found?.document ?? null)) return known
    const deal = toDeal(document, found?.brand ?? null, lifespanOf)
    if (!deal) return null
    return {
      brand: found?.document ?? null,
      category: deal.category,
      record: toDealRecord(deal, { now, readWeek }),
    }
  }
}
