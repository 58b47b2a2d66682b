import { findDeal } from '#content/queries/deals.ts'
import { dealCalendar } from '#deals/deal-calendar.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { paths } from '#lib/paths.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput } from '../page-loader.ts'

/** The last day of a deal; a deal that has none, or has ended, has no calendar either. */
export async function loadCalendar({ params, url, content, now, until }: PageInput) {
  const deal = await findDeal(content, params.uid ?? '')
  if (!deal || deal.category !== params.category) throw pageNotFound(url)
  until(dealTimeChanges(now))
  const calendar = dealCalendar(deal, { url: new URL(paths.deal(deal), url).href, now })
  if (calendar === null) throw pageNotFound(url)
  return calendar
}
