import type { Channel } from '#lib/deal-options.ts'
import type { SavedDeal } from '#visitor/schemas.ts'

/** Where a saved deal is redeemed. An earlier version stored only the words for its place. */
export function savedChannel({ channel, place }: SavedDeal): Channel {
  return channel ?? (place === 'Online' ? 'online' : 'in-store')
}
