import { findDeal } from '#content/queries/deals.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { dealCalendar, dealsCalendar } from '#deals/facts/deal-calendar.ts'
import * as paths from '#lib/paths.ts'
import { checkAddress, pageNotFound } from '../not-found.ts'
import type { PageInput } from '../page-loader.ts'
import { loadDealList } from './deal-list.ts'

/** More than anybody wants in a calendar. Deals that end soonest come first. */
const MOST = 300

/** The last day of a deal. A deal without one, or one that has ended, has no calendar. */
export async function loadCalendar({ params, url, content, now, until }: PageInput) {
  const { category = '', uid = '' } = params
  const deal = await findDeal(content, uid)
  if (!deal) throw pageNotFound(url)
  checkAddress(url, { asked: paths.deal({ category, uid }), own: paths.deal(deal) })
  until(dealTimeChanges(deal, now))
  const calendar = dealCalendar(deal, { url: new URL(paths.deal(deal), url).href, now })
  if (calendar === null) throw pageNotFound(url)
  return calendar
}

/** The last days of a list of live deals. */
export async function loadListCalendar(input: PageInput): Promise<string> {
  const { url, now } = input
  const { title, deals } = await loadDealList(input, { limit: MOST })
  return dealsCalendar(deals, {
    name: `End dates: ${title}`,
    now,
    urlOf: (deal) => new URL(paths.deal(deal), url).href,
  })
}
