import { toListFacts } from '#content/mappers/to-list-facts.ts'
import { liveDealFacts, liveDeals } from '#content/queries/deals.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categories } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { usable, usableChanges } from '#deals/usable.ts'
import { findListPage } from '../list-page.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import { filterChoices, filterDeals } from './filter-loader.ts'
import { readFilters } from './filters.ts'
import type { DealsPayload } from './payload.ts'

const PAGE_SIZE = 24

/** All live deals or those of one category, as the filters ask. */
export const loader: PageLoader<DealsPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const category = categories.find((name) => name === params.category) ?? null
  const filters = readFilters(url.searchParams)
  const [live, usableIds] = await Promise.all([
    liveDealFacts(content, { now, read: toListFacts }),
    filters.usable ? loadUsableIds(input) : new Set<string>(),
  ])
  const listed = live.filter((deal) => category === null || deal.category === category)
  const context = { now, usableIds }
  const found = filterDeals(listed, filters, context)
  const list = findListPage(found.length, { page: url.searchParams.get('page'), size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const ids = found.slice(list.start, list.end).map(({ id }) => id)
  const shown = await liveDeals(content, { now, where: ({ id }) => ids.includes(id) })
  const inOrder = shown.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return {
    category,
    deals: inOrder.map((deal) => toDealSummary(deal, now)),
    found: found.length,
    page: list.page,
    pages: list.pages,
    counts: categoryCounts(live.map((deal) => deal.category)),
    total: live.length,
    filters,
    choices: filterChoices(listed, filters, context),
  }
}

/** The hour matters only to who asks for it: other lists stay true all day. */
async function loadUsableIds({ content, now, until }: PageInput): Promise<Set<string>> {
  const live = await liveDeals(content, { now })
  for (const deal of live) until(usableChanges(deal, now))
  return new Set(live.filter((deal) => usable(deal, now).now).map(({ id }) => id))
}
