import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { lastChecked } from '#deals/facts/last-checked.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { categories } from '#lib/deal-options.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import { loadExcerpt, loadRichtext } from '../../richtext/server/load-richtext.ts'
import { pathNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { LandingPayload } from '../payload.ts'
import { toChips } from './to-chips.ts'

const QUESTIONS = 3

export const loader: PageLoader<LandingPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
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
  const { uid, kind, title, tagline, partnerId, palette, picture, hasSearch } = landing
  return {
    landing: { uid, kind, title, tagline, partnerId, palette, picture, hasSearch },
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
