import { byEnd } from '#deals/deal-status.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import * as paths from '#lib/paths.ts'
import type { BrandPayload } from '../brand/payload.ts'
import { findPayload } from './find-payload.ts'

type Followed = { uid: string; liveCount: number; begunAt: number }

/** Each costs a request. */
const MAX_BRANDS = 6

/** Live deals of the brands with the newest deals. Offline there are none, because old prices may be wrong. */
export async function followedDeals(
  brands: readonly Followed[],
  signal: AbortSignal,
): Promise<DealSummary[]> {
  const newest = brands
    .filter(({ liveCount }) => liveCount > 0)
    .toSorted((a, b) => b.begunAt - a.begunAt)
    .slice(0, MAX_BRANDS)
  const found = await Promise.all(
    newest.map(({ uid }) => findPayload<BrandPayload>(paths.brand(uid), signal)),
  )
  return found.flatMap((brand) => brand?.live ?? [])
}

/** Sorts deals that are new to the visitor first, newest first, then the others by their end. */
export function newFirst(deals: readonly DealSummary[], lastVisit: number | null): DealSummary[] {
  const newness = ({ begunAt }: DealSummary) =>
    lastVisit !== null && begunAt > lastVisit ? begunAt : 0
  const ends = ({ endsOn }: DealSummary) => ({ startsOn: null, endsOn })
  return deals.toSorted((a, b) => newness(b) - newness(a) || byEnd(ends(a), ends(b)))
}
