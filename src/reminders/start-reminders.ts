import { isStillAhead } from '#lib/is-still-ahead.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Reminders } from './create-reminders.ts'
import { isSendingTime } from './sending-time.ts'

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
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    const day = singaporeDay(now())
    try {
      if (await reminders.round()) doneOn = day
    } catch (error) {
      onError(error)
    } finally {
      notBefore = now().getTime() + PAUSE_MS
    }
  }

  const timer = setInterval(() => {
    const at = now()
    const isPausing = isStillAhead({ until: notBefore, now: at.getTime(), most: PAUSE_MS })
    if (!isSendingTime(at) || singaporeDay(at) === doneOn || isPausing) return
    if (!isClockSteady()) return
    running ??= run().finally(() => {
      running = null
    })
  }, CHECK_MS).unref()

  return async () => {
    clearInterval(timer)
    reminders.stop()
    await running
  }
}
