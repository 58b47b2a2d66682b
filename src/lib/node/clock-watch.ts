type ClockWatchOptions = {
  now: () => Date
  /** Milliseconds of a monotonic clock. */
  monotonic: () => number
  /** Called once for each jump, in ms; negative when the clock went back. */
  onJump: (ms: number) => void
  /** When the clock was last right; by default it is right at the start. */
  lastRight?: Date | undefined
  /** After this long the new time is accepted. */
  believedAfterMs?: number
}

export type ClockWatch = ReturnType<typeof createClockWatch>

const HOUR_MS = 60 * 60_000
/** More than any clock drifts, and more than a machine sleeps by accident. */
const JUMP_MS = 24 * HOUR_MS
/**
 * Compares the clock with the monotonic clock. Pages follow the clock at once. Actions that cannot be undone, such
 * as publishing, sending and deleting, wait while the clock is in doubt.
 */
export function createClockWatch(options: ClockWatchOptions) {
  const { now, monotonic, onJump, lastRight = now(), believedAfterMs = HOUR_MS } = options
  const offset = () => now().getTime() - monotonic()
  let believed = lastRight.getTime() - monotonic()
  let doubted: { offset: number; since: number } | null = null

  return {
    /** False after a jump, until the clock is back or has kept the new time for long enough. */
    isSteady(): boolean {
      const current = offset()
      if (!isJump(current, believed)) {
        believed = current
        doubted = null
        return true
      }
      if (!doubted || isJump(current, doubted.offset)) {
        doubted = { offset: current, since: monotonic() }
        onJump(current - believed)
      }
      if (monotonic() - doubted.since < believedAfterMs) return false
      believed = current
      doubted = null
      return true
    },
  }
}

function isJump(one: number, other: number): boolean {
  return Math.abs(one - other) > JUMP_MS
}
