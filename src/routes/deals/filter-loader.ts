import { byEnd } from '#deals/deal-time.ts'
import { filterNameOf } from '#deals/filter-names.ts'
import type { ListFacts } from '#deals/list-facts.ts'
import { distanceToNearest, type NearPlace, ONLINE, outletPoint } from '#deals/near-place.ts'
import { findStation } from '#lib/singapore-find-station.ts'
import { type FilterName, type Filters, filterNames, withoutFilter } from '../filters/filters.ts'
import type { FilterChoice, FilterOption } from './payload.ts'

/** Of stations and tags only those that several deals share are offered; any can be asked for. */
const SHARED_BY = 3

export type FilterContext = {
  /** Deals that can be used now; only when they are asked for. */
  usableIds: ReadonlySet<string>
  /** Deals that end within the time asked for, if any is. */
  endingIds: ReadonlySet<string>
  /** Kilometres to those near the place asked for, by id. */
  nearKm: ReadonlyMap<string, number>
}
type Test = (deal: ListFacts, value: string, context: FilterContext) => boolean

const tests: Record<Exclude<FilterName, 'sort'>, Test> = {
  category: ({ category }, value) => category === value,
  usable: ({ id }, _, { usableIds }) => usableIds.has(id),
  ends: ({ id }, _, { endingIds }) => endingIds.has(id),
  only: ({ exclusive }) => exclusive,
  redeem: ({ redeem }, value) => redeem === value,
  for: ({ audience }, value) => audience.includes(value),
  near: ({ id, outlets }, value, { nearKm }) =>
    value === ONLINE ? outlets.length === 0 : nearKm.has(id),
  tag: ({ tags }, value) => tags.includes(value),
}

type Order = (a: ListFacts, b: ListFacts, context: FilterContext) => number

const orders: Record<string, Order> = {
  new: (a, b) => (b.startsOn ?? '').localeCompare(a.startsOn ?? ''),
  saving: (a, b) => b.saving - a.saving,
  price: (a, b) => (a.priceNow ?? LAST) - (b.priceNow ?? LAST),
  near: (a, b, { nearKm }) => (nearKm.get(a.id) ?? LAST) - (nearKm.get(b.id) ?? LAST),
}

// Not infinity: the difference of two infinities is not a number, and sorting needs one.
const LAST = Number.MAX_SAFE_INTEGER

/** Those that pass every filter, in the order asked for; ending soonest first unless said otherwise. */
export function filterDeals(
  deals: readonly ListFacts[],
  filters: Filters,
  context: FilterContext,
): ListFacts[] {
  const { sort = '' } = filters
  const order = Object.hasOwn(orders, sort) ? orders[sort] : undefined
  return deals
    .filter((deal) => passes(deal, filters, context))
    .toSorted((a, b) => order?.(a, b, context) || byEnd(a, b) || (a.id < b.id ? -1 : 1))
}

function passes(deal: ListFacts, filters: Filters, context: FilterContext): boolean {
  return filterNames.every((name) => {
    const value = filters[name]
    return name === 'sort' || value === undefined || tests[name](deal, value, context)
  })
}

/** How far it is to each deal that is near. */
export function distancesTo(
  place: NearPlace | null,
  deals: readonly ListFacts[],
): Map<string, number> {
  if (!place) return new Map()
  const found = deals.flatMap(({ id, outlets }): [string, number][] => {
    const km = distanceToNearest(
      outlets.flatMap((outlet) => outletPoint(outlet) ?? []),
      place,
    )
    return km <= place.km ? [[id, km]] : []
  })
  return new Map(found)
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
    nameOf: (value: string) => string,
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
  const tags = choice('tag', 'About', (deal) => deal.tags, filterNameOf.tag)
  return [
    choice('redeem', 'How', ({ redeem }) => [redeem], filterNameOf.redeem),
    choice('for', 'For', ({ audience }) => audience, filterNameOf.audience),
    {
      ...tags,
      options: tags.options.filter(
        ({ value, count }) => count >= SHARED_BY || value === filters.tag,
      ),
    },
  ]
}

/** Places to offer while somebody types one, A to Z. */
export function sharedPlaces(deals: readonly ListFacts[]): string[] {
  const options = toOptions(deals, stationsOf, (name) => name)
  return options.filter(({ count }) => count >= SHARED_BY).map(({ value }) => value)
}

function stationsOf({ outlets }: ListFacts): string[] {
  if (outlets.length === 0) return [ONLINE]
  return [...new Set(outlets.flatMap(({ mrt }) => findStation(mrt)?.name ?? []))]
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
