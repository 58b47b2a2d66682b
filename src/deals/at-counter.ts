import type { Redeem } from '#lib/deal-options.ts'

type Redeemed = { redeem?: Redeem | null | undefined; place?: string | undefined }

/**
 * Whether there is something to show at a counter: deals claimed by a link, and prices that apply by themselves, need
 * none. Deals that were saved long ago lack both facts.
 */
export function isShownAtCounter({ redeem, place }: Redeemed): boolean {
  return place !== 'Online' && redeem !== 'link' && redeem !== 'auto'
}
