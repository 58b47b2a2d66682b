import { countDeals } from '#deals/count-deals.ts'
import type { Deal } from '#deals/deal.ts'
import type { NearPlace } from '#deals/facts/near-place.ts'
import { priceFacts } from '#deals/facts/price-facts.ts'
import { formatDistance, outletsByDistance } from '#deals/outlets-by-distance.ts'
import { joinWords } from '#lib/join-words.ts'
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
/** How many times the highest price somebody may still pay. */
const MOST_TIMES = 3
/** Further than from one end of the island to the other. */
const ISLAND_KM = 60

/** `names` are the wishes that are given up. */
export type NearestFound = { names: readonly FilterName[]; result: SearchResult }

type NearestSources = {
  q: string
  index: SearchIndex
  filters: Filters
  active: readonly ActiveFilter[]
  place: NearPlace | null
  optionsFor: (narrowing: Filters) => Omit<SearchOptions, 'limit'>
}

/** Price first, then place and time: the order in which people give up one wish. */
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
/** If that is not enough, they wait, then pay more, then go further. */
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

/** If nothing has all that was asked for: what there is without one wish, or else without several. */
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
      // The words of the wish ask for nothing else.
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

/** Nobody who asks for lunch under $10 wants one for $70. */
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
    // Rounded, it is as far as the limit.
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
