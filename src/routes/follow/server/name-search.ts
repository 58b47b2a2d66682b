import { categoryDeals } from '#deals/category-deals.ts'
import { formatPrice } from '#deals/format-price.ts'
import { categories } from '#lib/categories.ts'
import { atOnce } from '#lib/node/work.ts'
import type { FilterName, Filters } from '../../filters/filters.ts'
import { activeFilters } from '../../filters/server/active-filters.ts'

/** Filters with their own wording, which come before the names of the others. */
const SAID: readonly FilterName[] = ['category', 'max', 'near']

type Search = {
  /** Without a query. */
  path: string
  q: string
  filters: Filters
  /** The title of the partner's page that is searched. */
  partner: string | null
}

/** `bubble tea near Bugis (Students) in Shop Local`: what a list or search of deals is about. */
export function nameSearch({ path, q, filters, partner }: Search): string {
  const inPath = categories.find((name) => path.endsWith(`/${name}`))
  const chosen = categories.find((name) => name === filters.category) ?? inPath
  const { max, near } = filters
  const others = atOnce(activeFilters(filters, { near: null, count: null })).filter(
    ({ name }) => !SAID.includes(name),
  )
  const parts = [
    q || (chosen ? categoryDeals[chosen].toLowerCase() : 'deals'),
    max && `up to ${formatPrice(Number(max))}`,
    near && `near ${near}`,
    others.length > 0 && `(${others.map(({ text }) => text).join(', ')})`,
    partner && `in ${partner}`,
  ]
  return parts.filter(Boolean).join(' ')
}
