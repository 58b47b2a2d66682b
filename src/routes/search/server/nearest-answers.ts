import { countDeals } from '#deals/count-deals.ts'
import type { Deal } from '#deals/deal.ts'
import type { NearPlace } from '#deals/facts/near-place.ts'
import { priceFacts } from '#deals/facts/price-facts.ts'
import { formatDistance, outletsByDistance } from '#deals/outlets-by-distance.ts'
import { joinWords } from '#lib/join-words.ts'
import type { Work } from '#lib/node/work.ts'
import type { SearchIndex, SearchOptions, SearchResult } from '#search/create-search-index.ts'
import {
  type ActiveFilter,
  type FilterName,
  type Filters,
  withoutFilter,
} from '../../filters/filters.ts'

/** How many deals to show for each answer, and how many answers. */
const MAX_DEALS = 3
const MAX_ANSWERS = 2
/** Somebody may pay at most this many times the limit. */
const MOST_TIMES = 3
/** Longer than the island. */
const ISLAND_KM = 60

/** `names` are the wishes that were given up. */
export type NearestFound = { names: readonly FilterName[]; result: SearchResult }

type NearestSources = {
  q: string
  index: SearchIndex
  filters: Filters
  active: readonly ActiveFilter[]
  place: NearPlace | null
  optionsFor: (narrowing: Filters) => Omit<SearchOptions, 'limit'>
}

/** In the order in which people give up a single wish: price, then place, then time. */
const wishes: readonly FilterName[] = [
  'max',
  'near',
  'time',
  'usable',
  'day',
  'ends',
  'for',
  'diet',
]
/** In the order in which people give up several: they wait, then pay more, then go further. */
const together: readonly FilterName[] = [
  'usable',
  'time',
  'day',
  'ends',
  'max',
  'near',
  'for',
  'diet',
]

/** If no deal matches: the deals without one of the wishes, or else without several. */
export function* findNearest(sources: NearestSources): Work<NearestFound[]> {
  const { q, index, filters, place, optionsFor } = sources
  const { understood } = optionsFor(filters)
  const found: NearestFound[] = []
  for (const names of waysOut(sources)) {
    if (found.length === MAX_ANSWERS || (found.length > 0 && names.length > 1)) break
    const options = optionsFor(
      isOnly(names, 'max') ? dearer(filters) : names.reduce(withoutFilter, filters),
    )
    const isFar = names.includes('near') && place
    const result = yield* index.search(q, {
      ...options,
      // The words of a wish that was given up must not be searched for.
      ...(understood && { understood }),
      near: isFar ? { ...place, km: ISLAND_KM } : (options.near ?? null),
      order: isOnly(names, 'max') ? 'price' : place ? 'near' : 'best',
      limit: MAX_DEALS,
      otherLimit: 0,
    })
    if (result.counts.deal > 0) found.push({ names, result })
  }
  return found
}

function waysOut({ active }: Pick<NearestSources, 'active'>): FilterName[][] {
  const isActive = (wish: FilterName) => active.some(({ name }) => name === wish)
  const several = together.filter(isActive).map((_, at, given) => given.slice(0, at + 1))
  return [
    ...wishes.filter(isActive).map((wish) => [wish]),
    ...several.filter(({ length }) => length > 1),
  ]
}

/** The price limit is raised, not removed: a lunch for $70 does not help somebody who wants one under $10. */
function dearer({ max, ...others }: Filters): Filters {
  return { ...others, max: String(Number(max) * MOST_TIMES) }
}

function isOnly(names: readonly FilterName[], wish: FilterName): boolean {
  return names.length === 1 && names[0] === wish
}

type AnswerSources = {
  active: readonly ActiveFilter[]
  place: NearPlace | null
  /** The deals found, in order. */
  deals: readonly Deal[]
}

/** `Nothing up to $10. From $12.90, about 750 m away` */
export function sayNearest({ names, result }: NearestFound, sources: AnswerSources): string {
  const { active, place, deals } = sources
  const [first] = deals
  const texts = active.filter(({ name }) => names.includes(name)).map(({ text }) => text)
  const distance =
    first && place ? outletsByDistance(first.outlets, place)[0]?.distance?.text : null
  const count = countDeals(result.counts.deal)
  const [name, another] = names
  const [text = ''] = texts
  if (another !== undefined) {
    const nearest = result.counts.deal > 1 ? 'the nearest ' : ''
    const away = distance ? `, ${nearest}${distance} away` : ''
    const match = result.counts.deal > 1 ? 'match' : 'matches'
    return `No deal matches all of this. ${count} ${match} without ${joinWords(texts.map(quote))}${away}`
  }
  const wish = text.charAt(0).toLowerCase() + text.slice(1)
  const price = first && priceFacts(first)?.now.text
  if (name === 'max' && price) {
    return `Nothing ${wish}. From ${price.replace('From ', '')}${distance ? `, ${distance} away` : ''}`
  }
  if (name === 'near' && place && distance) {
    const isLimit = distance === formatDistance(place.km, place.accuracy)
    // After rounding, the distance equals the limit.
    const away = isLimit ? `just over ${place.km} km` : distance
    return `Nothing ${wish}. The nearest is ${away} away`
  }
  return `Nothing for ${quote(text)}. ${count} ${(name && elsewhere[name]) ?? 'without it'}`
}

const quote = (text: string) => `“${text}”`

const elsewhere: Partial<Record<FilterName, string>> = {
  day: 'on other days',
  time: 'at other times',
  usable: 'at other times',
  ends: 'that end later',
  for: 'for others',
}
