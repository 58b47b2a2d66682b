import { findDeal, liveDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTerms, type Term } from '#deals/deal-terms.ts'
import { dealStatus, dealTimeChanges, isLive } from '#deals/deal-time.ts'
import { formatDay } from '#lib/singapore-time.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { DealPayload } from './payload.ts'

const ALSO_LIVE = 4

export const loader: PageLoader<DealPayload> = async ({ params, url, content, now, until }) => {
  const [deal, live] = await Promise.all([
    findDeal(content, params.uid ?? ''),
    liveDeals(content, { now }),
  ])
  if (!deal || deal.category !== params.category) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const status = dealStatus(deal, now)
  return {
    deal: toDealSummary(deal, now),
    endedOn: status === 'ended' && deal.endsOn ? formatDay(deal.endsOn) : null,
    terms: [...dateTerms(deal), ...dealTerms(deal)],
    outlets: deal.outlets.map(({ name, address, postal, mrt }) => ({
      name,
      address: [address, postal && `Singapore ${postal}`].filter(Boolean).join(', '),
      mrt: mrt && (/[LM]RT$/.test(mrt) ? mrt : `${mrt} MRT`),
    })),
    link: isLive(status) ? deal.link : null,
    body: deal.body,
    alsoLive: alsoLike(deal, live).map((other) => toDealSummary(other, now)),
  }
}

function dateTerms({ startsOn, endsOn, checkedOn }: Deal): Term[] {
  return [
    ...(startsOn ? [{ name: 'From', text: formatDay(startsOn) }] : []),
    { name: 'Until', text: endsOn ? `${formatDay(endsOn)}, the whole day` : 'Stocks run out' },
    ...(checkedOn ? [{ name: 'Last checked', text: formatDay(checkedOn) }] : []),
  ]
}

/** The same brand's first, then the same category's; `live` comes soonest end first. */
function alsoLike(deal: Deal, live: readonly Deal[]): Deal[] {
  const distance = (other: Deal) =>
    other.brand.uid === deal.brand.uid ? 0 : other.category === deal.category ? 1 : 2
  return live
    .filter((other) => other.id !== deal.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, ALSO_LIVE)
}
