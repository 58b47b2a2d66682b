import { countDeals } from '#deals/count-deals.ts'
import type { Deal } from '#deals/deal.ts'
import type { NearPlace } from '#deals/facts/near-place.ts'
import { priceFacts } from '#deals/facts/price-facts.ts'
import { outletsByDistance } from '#deals/outlets-by-distance.ts'
import type { Work } from '#lib/work.ts'
import type { SearchIndex, SearchOptions, SearchResult } from '#search/create-search-index.ts'
import {
  type ActiveFilter,
  type FilterName,
  type Filters,
  withoutFilter,
} from '../../filters/filters.ts'

/** Deals to show for each wish that is given up, and how many such wishes. */
const MAX_DEALS = 3
const MAX_ANSWERS = 2
/** Further than from one end of the island to the other. */
const ISLAND_KM = 60

export type NearestFound = { name: FilterName; result: SearchResult }

type NearestSources = {
  q: string
  index: SearchIndex
  filters: Filters
  active: readonly ActiveFilter[]
  place: NearPlace | null
  optionsFor: (narrowing: Filters) => Omit<SearchOptions, 'limit'>
}

/** Price first, then place and time: the order in which people give way. */
const wishes: readonly FilterName[] = ['max', 'near', 'time', 'usable', 'day', 'for', 'diet']

/** If nothing has all that was asked for: what there is without one wish, cheapest or nearest first. */
export function* findNearest(sources: NearestSources): Work<NearestFound[]> {
  const { q, index, filters, active, place, optionsFor } = sources
  const given = wishes.filter((wish) => active.some(({ name }) => name === wish))
  const { understood } = optionsFor(filters)
  const found: NearestFound[] = []
  for (const name of given) {
    const options = optionsFor(withoutFilter(filters, name))
    const isFar = name === 'near' && place
    const result = yield* index.search(q, {
      ...options,
      // The words of the wish ask for nothing else.
      ...(understood && { understood }),
      near: isFar ? { ...place, km: ISLAND_KM } : (options.near ?? null),
      order: name === 'max' ? 'price' : place ? 'near' : 'best',
      limit: MAX_DEALS,
      otherLimit: 0,
    })
    if (result.counts.deal > 0) found.push({ name, result })
    if (found.length === MAX_ANSWERS) break
  }
  return found
}

type AnswerSources = {
  active: readonly ActiveFilter[]
  place: NearPlace | null
  /** The deals found, in order. */
  deals: readonly Deal[]
}

/** `Nothing up to $10; from $12.90, about 750 m away` */
export function sayNearest({ name, result }: NearestFound, sources: AnswerSources): string {
  const { active, place, deals } = sources
  const [first] = deals
  const text = active.find((filter) => filter.name === name)?.text ?? ''
  const wish = text.charAt(0).toLowerCase() + text.slice(1)
  const distance =
    first && place ? outletsByDistance(first.outlets, place)[0]?.distance?.text : null
  const price = first && priceFacts(first)?.now.text
  if (name === 'max' && price) {
    return `Nothing ${wish}; from ${price.replace('From ', '')}${distance ? `, ${distance} away` : ''}`
  }
  if (name === 'near' && distance) return `Nothing ${wish}; the nearest is ${distance} away`
  const count = countDeals(result.counts.deal)
  return `Nothing for “${text}”; ${count} ${elsewhere[name] ?? 'without it'}`
}

const elsewhere: Partial<Record<FilterName, string>> = {
  day: 'on other days',
  time: 'at other times',
  usable: 'at other times',
  for: 'for others',
}
