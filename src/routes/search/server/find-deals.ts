import { liveDealFacts } from '#content/queries/deals.ts'
import { isDealOf } from '#content/queries/landings.ts'
import type { Landing } from '#deals/landing.ts'
import { createTimeTest } from '#deals/times/asked-time.ts'
import { clockMinutes } from '#deals/times/day-parts.ts'
import type { Work } from '#lib/node/work.ts'
import { atMinutes, singaporeDay } from '#lib/singapore-time.ts'
import type { SearchIndex, SearchOptions } from '#search/create-search-index.ts'
import { readDeals } from '#search/read-hits.ts'
import type { KeptSearch } from '#search/search-keeper.ts'
import type { FilterName, Filters } from '../../filters/filters.ts'
import { plainOf } from '../../filters/plain-words.ts'
import { activeFilters } from '../../filters/server/active-filters.ts'
import { toFacetFilters, toSearchOrder } from '../../filters/server/facet-choices.ts'
import { postalIn, readNear } from '../../filters/server/read-near.ts'
import { withNamedDay } from '../../filters/server/with-named-day.ts'
import { findListPage } from '../../list-page.ts'
import { pageNotFound } from '../../server/not-found.ts'
import type { PageInput } from '../../server/page-loader.ts'
import { createDealView, toShownDeals } from './show-deals.ts'
import { readWordFilters } from './word-filters.ts'

export const PAGE_SIZE = 24
/** For each other kind of result. */
export const MAX_OTHERS = 12
/** How long a page is valid if it may lack the last publish. */
const BEHIND_MS = 1000

export type DealSearch = {
  site: KeptSearch
  index: SearchIndex
  q: string
  /** As in the URL. */
  requested: Filters
  /** Searches only the deals of this landing page. */
  landing: Landing | null
}

/** Finds a page of deals, by words or by filters alone. Throws `not-found` beyond the last page. */
export async function findDeals(input: PageInput, search: DealSearch) {
  const { url, content, now, until } = input
  const { site, index, q, requested, landing } = search
  const words = readWordFilters(search, now)
  // Chosen filters override the words.
  const wanted = { ...words.filters, ...requested }
  const { filters, place, near } = readNear(
    withNamedDay(wanted, now),
    index.spotsAt(postalIn(wanted.near ?? '')),
  )
  const only = await findLiveIds(input, search)
  const optionsFor = (narrowing: Filters): Omit<SearchOptions, 'limit'> => ({
    filters: toFacetFilters(narrowing),
    near: narrowing.near === undefined ? null : place,
    order: toSearchOrder(narrowing, q),
    at: now,
    only,
    isAsTyped: plainOf(requested).includes('spelling'),
    // Without its filter a word is an ordinary one.
    understood: words.understood.filter(({ name }) => narrowing[name] !== undefined),
  })
  const page = url.searchParams.get('page')
  const from = Math.max(0, (Number.parseInt(page ?? '1', 10) - 1) * PAGE_SIZE || 0)
  const found = await content.inTurns(
    index.search(q, { ...optionsFor(filters), limit: PAGE_SIZE, from, otherLimit: MAX_OTHERS }),
  )
  const list = findListPage(found.counts.deal, { page, size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  if (site.isBehind) until(new Date(now.getTime() + BEHIND_MS))
  // The page says which deals can be used now.
  const change = site.changes.find((instant) => instant > now.getTime())
  if (change !== undefined) until(new Date(change))
  const clock = clockMinutes(filters.time ?? '')
  if (clock !== null) until(minuteAfter(clock, now))

  const isOwn = landing ? { isOwn: isDealOf(landing) } : {}
  const deals = await readDeals(found.hits, { content, now, ...isOwn })
  const toFoundDeal = createDealView({ place, now, passesTime: createTimeTest(filters, now) })
  const shown = toShownDeals(found, { deals, toFoundDeal })
  function* count(others: Filters): Work<number> {
    return (yield* index.search(q, { ...optionsFor(others), limit: 0 })).counts.deal
  }
  const isNone = shown.dealCount === 0
  const active = await content.inTurns(
    activeFilters(filters, { near, count: isNone ? count : null }),
  )
  const isRead = (name: FilterName) => words.understood.some((one) => one.name === name)
  return {
    ...shown,
    found,
    filters,
    near,
    place,
    isOwn,
    active: active.map((one) => (isRead(one.name) ? { ...one, isRead: true as const } : one)),
    page: list.page,
    pages: list.pages,
    optionsFor,
    toFoundDeal,
  }
}

/** The minute after this time of today; tomorrow if it has passed. */
function minuteAfter(clock: number, now: Date): Date {
  const today = singaporeDay(now)
  const passed = atMinutes(today, clock + 1)
  return passed > now ? passed : atMinutes(today, 24 * 60)
}

/** The live deals, for an index that is behind and may contain others; `null` for an up-to-date one. */
async function findLiveIds(
  { content, now }: PageInput,
  { site, landing }: DealSearch,
): Promise<((id: string) => boolean) | null> {
  if (!site.isBehind) return null
  const isOwn = landing ? isDealOf(landing) : () => true
  const live = await liveDealFacts(content, {
    now,
    read: (document) => (isOwn(document) ? document.id : ''),
  })
  const ids = new Set(live)
  return (id) => ids.has(id)
}
