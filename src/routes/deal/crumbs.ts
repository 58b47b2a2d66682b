import { categoryNames } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import * as paths from '#lib/paths.ts'

/** The breadcrumbs of a deal, the same for people and for machines. The deal itself is the heading below them. */
export function crumbsOf({ category, brand }: Pick<DealSummary, 'category' | 'brand'>) {
  return [
    { name: 'Deals', href: paths.deals },
    { name: categoryNames[category], href: paths.category(category) },
    { name: brand.name, href: paths.brand(brand.uid) },
  ]
}
