import type { Deal } from './deal.ts'

export type DealStatus = 'upcoming' | 'live' | 'ends-today' | 'ended' | 'open-ended' | 'sold-out'

export function isLive(status: DealStatus): boolean {
  return status === 'live' || status === 'ends-today' || status === 'open-ended'
}

const NEVER = '9999-12-31'

/** Soonest end first; a deal without an end comes last but never disappears. */
export function byEnd(a: Pick<Deal, 'endsOn'>, b: Pick<Deal, 'endsOn'>): number {
  const [first, second] = [a.endsOn ?? NEVER, b.endsOn ?? NEVER]
  return first < second ? -1 : first > second ? 1 : 0
}
