import type { SearchedDeal } from '#ui/deal-card.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { isWide } from '#ui/is-wide.ts'
import { useLater } from '#ui/use-later.ts'

/** How many deals a phone shows at once. */
const FIRST = 3

type DealListProps = {
  deals: SearchedDeal[]
  /** How many pictures load at once: up to the largest in a phone's first view, because each delays the others. */
  atOnce: number
}

/** The deals that match the filters. On small screens the first ones are rendered before the others. */
export function DealList({ deals, atOnce }: DealListProps) {
  const isThere = useLater(isWide)
  return <DealGrid deals={isThere ? deals : deals.slice(0, FIRST)} atOnce={atOnce} />
}
