import { callDesk, DeskError } from '../call-desk.ts'
import type { DraftState, OpenedDocument, WrittenDocument } from '../wire/documents.ts'
import { createDeviceJournal } from './device-journal.ts'
import { draftAddress } from './draft-address.ts'
import type { SendFailure } from './draft-sender.ts'
import { createDraftStore, type DraftIo, type DraftStore } from './draft-store.ts'
import { draftKey } from './journal.ts'
import { createKeyPauses } from './key-pauses.ts'
import { postEntry } from './post-entry.ts'
import { createTabs } from './this-tab.ts'

export type OpenDraft = {
  store: DraftStore
  /** `null` for a document that nobody has saved yet. */
  opened: OpenedDocument | null
  close: () => void
}

export type DraftToOpen = {
  id: string
  /** Who is signed in. */
  person: string
  release?: string | null
  /** What a new document begins with. */
  fresh?: WrittenDocument | null
}

const PULSE_MS = 5000

/** Opens the draft of a document that the server may have. */
export async function openDraft(wanted: DraftToOpen): Promise<OpenDraft> {
  const { id, release = null, fresh = null } = wanted
  const opened = await readOpened(draftAddress(id, '', { release }), fresh !== null)
  return beginDraft(wanted, opened)
}

/** A draft of what the server has, `null` for a new document, with everything that was left on this device. */
export function beginDraft(
  { id, person, release = null, fresh = null }: DraftToOpen,
  opened: OpenedDocument | null,
): OpenDraft {
  const tabs = createTabs()
  const pauses = createKeyPauses(document)
  const io: DraftIo = {
    journal: createDeviceJournal({ person, isAlive: tabs.isAlive }),
    save: postEntry,
    async pulse(at) {
      const found = await callDesk<DraftState>('GET', draftAddress(id, '/pulse', { release, at }))
      await pauses.next()
      return found
    },
    toFailure,
    newId: () => crypto.randomUUID().slice(0, 8),
    now: Date.now,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    whenIdle: pauses.next,
  }
  const key = draftKey(id, release)
  const store = createDraftStore(io, { key, tab: tabs.own, person, opened, fresh })
  const stop = followPage(store)
  return {
    store,
    opened,
    close() {
      stop()
      pauses.stop()
      void store.close().then(tabs.leave)
    },
  }
}

/** `null` if nobody has saved it, and it may be new. */
function readOpened(path: string, mayBeNew: boolean): Promise<OpenedDocument | null> {
  return callDesk<OpenedDocument>('GET', path).catch((error) => {
    if (mayBeNew && error instanceof DeskError && error.status === 404) return null
    throw error
  })
}

/** Tries again after no answer or a server error. A person has to see any other failure. */
export function toFailure(error: unknown): SendFailure {
  if (!(error instanceof DeskError)) return { kind: 'later' }
  const { status, code, message } = error
  const isForLater = status === 0 || status === 408 || status === 429 || status >= 500
  if (isForLater) return { kind: 'later' }
  return { kind: status === 401 ? 'sign-in' : 'refused', code, message }
}

/**
 * Sends when the network is back, stores what was typed when the page closes, and regularly tells colleagues where this person
 * is. Takes over what closed tabs have left: a tab that has just been closed may still seem to be open, so it looks again.
 */
function followPage(store: DraftStore): () => void {
  const send = () => void store.send()
  const keep = () => {
    void store.flush()
    void store.send()
  }
  const pulse = () => {
    if (document.visibilityState === 'visible') void store.pulse()
  }
  const recover = () => void store.recover().catch(() => {})
  const move = ({ target }: FocusEvent) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    store.moveTo(at ? { field: at.dataset.field ?? '', caret: null } : null)
    // Colleagues who are here learn it at once, after the editor of a rich text has said where in it.
    if (store.status().presence.length > 0) setTimeout(pulse)
  }
  recover()
  const timer = setInterval(() => {
    pulse()
    recover()
  }, PULSE_MS)
  const closing = new AbortController()
  const { signal } = closing
  // Before the editor of a rich text says where in it.
  document.addEventListener('focus', move, { capture: true, signal })
  window.addEventListener('online', send, { signal })
  window.addEventListener('pagehide', keep, { signal })
  document.addEventListener('visibilitychange', keep, { signal })
  return () => {
    clearInterval(timer)
    closing.abort()
  }
}
