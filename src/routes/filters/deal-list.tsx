import type { SearchedDeal } from '#ui/deal-card.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { isWide } from '#ui/is-wide.ts'
import { useLater } from '#ui/use-later.ts'

/** As many as a phone has in view. */
const FIRST = 3

/** The deals that filters leave. On small screens the first come before the others. */
export function DealList({ deals }: { deals: SearchedDeal[] }) {
  const isThere = useLater(isWide)
  return <DealGrid deals={isThere ? deals : deals.slice(0, FIRST)} isMain />
}
