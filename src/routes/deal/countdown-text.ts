import { timeLeft } from '#deals/time-left.ts'
import { addDays, startOfDay } from '#lib/singapore-time.ts'
import type { DealPayload } from './payload.ts'

type Counted = { deal: Pick<DealPayload['deal'], 'endsOn'>; countedUntil: string | null }

/** `5 h 12 min left`; of a deal whose last hours are over before it is, `5 h 12 min left to use it`. */
export function countdownText({ deal, countedUntil }: Counted, now: Date): string | null {
  if (!deal.endsOn || !countedUntil) return null
  const until = new Date(countedUntil)
  const left = timeLeft(until, now)
  return left && until < startOfDay(addDays(deal.endsOn, 1)) ? `${left} to use it` : left
}
