import { findLanding, isDealOf } from '#content/queries/landings.ts'
import type { Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { formatDay } from '#lib/format-day.ts'
import type { Work } from '#lib/node/work.ts'
import * as paths from '#lib/paths.ts'
import type { Suggestion, SuggestionGroup, Suggestions } from '#lib/suggestions.ts'
import type { SearchIndex, SearchResult } from './create-search-index.ts'
import { idsOf, readDeals, readOthers } from './read-hits.ts'
import type { KeptSearch } from './search-keeper.ts'
import type { SearchSources } from './site-search.ts'
import { understoodOptions } from './understand/understood-options.ts'

/** How many deals: more would not fit above a phone's keyboard. */
const MAX_ITEMS = 5
const MAX_OTHERS = 3

export type SuggestQuery = {
  q: string
  /** Searches only the deals of this landing page; `null` = the whole site. */
  partner: string | null
}

type SuggestSources = Pick<SearchSources, 'content' | 'now'> & { site: KeptSearch }

/** Suggestions while somebody types; `null` if there is no such partner, or it has no search. */
export async function suggest(
  { q, partner }: SuggestQuery,
  sources: SuggestSources,
): Promise<Suggestions | null> {
  if (partner !== null) return suggestOfPartner(q, partner, sources)
  if (q === '') return toTopics(sources.site.index, paths.search)
  const result = await sources.content.inTurns(suggestible(sources.site.index, q, sources.now))
  const otherHits = firstOthers(result)
  const [deals, others] = await Promise.all([
    readDeals(result.hits, sources),
    readOthers(otherHits, sources.content),
  ])
  const { mark } = result
  const pages = [
    ...others.landings.map(({ uid, title, tagline }) =>
      toSuggestion(paths.landing(uid), mark(title), [tagline]),
    ),
    ...idsOf(otherHits, 'page').map((path) =>
      toSuggestion(path, mark(sources.site.pages.get(path) ?? path), []),
    ),
  ]
  return toSuggestions(result, sources.site, [
    { name: 'Deals', items: deals.map((deal) => toDealSuggestion(deal, result, sources)) },
    {
      name: 'Brands',
      items: others.brands.map(({ uid, name, tagline }) =>
        toSuggestion(paths.brand(uid), mark(name), [tagline]),
      ),
    },
    {
      name: 'Posts',
      items: others.posts.map(({ uid, title, publishedOn }) =>
        toSuggestion(paths.post(uid), mark(title), [formatDay(publishedOn)]),
      ),
    },
    { name: 'Pages', items: pages.slice(0, MAX_OTHERS) },
  ])
}

/** Searches only the partner's own index. Leaves out deals that are no longer the partner's. */
async function suggestOfPartner(
  q: string,
  partner: string,
  sources: SuggestSources,
): Promise<Suggestions | null> {
  const landing = await findLanding(sources.content, partner)
  if (!landing?.hasSearch) return null
  const index = sources.site.ofLandings.get(landing.uid)
  if (!index) return toTopics({ topics: [] }, '')
  if (q === '') return toTopics(index, paths.landingSearch(landing.uid))
  const result = await sources.content.inTurns(suggestible(index, q, sources.now))
  const deals = await readDeals(result.hits, { ...sources, isOwn: isDealOf(landing) })
  const items = deals.map((deal) => toDealSuggestion(deal, result, sources))
  return toSuggestions(result, sources.site, [{ name: 'Deals', items }])
}

/** Suggestions for an empty field. */
function toTopics({ topics }: Pick<SearchIndex, 'topics'>, path: string): Suggestions {
  const items = topics.map((topic) =>
    toSuggestion(paths.searchFor(path, topic), [{ text: topic, found: false }], []),
  )
  const groups = items.length > 0 ? [{ name: 'Popular topics', items }] : []
  return { meant: null, dealCount: 0, groups }
}

/** Finds the same as a search: deals also by the meanings of words, such as place, price, time and person. */
function* suggestible(index: SearchIndex, q: string, at: Date): Work<SearchResult> {
  const byWords = yield* index.search(q, { limit: MAX_ITEMS, at })
  const understood = index.understand(q)
  if (understood.length === 0) return withExact(byWords)
  const asked = yield* index.search(q, {
    ...understoodOptions(understood, index),
    limit: MAX_ITEMS,
    otherLimit: 0,
    at,
  })
  if (asked.counts.deal === 0) return withExact(byWords)
  const others = withExact(byWords).hits.filter(({ kind }) => kind !== 'deal')
  return { ...asked, hits: [...withExact(asked).hits, ...others] }
}

/** Offers close matches only if there are no exact ones. */
function withExact(result: SearchResult): SearchResult {
  const exact = result.hits.filter(({ isClose }) => !isClose)
  return { ...result, hits: exact.length > 0 ? exact : result.hits }
}

/** The first hits of the other kinds. A match only in running text is not enough. */
function firstOthers({ hits }: SearchResult): SearchResult['hits'] {
  return (['brand', 'post', 'landing', 'page'] as const).flatMap((kind) =>
    hits.filter((hit) => hit.kind === kind && hit.field !== 'text').slice(0, MAX_OTHERS),
  )
}

function toSuggestions(
  { corrected, counts }: SearchResult,
  { isBehind }: KeptSearch,
  groups: readonly SuggestionGroup[],
): Suggestions {
  return {
    meant: corrected?.query ?? null,
    // An index that is behind still counts ended and removed deals.
    dealCount: isBehind ? null : counts.deal,
    groups: groups.filter(({ items }) => items.length > 0),
  }
}

function toDealSuggestion(deal: Deal, { mark }: SearchResult, { now }: SuggestSources): Suggestion {
  const { ends, urgent } = dealTime(deal, now)
  return {
    path: paths.deal(deal),
    title: mark(deal.title),
    badge: deal.badge || null,
    notes: [
      { text: deal.brand.name, urgent: false },
      { text: ends, urgent },
      { text: sayAvailability(availability(deal.times, now), deal.times, now), urgent: false },
    ],
  }
}

function toSuggestion(
  path: string,
  title: Suggestion['title'],
  notes: readonly string[],
): Suggestion {
  const shown = notes.filter(Boolean).map((text) => ({ text, urgent: false }))
  return { path, title, badge: null, notes: shown }
}
