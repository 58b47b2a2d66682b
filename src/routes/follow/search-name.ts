import { categoryDeals } from '#deals/category-deals.ts'
import { categories } from '#lib/deal-options.ts'
import { type FilterName, filterNames } from '../filters/filters.ts'

/** Said on their own, or no matter of what is found. */
const SAID: readonly FilterName[] = ['category', 'max', 'near', 'sort']

/** `bubble tea near Bugis`: what a list or search of deals is about, from its address. */
export function nameSearch({ pathname, searchParams }: URL): string {
  const inPath = categories.find((name) => pathname.endsWith(`/${name}`))
  const chosen = categories.find((name) => name === searchParams.get('category')) ?? inPath
  const what = searchParams.get('q') || (chosen ? categoryDeals[chosen].toLowerCase() : 'deals')
  const near = searchParams.get('near')
  const max = searchParams.get('max')
  const others = filterNames.filter((name) => !SAID.includes(name) && searchParams.has(name))
  const values = others.map((name) => searchParams.get(name))
  const parts = [
    what,
    max && `up to $${max}`,
    near && `near ${near}`,
    values.length > 0 && `(${values.join(', ')})`,
  ]
  return parts.filter(Boolean).join(' ')
}
