import type { SavedDocument } from '../wire/documents.ts'
import type { DraftContent } from './draft-content.ts'
import type { Journal, JournalEntry } from './journal.ts'

/** What an answer that is no success means for what waits. */
export type SendFailure = { kind: 'later' } | { kind: 'refused'; code: string; message: string }

export type SenderIo = {
  journal: Journal
  /** Sends one entry. */
  save: (entry: JournalEntry) => Promise<SavedDocument>
  /** Why `save` threw. */
  toFailure: (error: unknown) => SendFailure
  /** Returns how to stop it. */
  after: (ms: number, run: () => void) => () => void
}

export type SenderEvents = {
  onSending: () => void
  onSaved: (saved: SavedDocument) => void
  onEmpty: () => void
  onFailure: (failure: SendFailure) => void
  /** The device did, or did not, keep the last changes. */
  onKept: (isKept: boolean) => void
}

/** Changes are on the device after this time. */
const FLUSH_MS = 20
/** And on the server after this. */
const SEND_MS = 500
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000]

/** Writes what waits to the device first, then sends it, one entry after the other, until the server has it. */
export function createDraftSender(content: DraftContent, io: SenderIo, events: SenderEvents) {
  let [isSending, isClosed, tries, rounds] = [false, false, 0, 0]
  let stopFlush: (() => void) | null = null
  let stopSend: (() => void) | null = null

  async function keep(entry: JournalEntry): Promise<void> {
    const isKept = await io.journal.put(entry).then(
      () => true,
      () => false,
    )
    events.onKept(isKept)
  }

  async function flush(): Promise<void> {
    stopFlush?.()
    stopFlush = null
    const open = content.open()
    if (open) await keep(open)
  }

  async function sendEntry(entry: JournalEntry): Promise<void> {
    if (entry === content.open()) {
      content.seal()
      stopFlush?.()
      stopFlush = null
      await keep(entry)
    }
    const saved = await io.save(entry)
    await io.journal.remove(entry.saveId).catch(() => {})
    // In one turn: a key between the two would build on a base that lacks what was saved.
    content.drop(entry.saveId)
    events.onSaved(saved)
  }

  function fail(error: unknown): void {
    const failure = io.toFailure(error)
    if (failure.kind === 'later') {
      stopSend?.()
      stopSend = io.after(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0, () => void send())
      tries += 1
    }
    events.onFailure(failure)
  }

  async function send(): Promise<void> {
    stopSend?.()
    stopSend = null
    if (isSending || isClosed || !content.first()) return
    isSending = true
    rounds += 1
    events.onSending()
    try {
      for (let entry = content.first(); entry && !isClosed; entry = content.first()) {
        await sendEntry(entry)
      }
      tries = 0
      if (!isClosed) events.onEmpty()
    } catch (error) {
      if (!isClosed) fail(error)
    } finally {
      isSending = false
    }
  }

  return {
    isSending: () => isSending,
    /** How often it has begun to send: an answer to an older question may lack what went up since. */
    rounds: () => rounds,
    flush,
    send,
    /** Something was added to what waits. */
    plan(): void {
      stopFlush ??= io.after(FLUSH_MS, () => void flush())
      stopSend ??= io.after(SEND_MS, () => void send())
    },
    /** Resolves when everything is on the device. */
    close(): Promise<void> {
      isClosed = true
      stopSend?.()
      return flush()
    },
  }
}
