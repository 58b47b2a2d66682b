import { clockOf } from '#lib/clock-time.ts'
import type { DraftStatus } from './draft-store.ts'

export type SaveWords = {
  tone: 'plain' | 'info' | 'hot'
  text: string
  detail: string | null
  /** The server refused it. Trying again may help. */
  mayRetry?: boolean
}

/** Where what was typed is now. */
export function sayStatus(status: DraftStatus, isOnline: boolean): SaveWords {
  const { state, waiting, savedAt, refusal, isDeviceFailing } = status
  if (state === 'failed') {
    const detail =
      refusal?.code === 'signed-out' ? 'You were signed out. Your text is here.' : refusal?.message
    return { tone: 'hot', text: 'Not saved', detail: detail ?? null, mayRetry: true }
  }
  if (isDeviceFailing && waiting > 0) {
    return {
      tone: 'hot',
      text: 'Not kept',
      detail: 'Your text is not stored on this device. Leave this page open until it is saved.',
    }
  }
  if (state === 'device' || (!isOnline && waiting > 0)) {
    const changes = waiting === 1 ? '1 change' : `${waiting} changes`
    return {
      tone: 'info',
      text: isOnline ? 'No answer' : 'No signal',
      detail: `Kept on this device: ${changes}. ${waiting === 1 ? 'It' : 'They'} will be saved automatically.`,
    }
  }
  if (waiting > 0) return { tone: 'plain', text: 'Saving', detail: null }
  if (savedAt === null) return { tone: 'plain', text: 'Nothing to save', detail: null }
  return { tone: 'plain', text: `Saved ${clockOf(toMinute(savedAt))}`, detail: null }
}

function toMinute(ms: number): Date {
  return new Date(Math.floor(ms / 60_000) * 60_000)
}
