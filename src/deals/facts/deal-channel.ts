import type { Deal } from '../deal.ts'
import { bodyLines } from './body-lines.ts'

export type Channel = 'online' | 'in-store' | 'both'

const online = /\b(?:online|website|web ?shop|(?:at|in the) checkout|in the app)\b/i
const inStoreOnly =
  /\b(?:not (?:valid |available |usable )?online|(?:in[\s-]store|dine[\s-]in|counter) only)\b/i

/** Where a deal is redeemed. Documents do not always say, so it also follows from how the deal is redeemed. */
export function dealChannel({
  outlets,
  redeem,
  body,
}: Pick<Deal, 'outlets' | 'redeem' | 'body'>): Channel {
  if (outlets.length === 0) return 'online'
  if (redeem === 'show') return 'in-store'
  // Visitors buy it online and collect it at an outlet.
  if (redeem === 'link') return 'both'
  const lines = bodyLines(body)
  const isOnlineToo = lines.some((line) => online.test(line) && !inStoreOnly.test(line))
  return isOnlineToo && !lines.some((line) => inStoreOnly.test(line)) ? 'both' : 'in-store'
}
