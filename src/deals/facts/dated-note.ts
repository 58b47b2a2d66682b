import { formatDay } from '#lib/format-day.ts'
import type { Deal } from '../deal.ts'
import type { DealStatus } from '../deal-status.ts'

/**
 * The dates of a deal, for things that are read on another day than they were made, such as a shared picture. It changes
 * only when the deal begins, sells out, comes back or ends.
 */
export function datedNote(
  { startsOn, endsOn, times }: Pick<Deal, 'startsOn' | 'endsOn' | 'times'>,
  status: DealStatus,
): string {
  if (status === 'upcoming' && startsOn) return `Starts ${formatDay(startsOn)}`
  if (status === 'sold-out') return 'Sold out'
  if (!endsOn) return times.whileStocksLast ? 'While stocks last' : 'No end date'
  return `${status === 'ended' ? 'Ended' : 'Ends'} ${formatDay(endsOn)}`
}
