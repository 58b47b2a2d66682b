import type { SearchedDeal } from '#ui/deal-card.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { isWide } from '#ui/is-wide.ts'
import { useLater } from '#ui/use-later.ts'

/** As many as a phone has in view. */
const FIRST = 3

type DealListProps = {
  deals: SearchedDeal[]
  /** How many pictures load at once: up to the largest in a phone's first view, because each delays the others. */
  atOnce: number
}

/** The deals that filters leave. On small screens the first come before the others. */
export function DealList({ deals, atOnce }: DealListProps) {
  const isThere = useLater(isWide)
  return <DealGrid deals={isThere ? deals : deals.slice(0, FIRST)} atOnce={atOnce} />
}
