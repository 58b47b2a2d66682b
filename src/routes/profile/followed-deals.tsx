import { useEffect, useState } from 'react'
import type { DealSummary } from '#deals/deal-summary.ts'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { useVisitor } from '#ui/visitor.ts'
import { followedDeals, newFirst } from '../follow/followed-deals.ts'
import type { ProfilePayload } from './payload.ts'

const MAX_DEALS = 6

/** Live deals of followed brands. */
export function FollowedDeals({ brands }: Pick<ProfilePayload, 'brands'>) {
  const { lastVisit } = useVisitor()
  const [deals, setDeals] = useState<DealSummary[]>([])
  const uids = brands.map(({ uid }) => uid).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew each time, but says the same.
  useEffect(() => {
    const given = new AbortController()
    void followedDeals(brands, given.signal).then((found) => {
      if (!given.signal.aborted) setDeals(found)
    })
    return () => given.abort()
  }, [uids])
  if (deals.length === 0) return null
  const shown = newFirst(deals, lastVisit).slice(0, MAX_DEALS)
  return <DealShelf heading="Live deals from brands you follow" deals={shown} />
}
