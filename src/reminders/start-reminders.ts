import { every } from '#lib/node/every.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import { isSendingTime } from '#lib/node/sending-time.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Reminders } from './create-reminders.ts'

type StartOptions = {
  reminders: Reminders
  now: () => Date
  /** While the clock is in doubt, nothing is sent. */
  isClockSteady: () => boolean
  onError: (error: unknown) => void
}

const CHECK_MS = 60_000
/** The pause after an incomplete round. */
const PAUSE_MS = 15 * 60_000

/**
 * Runs one complete round a day, from 9 in the morning. Returns a function that stops it and waits for
 * messages under way.
 */
export function startReminders(options: StartOptions): () => Promise<void> {
  const { reminders, now, isClockSteady, onError } = options
  let doneOn = ''
  let notBefore = 0

  async function check(): Promise<void> {
    const at = now()
    const day = singaporeDay(at)
    const isPausing = isStillAhead({ until: notBefore, now: at.getTime(), most: PAUSE_MS })
    if (!isSendingTime(at) || day === doneOn || isPausing || !isClockSteady()) return
    try {
      if (await reminders.round()) doneOn = day
    } finally {
      notBefore = now().getTime() + PAUSE_MS
    }
  }

  const stop = every(CHECK_MS, check, onError)
  return () => {
    reminders.stop()
    return stop()
  }
}
