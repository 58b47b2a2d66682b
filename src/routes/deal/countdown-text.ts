import { timeLeft } from '#deals/time-left.ts'
import { addDays, startOfDay } from '#lib/singapore-time.ts'
import type { DealPayload } from './payload.ts'

type Counted = { deal: Pick<DealPayload['deal'], 'endsOn'>; usableUntil: string | null }

/** `5 h 12 min left`; of a deal whose last hours are over before it is, `5 h 12 min left to use it`. */
export function countdownText({ deal, usableUntil }: Counted, now: Date): string | null {
  if (!deal.endsOn || !usableUntil) return null
  const until = new Date(usableUntil)
  const left = timeLeft(until, now)
  return left && until < startOfDay(addDays(deal.endsOn, 1)) ? `${left} to use it` : left
}
