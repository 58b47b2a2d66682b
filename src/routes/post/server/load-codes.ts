import { liveDeals } from '#content/queries/deals.ts'
import type { Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import { formatPrice } from '#deals/facts/format-price.ts'
import * as paths from '#lib/paths.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { CodeRow, CodesPayload } from '../payload.ts'

/** Every promo code that works today. */
export async function loadCodes({ url, content, now }: PageInput): Promise<CodesPayload> {
  const withCode = await liveDeals(content, { now, where: ({ data }) => Boolean(data.code) })
  const rows = withCode
    .flatMap((deal) => (deal.code === null ? [] : toCodeRow(deal, deal.code, now)))
    .toSorted((a, b) => a.brand.localeCompare(b.brand, 'en'))
  return { rows, sort: url.searchParams.get('sort') }
}

function toCodeRow(deal: Deal, code: string, now: Date): CodeRow {
  const { ends, urgent, checked, checkIsFresh } = dealTime(deal, now)
  return {
    id: deal.id,
    code,
    title: deal.title,
    path: paths.deal(deal),
    brand: deal.brand.name,
    minSpend: deal.minSpend ? formatPrice(deal.minSpend) : null,
    ends,
    urgent,
    checked,
    checkIsFresh,
    endsOn: deal.endsOn,
    checkedOn: deal.checkedOn,
  }
}
