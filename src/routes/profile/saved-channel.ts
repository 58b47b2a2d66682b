import type { Channel } from '#lib/deal-options.ts'
import type { SavedDeal } from '#visitor/schemas.ts'

/** Where a saved deal is redeemed. Earlier versions stored only the text of its place. */
export function savedChannel({ channel, place }: SavedDeal): Channel {
  return channel ?? (place === 'Online' ? 'online' : 'in-store')
}
