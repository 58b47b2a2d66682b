import { liveDeals } from '#content/queries/deals.ts'
import { liveCategories } from '#content/queries/live-categories.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categories } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { findListPage } from '../list-page.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { DealsPayload } from './payload.ts'

const PAGE_SIZE = 24

/** All live deals, or those of one category. */
export const loader: PageLoader<DealsPayload> = async ({ params, url, content, now, until }) => {
  const live = await liveCategories(content, { now })
  const category = categories.find((name) => name === params.category) ?? null
  const count = category ? live.filter((name) => name === category).length : live.length
  const list = findListPage(count, { page: url.searchParams.get('page'), size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const shown = await liveDeals(content, {
    now,
    limit: list.end,
    where: ({ data }) => category === null || data.category === category,
  })

  return {
    category,
    deals: shown.slice(list.start).map((deal) => toDealSummary(deal, now)),
    page: list.page,
    pages: list.pages,
    counts: categoryCounts(live),
    total: live.length,
  }
}
