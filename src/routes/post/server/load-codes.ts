import { liveDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import { formatPrice } from '#deals/facts/format-price.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability, availabilityChanges, isForToday } from '#deals/times/availability.ts'
import * as paths from '#lib/paths.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { CodeRow, CodesPayload } from '../payload.ts'

/** The promo code of every live deal. */
export async function loadCodes({ url, content, now, until }: PageInput): Promise<CodesPayload> {
  const withCode = await liveDeals(content, { now, where: ({ data }) => Boolean(data.code) })
  for (const { times } of withCode) until(availabilityChanges(times, now))
  const rows = withCode
    .flatMap((deal) => (deal.code === null ? [] : toCodeRow(deal, deal.code, now)))
    .toSorted((a, b) => a.brand.localeCompare(b.brand, 'en'))
  return { rows, sort: url.searchParams.get('sort') }
}

function toCodeRow(deal: Deal, code: string, now: Date): CodeRow {
  const answer = availability(deal.times, now)
  const { ends, urgent, checked, checkIsFresh } = dealTime(deal, now)
  return {
    id: deal.id,
    code,
    title: deal.title,
    path: paths.deal(deal),
    brand: deal.brand.name,
    minSpend: deal.minSpend ? formatPrice(deal.minSpend) : null,
    // An editor who says to ask first promises nothing for today.
    isForToday: isForToday(answer) && deal.times.askFirst === undefined,
    usable: sayAvailability(answer, deal.times, now),
    ends,
    urgent,
    checked,
    checkIsFresh,
    endsOn: deal.endsOn,
    checkedOn: deal.checkedOn,
  }
}
