import { callDesk, DeskError } from '../call-desk.ts'
import type { DraftStore } from './draft-store.ts'

type ActName = 'publish' | 'unpublish' | 'schedule' | 'take-back' | 'unschedule' | 'discard'
type ActBody = { why?: string; at?: string; until?: string | null; release?: string }

const TRIES = 3

/** Does something with the whole document. What was typed is sent first, and a lost answer is asked for again. */
export async function act(
  store: DraftStore,
  { id, name, body = {} }: { id: string; name: ActName; body?: ActBody },
): Promise<void> {
  await sendAll(store)
  const saveId = crypto.randomUUID()
  for (let tries = 1; ; tries++) {
    try {
      await callDesk('POST', `/documents/${encodeURIComponent(id)}/${name}`, { ...body, saveId })
      break
    } catch (error) {
      const isLost = error instanceof DeskError && (error.status === 0 || error.status >= 500)
      if (!isLost || tries === TRIES) throw error
    }
  }
  await store.pulse()
}

async function sendAll(store: DraftStore): Promise<void> {
  await store.send()
  // Somebody may have typed while it was sent.
  for (let tries = 0; store.status().waiting > 0 && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await store.send()
  }
  const { waiting, refusal } = store.status()
  if (waiting > 0) {
    throw new DeskError(
      0,
      'not-saved',
      refusal?.message ?? 'It is not on the server yet. Try again.',
    )
  }
}
