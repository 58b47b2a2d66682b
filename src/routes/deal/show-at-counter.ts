import { showCounter } from '#ui/counter/show-counter.tsx'
import type { DealPayload } from './payload.ts'

/** Shows the deal of this page in full screen. */
export function showAtCounter({ deal, conditions }: DealPayload): void {
  showCounter({
    dealId: deal.id,
    title: deal.title,
    brand: deal.brand.name,
    badge: deal.badge,
    code: deal.code,
    times: deal.times,
    conditions,
  })
}
