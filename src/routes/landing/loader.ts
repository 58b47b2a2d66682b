import { liveDeals } from '#content/queries/deals.ts'
import { dealsOfLanding, findLanding } from '#content/queries/landings.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { pathNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import { loadRichtext } from '../richtext/richtext-loader.ts'
import type { LandingPayload } from './payload.ts'

export const loader: PageLoader<LandingPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const [landing, live] = await Promise.all([
    findLanding(content, params.uid ?? ''),
    liveDeals(content, { now }),
  ])
  if (!landing) throw pathNotFound(url)
  until(dealTimeChanges(now))

  const long = landing.richtext ? await loadRichtext(input, landing.richtext) : null
  const { uid, kind, title, tagline, palette, hasSearch, privacy, faq, body } = landing
  return {
    landing: {
      uid,
      kind,
      title,
      tagline,
      palette,
      hasSearch,
      hasPrivacy: privacy !== null,
      hasFaq: faq !== null,
    },
    text: long ? { long: long.page } : { short: body },
    deals: dealsOfLanding(landing, live).map((deal) => toDealSummary(deal, now)),
  }
}
