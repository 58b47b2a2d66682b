import { timeLeft } from '#deals/time-left.ts'
import type { DealPayload } from './payload.ts'

type Counted = Pick<DealPayload, 'countedUntil'>

/** `5 h 12 min left`; `null` for a deal that does not end soon. */
export function countdownText({ countedUntil }: Counted, now: Date): string | null {
  return countedUntil === null ? null : timeLeft(new Date(countedUntil), now)
}
