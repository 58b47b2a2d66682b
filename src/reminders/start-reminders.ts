import { singaporeDay } from '#lib/singapore-time.ts'
import type { Reminders } from './create-reminders.ts'
import { isSendingTime } from './sending-time.ts'

type StartOptions = {
  reminders: Reminders
  now: () => Date
  onError: (error: unknown) => void
}

const CHECK_MS = 60_000
/** After a round that was not complete. */
const PAUSE_MS = 15 * 60_000

/** One complete round a day, from 9 in the morning on. Returns how to stop; what is being sent is waited for. */
export function startReminders({ reminders, now, onError }: StartOptions): () => Promise<void> {
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
    if (!isSendingTime(at) || singaporeDay(at) === doneOn || at.getTime() < notBefore) return
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
