import { findLanding, liveDealsOfLanding } from '#content/queries/landings.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { pathNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import { loadRichtext } from '../richtext/richtext-loader.ts'
import type { LandingPayload } from './payload.ts'

export const loader: PageLoader<LandingPayload> = async (input) => {
  const { params, url, content, now, until } = input
  const landing = await findLanding(content, params.uid ?? '')
  if (!landing) throw pathNotFound(url)
  const deals = await liveDealsOfLanding(content, { landing, now })
  until(dealTimeChanges(now))

  const long = landing.richtext ? await loadRichtext(input, landing.richtext) : null
  const { uid, kind, title, tagline, partnerId, palette, picture, hasSearch } = landing
  return {
    landing: {
      uid,
      kind,
      title,
      tagline,
      partnerId,
      palette,
      picture,
      hasSearch,
      hasPrivacy: landing.privacy !== null,
      hasFaq: landing.faq !== null,
    },
    text: long ? { long: long.page } : { short: landing.body },
    deals: deals.map((deal) => toDealSummary(deal, now)),
  }
}
