import type { Channel, Redeem } from '#lib/deal-options.ts'

type Redeemed = { redeem?: Redeem | null | undefined; channel?: Channel | undefined }

/**
 * Whether there is something to show at a counter: deals claimed by a link, and prices that apply by themselves, need
 * none. Deals that were saved long ago lack both facts.
 */
export function isShownAtCounter({ redeem, channel }: Redeemed): boolean {
  return channel !== 'online' && redeem !== 'link' && redeem !== 'auto'
}
