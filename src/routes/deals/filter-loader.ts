import { byEnd } from '#deals/deal-time.ts'
import { filterNameOf } from '#deals/filter-names.ts'
import type { ListFacts } from '#deals/list-facts.ts'
import { type FilterName, type Filters, filterNames, withoutFilter } from './filters.ts'
import type { FilterChoice, FilterOption } from './payload.ts'

/** Of stations and tags only those that several deals share; the rest is what search is for. */
const SHARED_BY = 3

/** Deals that can be used now, and those that end soon; each only when it is asked for. */
type FilterContext = { usableIds: ReadonlySet<string>; soonIds: ReadonlySet<string> }
type Test = (deal: ListFacts, value: string, context: FilterContext) => boolean

const tests: Record<Exclude<FilterName, 'sort'>, Test> = {
  usable: ({ id }, _, { usableIds }) => usableIds.has(id),
  ends: ({ id }, _, { soonIds }) => soonIds.has(id),
  redeem: ({ redeem }, value) => redeem === value,
  for: ({ audience }, value) => audience.includes(value),
  near: ({ stations }, value) => stations.includes(value),
  tag: ({ tags }, value) => tags.includes(value),
}

const orders: Record<string, (a: ListFacts, b: ListFacts) => number> = {
  new: (a, b) => (b.startsOn ?? '').localeCompare(a.startsOn ?? '') || byEnd(a, b),
  saving: (a, b) => b.saving - a.saving || byEnd(a, b),
}

/** Those that pass every filter, in the order asked for; soonest end first unless said otherwise. */
export function filterDeals(
  deals: readonly ListFacts[],
  filters: Filters,
  context: FilterContext,
): ListFacts[] {
  const { sort = '' } = filters
  const order = (Object.hasOwn(orders, sort) && orders[sort]) || byEnd
  return deals
    .filter((deal) => passes(deal, filters, context))
    .toSorted((a, b) => order(a, b) || (a.id < b.id ? -1 : 1))
}

function passes(deal: ListFacts, filters: Filters, context: FilterContext): boolean {
  return filterNames.every((name) => {
    const value = filters[name]
    return name === 'sort' || value === undefined || tests[name](deal, value, context)
  })
}

/** The choices beside a list, each option with how many deals it would leave. */
export function filterChoices(
  deals: readonly ListFacts[],
  filters: Filters,
  context: FilterContext,
): FilterChoice[] {
  const choice = (
    name: FilterName,
    label: string,
    valuesOf: (deal: ListFacts) => readonly string[],
    nameOf: (value: string) => string = (value) => value,
  ): FilterChoice => {
    // As if this one were not chosen yet: its other options stay in reach.
    const left = deals.filter((deal) => passes(deal, withoutFilter(filters, name), context))
    const options = toOptions(left, valuesOf, nameOf)
    const chosen = filters[name]
    const isListed = chosen === undefined || options.some(({ value }) => value === chosen)
    return {
      name,
      label,
      options: isListed ? options : [...options, { value: chosen, name: nameOf(chosen), count: 0 }],
    }
  }
  return [
    choice('redeem', 'How', ({ redeem }) => [redeem], filterNameOf.redeem),
    choice('for', 'For', ({ audience }) => audience, filterNameOf.audience),
    sharedBySome(
      choice('near', 'Near', ({ stations }) => stations),
      filters.near,
    ),
    sharedBySome(
      choice('tag', 'About', ({ tags }) => tags, filterNameOf.tag),
      filters.tag,
    ),
  ]
}

function toOptions(
  deals: readonly ListFacts[],
  valuesOf: (deal: ListFacts) => readonly string[],
  nameOf: (value: string) => string,
): FilterOption[] {
  const counts = new Map<string, number>()
  for (const deal of deals) {
    for (const value of valuesOf(deal)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, name: nameOf(value), count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function sharedBySome(choice: FilterChoice, chosen: string | undefined): FilterChoice {
  const options = choice.options.filter(
    ({ value, count }) => count >= SHARED_BY || value === chosen,
  )
  return { ...choice, options }
}
