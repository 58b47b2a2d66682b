import { formatDay } from '#lib/singapore-time.ts'
import type { Deal } from '../deal.ts'
import type { DealStatus } from '../deal-time.ts'

/**
 * When a deal is to be had, by the calendar alone: for what is read on another day than it was made,
 * such as a picture that was shared. It changes only when the deal begins and when it ends.
 */
export function datedNote(
  { startsOn, endsOn }: Pick<Deal, 'startsOn' | 'endsOn'>,
  status: DealStatus,
): string {
  if (status === 'upcoming' && startsOn) return `Starts ${formatDay(startsOn)}`
  if (!endsOn) return 'While stocks last'
  return `${status === 'ended' ? 'Ended' : 'Ends'} ${formatDay(endsOn)}`
}
