import { categoryCounts } from '#deals/category-counts.ts'
import { categoryNames, type Deal } from '#deals/deal.ts'
import type { Landing } from '#deals/landing.ts'
import { type Category, categories } from '#lib/deal-options.ts'
import * as paths from '#lib/paths.ts'
import { filteredPath } from '../../filters/filters.ts'
import type { LandingChip } from '../payload.ts'

type ChipSource = {
  landing: Pick<Landing, 'uid' | 'hasSearch'>
  deals: readonly Pick<Deal, 'category'>[]
  /** The one that is shown; `null` = all. */
  current: Category | null
}

/**
 * `All 27`, `Food 14` … Where the landing has a search they lead into it, which offers more to choose by;
 * others show a part of their own list.
 */
export function toChips({ landing, deals, current }: ChipSource): LandingChip[] {
  const counts = categoryCounts(deals.map(({ category }) => category))
  const there = categories.filter((category) => counts[category] > 0)
  if (there.length < 2) return []
  const page = paths.landing(landing.uid)
  const list = landing.hasSearch ? paths.landingSearch(landing.uid) : page
  return [
    { name: 'All', count: deals.length, href: page, isCurrent: current === null },
    ...there.map((category) => ({
      name: categoryNames[category],
      count: counts[category],
      href: filteredPath(list, { filters: { category } }),
      isCurrent: category === current,
    })),
  ]
}
