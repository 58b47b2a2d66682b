import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import { categoryNames, type Deal } from '#deals/deal.ts'
import { lastChecked } from '#deals/facts/last-checked.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import type { Landing } from '#deals/landing.ts'
import { type Category, categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import { filteredPath } from '../../filters/filters.ts'
import { loadExcerpt, loadRichtext } from '../../richtext/server/load-richtext.ts'
import { checkAddress, pathNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { LandingChip, LandingPayload } from '../payload.ts'

const QUESTIONS = 3

export const loader: PageLoader<LandingPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
  checkAddress(url, { asked: paths.landing(params.uid ?? ''), own: paths.landing(landing.uid) })
  const asked = url.searchParams.get('category')
  const category = categories.find((name) => name === asked) ?? null
  const all = await liveDealsOfLanding(content, { landing, now })
  until(nextMidnight(now))

  const [long, privacy, faq] = await Promise.all([
    landing.richtext ? loadRichtext(input, landing.richtext) : null,
    landing.privacy ? loadExcerpt(input, { id: landing.privacy, questions: 0 }) : null,
    landing.faq ? loadExcerpt(input, { id: landing.faq, questions: QUESTIONS }) : null,
  ])
  const deals = all.filter((deal) => category === null || deal.category === category)
  const { id, uid, kind, title, tagline, partnerId, palette, picture, hasSearch } = landing
  return {
    landing: { id, uid, kind, title, tagline, partnerId, palette, picture, hasSearch },
    text: long ? { long: long.page } : { short: landing.body },
    category,
    deals: deals.map((deal) => toDealSummary(deal, now)),
    total: all.length,
    chips: kind === 'page' ? [] : toChips({ landing, deals: all, current: category }),
    checked: lastChecked(deals, now),
    privacy,
    faq,
  }
}

type ChipSource = {
  landing: Pick<Landing, 'uid' | 'hasSearch'>
  deals: readonly Pick<Deal, 'category'>[]
  /** The one that is shown; `null` = all. */
  current: Category | null
}

/**
 * `All 27`, `Food 14` … They lead to the landing's search, which has more filters. A landing without a search
 * shows a part of its own list.
 */
function toChips({ landing, deals, current }: ChipSource): LandingChip[] {
  const counts = categoryCounts(deals.map(({ category }) => category))
  const there = categories.filter((category) => counts[category] > 0)
  if (there.length < 2) return []
  const page = paths.landing(landing.uid)
  const list = landing.hasSearch ? paths.landingSearch(landing.uid) : page
  return [
    { name: 'All', count: deals.length, href: page, isCurrent: current === null },
    ...there.map((category) => ({
      name: categoryNames[category],
      count: counts[category],
      href: filteredPath(list, { filters: { category } }),
      isCurrent: category === current,
    })),
  ]
}
