type Ahead = {
  /** In ms, like the others. */
  until: number
  now: number
  /** How far ahead `until` was when it was set. */
  most: number
}

/** How far the clocks of several processes may differ. */
export const CLOCK_SLACK_MS = 5 * 60_000

/**
 * Whether `until` is in the future. If it is further ahead than possible, the clock was wrong when it was set, and it
 * counts as over.
 */
export function isStillAhead({ until, now, most }: Ahead): boolean {
  return until > now && until <= now + most + CLOCK_SLACK_MS
}
