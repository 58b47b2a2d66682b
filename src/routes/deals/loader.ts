import { datesOf } from '#content/mappers/to-deal.ts'
import { toListFacts } from '#content/mappers/to-list-facts.ts'
import { liveDealFacts, liveDeals } from '#content/queries/deals.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categories } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { endSpansOf } from '#deals/end-spans.ts'
import { hasUsableTime } from '#deals/ending-soon.ts'
import { nearestOutletText } from '#deals/near-place.ts'
import { usable, usableChanges } from '#deals/usable.ts'
import { activeFilters } from '../filters/active-filters-loader.ts'
import { readFilters } from '../filters/filters.ts'
import { readNear } from '../filters/near-loader.ts'
import { findListPage } from '../list-page.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import { distancesTo, filterChoices, filterDeals, sharedPlaces } from './filter-loader.ts'
import type { DealsPayload } from './payload.ts'

const PAGE_SIZE = 24

/** All live deals or those of one category, as the filters ask. */
export const loader: PageLoader<DealsPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const category = categories.find((name) => name === params.category) ?? null
  const asked = readFilters(url.searchParams)
  const [live, usableIds, endingIds] = await Promise.all([
    liveDealFacts(content, { now, read: toListFacts }),
    asked.usable ? loadUsableIds(input) : new Set<string>(),
    asked.ends ? loadEndingIds(input, asked.ends) : new Set<string>(),
  ])
  const listed = live.filter((deal) => category === null || deal.category === category)
  const outlets = live.flatMap((deal) => deal.outlets)
  const { filters, place, near } = readNear(asked, outlets)
  const context = { usableIds, endingIds, nearKm: distancesTo(place, listed) }
  const found = filterDeals(listed, filters, context)
  const list = findListPage(found.length, { page: url.searchParams.get('page'), size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const ids = found.slice(list.start, list.end).map(({ id }) => id)
  const shown = await liveDeals(content, { now, where: ({ id }) => ids.includes(id) })
  const inOrder = shown.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const count = (others: typeof filters) => filterDeals(listed, others, context).length
  return {
    category,
    deals: inOrder.map((deal) => {
      const nearest = place && nearestOutletText(deal.outlets, place)
      return { ...toDealSummary(deal, now), ...(nearest && { nearest }) }
    }),
    found: found.length,
    page: list.page,
    pages: list.pages,
    counts: categoryCounts(live.map((deal) => deal.category)),
    total: live.length,
    filters,
    active: activeFilters(filters, { near, count: found.length === 0 ? count : null }),
    choices: filterChoices(listed, filters, context),
    near,
    places: sharedPlaces(listed),
  }
}

/** The hour matters only to who asks for it: other lists stay true all day. */
async function loadUsableIds({ content, now, until }: PageInput): Promise<Set<string>> {
  const live = await liveDeals(content, { now })
  for (const deal of live) until(usableChanges(deal, now))
  return idsOf(live.filter((deal) => usable(deal, now).now))
}

/** The same as on the home page: what nobody can use before its end is not offered as ending. */
async function loadEndingIds(
  { content, now, until }: PageInput,
  span: string,
): Promise<Set<string>> {
  const ending = await liveDeals(content, {
    now,
    where: (document) => endSpansOf(datesOf(document), now).some((each) => each === span),
  })
  for (const deal of ending) until(usableChanges(deal, now))
  return idsOf(ending.filter((deal) => hasUsableTime(deal, now)))
}

function idsOf(deals: readonly { id: string }[]): Set<string> {
  return new Set(deals.map(({ id }) => id))
}
