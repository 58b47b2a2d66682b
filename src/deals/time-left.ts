const MINUTE_MS = 60_000
/** Earlier than this, days are exact enough. */
const COUNTED_HOURS = 72

/**
 * `2 d 5 h left`, `5 h 12 min left`; `null` when the end is too far away to count hours, and after it.
 */
export function timeLeft(until: Date, now: Date): string | null {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (until <= now || hours >= COUNTED_HOURS) return null
  const parts =
    hours >= 24
      ? [unit(Math.floor(hours / 24), 'd'), unit(hours % 24, 'h')]
      : [unit(hours, 'h'), unit(minutes % 60, 'min')]
  return `${parts.filter(Boolean).join(' ') || 'Less than a minute'} left`
}

function unit(count: number, name: string): string {
  return count === 0 ? '' : `${count} ${name}`
}
