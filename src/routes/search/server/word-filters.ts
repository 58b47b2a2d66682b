import { clockMinutes } from '#deals/times/day-parts.ts'
import { singaporeDay, weekdayOf } from '#lib/singapore-time.ts'
import type { SearchIndex } from '#search/create-search-index.ts'
import type { SpokenFacet, Understood } from '#search/understand/understood.ts'
import type { Filters } from '../../filters/filters.ts'
import { type MeaningName, plainOf } from '../../filters/plain-words.ts'

type DealSearch = { q: string; index: SearchIndex; requested: Filters }

type SpokenFilter = Exclude<MeaningName, 'spelling'>

type WordFilters = {
  understood: (Understood & { name: SpokenFilter })[]
  /** The filters for the words. */
  filters: Filters
}

/** The meanings of a search's words: place, price, time and person. Leaves out those that the visitor switched off. */
export function readWordFilters({ q, index, requested }: DealSearch, now: Date): WordFilters {
  const plain = plainOf(requested)
  const today = weekdayOf(singaporeDay(now))
  const read = index.understand(q)
  const namesToday = read.some(
    ({ facet, value, isAnyWeek }) =>
      (facet === 'day' && value === today) || (isAnyWeek && today === 'sun'),
  )
  const understood = read.flatMap((one) => {
    const name = filterOf[one.facet]
    // On a Sunday, “sunday morning” and “weekend brunch” may mean the next ones, so both stay ordinary words.
    const isWord = namesToday && (one.facet === 'day' || isPartOfDay(one))
    return isWord || plain.includes(name) ? [] : [{ ...one, name }]
  })
  return {
    understood,
    filters: Object.fromEntries(understood.map(({ name, value }) => [name, value])),
  }
}

function isPartOfDay({ facet, value, isThing }: Understood): boolean {
  return facet === 'time' && !isThing && clockMinutes(value) === null
}

const filterOf: Record<SpokenFacet, SpokenFilter> = {
  near: 'near',
  max: 'max',
  day: 'day',
  time: 'time',
  usable: 'usable',
  ends: 'ends',
  audience: 'for',
  diet: 'diet',
}
