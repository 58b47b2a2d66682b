import { categories } from '#lib/categories.ts'
import { atOnce } from '#lib/node/work.ts'
import type { SearchIndex, SearchOptions } from '#search/create-search-index.ts'
import { understoodOptions } from '#search/understand/understood-options.ts'

const BUGIS = { point: { lat: 1.3009, lng: 103.8559 }, km: 1.5 }

/** Ways to ask: each has another order or other filters. */
const ways: readonly Omit<SearchOptions, 'limit'>[] = [
  {},
  { order: 'listed', from: 3 },
  { order: 'price', filters: { max: '20' } },
  { order: 'new', filters: { category: 'food', usable: 'now' } },
  { order: 'near', near: BUGIS, filters: { near: 'Bugis' } },
  { order: 'ends', filters: { day: 'tomorrow' }, isAsTyped: true },
]

/** Everything that an index answers to the queries, as plain values: equal indexes have equal answers. */
export function answersOf(index: SearchIndex, queries: readonly string[], at: Date) {
  const ask = (query: string, options: Omit<SearchOptions, 'limit'>) => {
    const { mark, facets, ...result } = atOnce(index.search(query, { limit: 20, at, ...options }))
    return { query, options, ...result, facets: atOnce(facets()), marked: mark(queries.join(' ')) }
  }
  return {
    topics: index.topics,
    stations: [null, ...categories].map((category) => atOnce(index.countStations(category))),
    // Each in one way, since all queries in all ways would take long.
    found: ['', ...queries].map((query, turn) => ask(query, ways[turn % ways.length] ?? {})),
    understood: queries.map((query) => {
      const understood = index.understand(query)
      return [understood, understoodOptions(understood, index)]
    }),
    words: queries.map((query) => query.split(' ').map(index.hasTerm)),
    spots: queries.flatMap((query) => (query.match(/\d{6}/g) ?? []).map(index.spotsAt)),
  }
}
