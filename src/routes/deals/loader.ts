import { datesOf } from '#content/mappers/to-deal.ts'
import { toListFacts } from '#content/mappers/to-list-facts.ts'
import { liveDealFacts, liveDeals } from '#content/queries/deals.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categories } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { endsSoon, hasUsableTime } from '#deals/ending-soon.ts'
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
  const [live, usableIds, soonIds] = await Promise.all([
    liveDealFacts(content, { now, read: toListFacts }),
    filters.usable ? loadUsableIds(input) : new Set<string>(),
    filters.ends ? loadSoonIds(input) : new Set<string>(),
  ])
  const listed = live.filter((deal) => category === null || deal.category === category)
  const context = { usableIds, soonIds }
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
  return idsOf(live.filter((deal) => usable(deal, now).now))
}

/** The same as on the home page: what nobody can use before its end is not offered as ending soon. */
async function loadSoonIds({ content, now, until }: PageInput): Promise<Set<string>> {
  const soon = await liveDeals(content, {
    now,
    where: (document) => endsSoon(datesOf(document), now),
  })
  for (const deal of soon) until(usableChanges(deal, now))
  return idsOf(soon.filter((deal) => hasUsableTime(deal, now)))
}

function idsOf(deals: readonly { id: string }[]): Set<string> {
  return new Set(deals.map(({ id }) => id))
}
