import { endSpans } from '#deals/end-spans.ts'
import { filterNameOf } from '#deals/facts/filter-names.ts'
import { dayPartNames } from '#deals/times/day-parts.ts'
import { categories } from '#lib/categories.ts'
import { diets } from '#lib/deal-options.ts'
import type { FacetCounts } from '#search/facet-table.ts'
import type { SearchOrder } from '#search/order-places.ts'
import type { ColumnName, FacetName, MomentName } from '#search/search-record.ts'
import { priceLimits } from '#search/stated-facets.ts'
import { type FilterChoice, type FilterName, type Filters, sortNames } from '../filters.ts'
import { endName } from './active-filters.ts'

/** More options would be hard to choose from. */
export const MAX_OPTIONS = 8

type Facet = {
  facet: FacetName
  name: FilterName
  label: string
  say: (value: string) => string
  /** All values, in this order; by default the most frequent ones. */
  values?: readonly string[]
  /** Values that another filter offers. */
  without?: readonly string[]
  /** Offers the most frequent values of this facet instead of its own. */
  offeredBy?: ColumnName
}

const asItIs = (value: string) => value

/** In the order in which pages show them. */
const facets: Facet[] = [
  {
    facet: 'category',
    name: 'category',
    label: 'Category',
    say: filterNameOf.category,
    values: categories,
  },
  { facet: 'usable', name: 'usable', label: 'When', say: () => 'Usable now', values: ['now'] },
  { facet: 'day', name: 'day', label: 'Day', say: filterNameOf.day },
  {
    facet: 'time',
    name: 'time',
    label: 'Time of day',
    say: filterNameOf.time,
    values: dayPartNames,
  },
  // Offers the stations that outlets name, as they are known best.
  { facet: 'near', name: 'near', label: 'Near MRT', say: asItIs, offeredBy: 'mrt' },
  {
    facet: 'max',
    name: 'max',
    label: 'Price',
    say: filterNameOf.max,
    values: priceLimits.map(String),
  },
  { facet: 'audience', name: 'for', label: 'Good for', say: filterNameOf.audience },
  { facet: 'diet', name: 'diet', label: 'Diet', say: filterNameOf.diet, values: diets },
  { facet: 'card', name: 'card', label: 'Payment card', say: asItIs },
  { facet: 'redeem', name: 'redeem', label: 'How to redeem', say: filterNameOf.redeem },
  { facet: 'ends', name: 'ends', label: 'Ends', say: endName, values: endSpans },
  { facet: 'only', name: 'only', label: 'Exclusive', say: () => 'Only here' },
  { facet: 'tag', name: 'tag', label: 'About', say: filterNameOf.tag, without: diets },
]

export function toFacetFilters(filters: Filters): Partial<Record<FacetName, string>> {
  const chosen = facets.flatMap(({ facet, name }) => {
    const value = filters[name]
    return value === undefined ? [] : [[facet, value]]
  })
  return Object.fromEntries(chosen)
}

/** Without words there is no best match. */
export function toSearchOrder({ sort }: Filters, q: string): SearchOrder {
  const orders = Object.keys(sortNames) as (keyof typeof sortNames)[]
  return orders.find((order) => order === sort) ?? (q ? 'best' : 'listed')
}

/** A facet is `null` if it depends on the hour and is not counted. */
export type ChoiceCounts = Pick<FacetCounts, ColumnName> &
  Record<MomentName, FacetCounts[MomentName] | null>

type Found = { counts: ChoiceCounts; dealCount: number; days: readonly string[] }

/** The filters to choose from. A chosen value stays, whatever its count. `days` names the next seven days. */
export function facetChoices(found: Found, filters: Filters): FilterChoice[] {
  return facets
    .map((facet) => toChoice(facet, found, filters))
    .filter(({ options, name }) => filters[name] !== undefined || isChoice(options, found))
}

function toChoice(
  { facet, name, label, say, values, without, offeredBy }: Facet,
  { counts, dealCount, days }: Found,
  filters: Filters,
): FilterChoice {
  const chosen = filters[name]
  const counted = counts[facet]
  const countOf = (value: string) =>
    counted === null
      ? null
      : (counted.find((each) => each.value === value)?.count ??
        // A chosen place, price, hour or weekend that is not offered: all deals found match it.
        (value === chosen && isOpen(name) ? dealCount : 0))
  const offered = (offeredBy ? counts[offeredBy] : (counted ?? [])).filter(
    ({ value }) => !without?.includes(value),
  )
  const listed =
    facet === 'day'
      ? withWeekend(days, chosen)
      : (values ?? offered.slice(0, MAX_OPTIONS).map(({ value }) => value))
  const options = [...new Set([...listed, chosen ?? []].flat())].map((value) => ({
    value,
    label: say(value),
    count: countOf(value),
  }))
  return { name, label, options: offeredBy ? options.toSorted(byCount) : options }
}

/** Today and tomorrow come first, whatever the weekend is. */
function withWeekend(days: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === 'weekend' ? [...days.slice(0, 2), chosen, ...days.slice(2)] : days
}

/** Filters that take more values than are offered. */
function isOpen(name: FilterName): boolean {
  return ['near', 'max', 'time', 'day'].includes(name)
}

function byCount(a: { count: number | null }, b: { count: number | null }): number {
  return (b.count ?? 0) - (a.count ?? 0)
}

/** A value that all or no results have cannot narrow them. */
function isChoice(options: FilterChoice['options'], { dealCount }: Found): boolean {
  const [only, ...others] = options
  if (only?.count === null) return true
  if (others.length === 0) return only !== undefined && only.count > 0 && only.count < dealCount
  return options.some(({ count }) => (count ?? 0) > 0)
}
