import { formatDay } from '#lib/singapore-time.ts'
import type { Deal } from '../deal.ts'
import type { DealStatus } from '../deal-time.ts'

/**
 * The dates of a deal, for things that are read on another day than they were made, such as a shared picture. It changes
 * only when the deal begins and when it ends.
 */
export function datedNote(
  { startsOn, endsOn }: Pick<Deal, 'startsOn' | 'endsOn'>,
  status: DealStatus,
): string {
  if (status === 'upcoming' && startsOn) return `Starts ${formatDay(startsOn)}`
  if (!endsOn) return 'While stocks last'
  return `${status === 'ended' ? 'Ended' : 'Ends'} ${formatDay(endsOn)}`
}
