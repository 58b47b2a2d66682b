import { formatDay } from '#lib/format-day.ts'
import type { Deal } from '../deal.ts'
import type { DealStatus } from '../deal-status.ts'

/**
 * The dates of a deal, for texts that are read on a later day, such as those on a shared picture. The text changes only
 * when the deal begins, sells out, comes back or ends.
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
