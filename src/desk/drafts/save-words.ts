import { clockOf } from '#lib/clock-time.ts'
import { sayTotal } from '../documents/say-total.ts'
import { toLabel } from '../fields/to-label.ts'
import type { Path } from '../wire/documents.ts'
import type { DraftStatus } from './draft-status.ts'

export type SaveWords = {
  tone: 'plain' | 'info' | 'hot'
  text: string
  detail: string | null
  /** The server refused it. Trying again may help. */
  mayRetry?: boolean
  /** The person may discard it. */
  mayDiscard?: boolean
}

/** Where the typed text is stored now. */
export function sayStatus(status: DraftStatus, isOnline: boolean): SaveWords {
  const { state, waiting, savedAt, isDeviceFailing } = status
  if (state === 'failed') return sayRefusal(status)
  if (isDeviceFailing && waiting > 0) {
    return {
      tone: 'hot',
      text: 'Not kept',
      detail: 'Your text is not stored on this device. Leave this page open until it is saved.',
    }
  }
  if (state === 'device' || (!isOnline && waiting > 0)) {
    return {
      tone: 'info',
      text: isOnline ? 'No answer' : 'No signal',
      detail: `Kept on this device: ${sayTotal(waiting, 'change')}. ${waiting === 1 ? 'It' : 'They'} will be saved automatically.`,
    }
  }
  if (waiting > 0) return { tone: 'plain', text: 'Saving', detail: null }
  if (savedAt === null) return { tone: 'plain', text: 'Nothing to save', detail: null }
  return { tone: 'plain', text: `Saved ${clockOf(new Date(savedAt))}`, detail: null }
}

function sayRefusal({ refusal, refused }: DraftStatus): SaveWords {
  const words = { tone: 'hot', text: 'Not saved', mayRetry: true } as const
  if (refusal?.code === 'signed-out') {
    return { ...words, detail: 'You were signed out. Your text is here.', mayDiscard: false }
  }
  const why = refusal?.message ?? null
  const places = [...new Set(refused.map(sayPlace))].join(', ')
  return {
    ...words,
    detail: places === '' ? why : `${places}: ${why}`,
    mayDiscard: refused.length > 0,
  }
}

/** Everything but the fields themselves is `uid`, `tags` or the whole document. */
function sayPlace([part, field]: Path): string {
  return part === undefined ? 'New document' : toLabel(field ?? part)
}
