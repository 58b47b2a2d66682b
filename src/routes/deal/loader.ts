import type { DealDocument } from '#content/documents.ts'
import { relationOf } from '#content/mappers/field-values.ts'
import { toCover } from '#content/mappers/to-picture.ts'
import { findDeal, liveDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTerms, type Term } from '#deals/deal-terms.ts'
import { dealStatus, dealTimeChanges, isLive } from '#deals/deal-time.ts'
import { formatDay } from '#lib/singapore-time.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import type { DealPayload } from './payload.ts'

const ALSO_LIVE = 4

export const loader: PageLoader<DealPayload> = async ({ params, url, content, now, until }) => {
  const deal = await findDeal(content, params.uid ?? '')
  if (!deal || deal.category !== params.category) throw pageNotFound(url)
  const others = await alsoLike(deal, { content, now })
  until(dealTimeChanges(now))

  const status = dealStatus(deal, now)
  return {
    deal: toDealSummary(deal, now),
    startsOn: deal.startsOn,
    endedOn: status === 'ended' && deal.endsOn ? formatDay(deal.endsOn) : null,
    terms: [...dateTerms(deal), ...dealTerms(deal)],
    outlets: deal.outlets.map(({ name, address, postal, mrt }) => ({
      name,
      address: [address, postal && `Singapore ${postal}`].filter(Boolean).join(', '),
      mrt: mrt && (/[LM]RT$/.test(mrt) ? mrt : `${mrt} MRT`),
    })),
    link: isLive(status) ? deal.link : null,
    body: deal.body,
    cover: toCover(deal.art[0]?.image),
    alsoLive: others.map((other) => toDealSummary(other, now)),
  }
}

function dateTerms({ startsOn, endsOn, checkedOn }: Deal): Term[] {
  return [
    ...(startsOn ? [{ name: 'From', text: formatDay(startsOn) }] : []),
    { name: 'Until', text: endsOn ? `${formatDay(endsOn)}, the whole day` : 'Stocks run out' },
    ...(checkedOn ? [{ name: 'Last checked', text: formatDay(checkedOn) }] : []),
  ]
}

/** The same brand's first, then the same category's, then any; soonest end first. */
async function alsoLike(
  deal: Deal,
  { content, now }: Pick<PageInput, 'content' | 'now'>,
): Promise<Deal[]> {
  const nearness: ((document: DealDocument) => boolean)[] = [
    ({ data }) => relationOf(data.brand)?.uid === deal.brand.uid,
    ({ data }) => data.category === deal.category,
    () => true,
  ]
  const found: Deal[] = []
  for (const isNear of nearness) {
    const taken = new Set([deal.id, ...found.map(({ id }) => id)])
    const where = (document: DealDocument) => !taken.has(document.id) && isNear(document)
    const limit = ALSO_LIVE - found.length
    if (limit > 0) found.push(...(await liveDeals(content, { now, where, limit })))
  }
  return found
}
