import { callDesk, DeskError } from '../call-desk.ts'
import type { ChangedMeanwhile } from '../wire/documents.ts'
import type { DraftStore } from './draft-store.ts'

type ActName = 'publish' | 'unpublish' | 'schedule' | 'take-back' | 'unschedule' | 'discard'
type ActBody = {
  why?: string
  at?: string
  until?: string | null
  release?: string
  /** The state that the person saw, if it is not the one that the form shows. */
  seen?: string
}

const TRIES = 3

/** Does something with the whole document. What was typed is sent first, and a lost answer is asked for again. */
export async function act(
  store: DraftStore,
  { id, name, body = {} }: { id: string; name: ActName; body?: ActBody },
): Promise<void> {
  const seen = await sendAll(store)
  const saveId = crypto.randomUUID()
  for (let tries = 1; ; tries++) {
    try {
      const path = `/documents/${encodeURIComponent(id)}/${name}`
      await callDesk('POST', path, { seen, ...body, saveId })
      break
    } catch (error) {
      const isLost = error instanceof DeskError && (error.status === 0 || error.status >= 500)
      if (!isLost || tries === TRIES) throw error
    }
  }
  await store.pulse()
}

export type Changed = ChangedMeanwhile & { message: string }

/** The changes to the draft since the person looked, if an act was refused because of them. */
export function findChanged(error: unknown): Changed | null {
  if (!(error instanceof DeskError) || error.code !== 'changed') return null
  const { changed } = error.answer as { changed?: ChangedMeanwhile }
  return changed ? { ...changed, message: error.message } : null
}

/**
 * Sends everything that waits. Returns the name of what the person has seen: what the form shows now, or what it showed
 * before if a colleague's change came with the answers.
 */
export async function sendAll(store: DraftStore): Promise<string> {
  const before = store.shown()
  await store.send()
  // The person may have typed during the request.
  for (let tries = 1; store.status().waiting > 0 && tries < TRIES; tries++) await store.send()
  const { waiting, refusal } = store.status()
  if (waiting > 0) {
    throw new DeskError(
      0,
      'not-saved',
      refusal?.message ?? 'It is not on the server yet. Try again.',
    )
  }
  const now = store.shown()
  const isOwn = now.version - before.version === now.saves - before.saves
  return isOwn ? now.seen : before.seen
}
