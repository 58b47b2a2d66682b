import { useEffect, useState } from 'react'
import { byEnd } from '#deals/deal-status.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import * as paths from '#lib/paths.ts'
import { DealShelf } from '#ui/deal-shelf.tsx'
import type { BrandPayload } from '../brand/payload.ts'

/** Each costs a request. */
const MAX_BRANDS = 6
const MAX_DEALS = 6

/** Live deals of followed brands. Offline it shows none, since old prices may be wrong. */
export function FollowedDeals({ followed }: { followed: string[] }) {
  const [deals, setDeals] = useState<DealSummary[]>([])
  const brands = followed.slice(0, MAX_BRANDS).join(' ')
  useEffect(() => {
    const given = new AbortController()
    const uids = brands.split(' ').filter(Boolean)
    void Promise.all(uids.map((uid) => liveDealsOf(uid, given.signal))).then((found) => {
      if (!given.signal.aborted) setDeals(soonest(found.flat()))
    })
    return () => given.abort()
  }, [brands])
  if (deals.length === 0) return null
  return <DealShelf heading="Live at brands you follow" deals={deals} />
}

/** Never rejects: a brand that cannot be loaded has no deals. */
async function liveDealsOf(uid: string, signal: AbortSignal): Promise<DealSummary[]> {
  try {
    const response = await fetch(paths.payload(paths.brand(uid)), { signal })
    if (!response.ok) return []
    const { payload, validUntil }: { payload: BrandPayload; validUntil: number } =
      await response.json()
    return validUntil > Date.now() ? payload.live : []
  } catch {
    return []
  }
}

function soonest(deals: DealSummary[]): DealSummary[] {
  const ends = ({ endsOn }: DealSummary) => ({ startsOn: null, endsOn })
  return deals.toSorted((a, b) => byEnd(ends(a), ends(b))).slice(0, MAX_DEALS)
}
