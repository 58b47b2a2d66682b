import type { Deal } from '#deals/deal.ts'
import { type NearPlace, nearestOutletText } from '#deals/facts/near-place.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import type { SearchResult } from '#search/create-search-index.ts'
import { idsOf } from '#search/read-hits.ts'
import type { SearchPayload } from '../payload.ts'

const MAX_CLOSE = 12

type ViewSource = {
  place: NearPlace | null
  now: Date
  passesTime: (times: Deal['times']) => boolean
}

/** Shows a deal that a search found, with the match and the nearest outlet. */
export function createDealView({ place, now, passesTime }: ViewSource) {
  /** With a wanted time, only outlets where the deal can be used then, if there are any. */
  const outletsFor = ({ outlets, times }: Deal) => {
    const open = outlets.filter(({ hours = null }) => passesTime({ ...times, shops: [hours] }))
    return open.length > 0 ? open : outlets
  }
  return (deal: Deal, { mark }: Pick<SearchResult, 'mark'>): SearchPayload['deals'][number] => {
    const parts = mark(deal.title)
    const isMarked = parts.some((part) => part.found)
    const nearest = place && nearestOutletText(outletsFor(deal), place)
    const why = isMarked ? null : whyFound(deal, mark)
    return {
      ...toDealSummary(deal, now),
      ...(nearest && { nearest }),
      ...(why && { why }),
      markedTitle: isMarked ? parts : [],
    }
  }
}

/** The match, if it is not in the title. */
function whyFound(deal: Deal, mark: SearchResult['mark']): string | null {
  const isFound = (text: string) => mark(text).some(({ found }) => found)
  if (isFound(deal.brand.name)) return null
  const tag = deal.tags.find((each) => isFound(each.replaceAll('-', ' ')))
  if (tag) return `Tagged ${tag.replaceAll('-', ' ')}`
  return isFound(deal.summary) ? deal.summary : null
}

type ShownSource = { deals: readonly Deal[]; toFoundDeal: ReturnType<typeof createDealView> }

/** `deals` are the hits that are still live. */
export function toShownDeals(found: SearchResult, { deals, toFoundDeal }: ShownSource) {
  const close = new Set(found.hits.filter(({ isClose }) => isClose).map(({ id }) => id))
  const gone = idsOf(found.hits, 'deal').filter(
    (id) => !close.has(id) && deals.every((deal) => deal.id !== id),
  )
  return {
    deals: deals.filter(({ id }) => !close.has(id)).map((deal) => toFoundDeal(deal, found)),
    dealCount: found.counts.deal - gone.length,
    nearDeals: deals
      .filter(({ id }) => close.has(id))
      .slice(0, MAX_CLOSE)
      .map((deal) => toFoundDeal(deal, found)),
  }
}
