import { liveDeals } from '#content/queries/deals.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categories } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { listPage } from '../list-page.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { DealsPayload } from './payload.ts'

const PAGE_SIZE = 24

/** All live deals, or those of one category. */
export const loader: PageLoader<DealsPayload> = async ({ params, url, content, now, until }) => {
  const live = await liveDeals(content, { now })
  const category = categories.find((name) => name === params.category) ?? null
  const shown = category ? live.filter((deal) => deal.category === category) : live
  const list = listPage(shown, { page: url.searchParams.get('page'), size: PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  until(dealTimeChanges(now))

  return {
    category,
    deals: list.items.map((deal) => toDealSummary(deal, now)),
    page: list.page,
    pages: list.pages,
    counts: categoryCounts(live),
    total: live.length,
  }
}
