import type { Redeem } from './deal.ts'

type Redeemed = { redeem?: Redeem | null | undefined; place?: string | undefined }

/**
 * Whether there is anything to show at a counter: a price that is claimed by a link, or that drops by itself,
 * needs no phone turned round. Deals saved long ago say neither how nor where.
 */
export function isShownAtCounter({ redeem, place }: Redeemed): boolean {
  return place !== 'Online' && redeem !== 'link' && redeem !== 'auto'
}
