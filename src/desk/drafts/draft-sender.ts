import type { SavedDocument } from '../wire/documents.ts'
import { createDeviceWriter } from './device-writer.ts'
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
  /** Resolves when no key waits to be drawn, or soon. */
  whenIdle: () => Promise<void>
}

export type SenderEvents = {
  onSending: () => void
  onSaved: (saved: SavedDocument) => void
  onEmpty: () => void
  onFailure: (failure: SendFailure) => void
  /** The device did, or did not, keep the last changes. */
  onKept: (isKept: boolean) => void
}

/** Changes go to the server after this time. */
const SEND_MS = 500
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000]

/** Writes what waits to the device first, then sends it, one entry after the other, until the server has it. */
export function createDraftSender(content: DraftContent, io: SenderIo, events: SenderEvents) {
  let [isClosed, tries, rounds] = [false, 0, 0]
  let sending: Promise<void> | null = null
  /** Whether the open entry goes with the others. */
  let isDue = false
  let stopSend: (() => void) | null = null
  const device = createDeviceWriter({
    ...{ content, io, onKept: events.onKept },
    isOnlyPlace: () => tries > 0,
  })

  /** After the last key is painted and on the device: each of the two would wait for what follows. */
  async function whenCalm(): Promise<void> {
    await io.whenIdle()
    await device.written()
  }

  async function sendEntry(entry: JournalEntry): Promise<void> {
    if (entry === content.open()) {
      isDue = false
      content.seal()
      device.cancel()
      await device.keepOnce(entry)
    }
    await whenCalm()
    const saved = await io.save(entry)
    await device.remove(entry.saveId)
    await whenCalm()
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
      const first = content.first()
      if (first && tries === 1) void device.keep(first)
    }
    events.onFailure(failure)
  }

  /** What is typed while something is sent waits for its own time: each save costs a key, here and on the server. */
  function findDue(): JournalEntry | null {
    const entry = content.first()
    return entry === content.open() && !isDue ? null : entry
  }

  async function sendDue(): Promise<void> {
    rounds += 1
    events.onSending()
    try {
      for (let entry = findDue(); entry; entry = findDue()) await sendEntry(entry)
      tries = 0
      if (!isClosed && !content.first()) events.onEmpty()
    } catch (error) {
      if (!isClosed) fail(error)
    } finally {
      sending = null
    }
  }

  /** Resolves when the server has everything that waits now, or has not taken it. */
  async function send(): Promise<void> {
    stopSend?.()
    stopSend = null
    isDue = true
    if (!isClosed && content.first()) sending ??= sendDue()
    await sending
  }

  return {
    isSending: () => sending !== null,
    /** How often it has begun to send: an answer to an older question may lack what went up since. */
    rounds: () => rounds,
    flush: device.flush,
    send,
    /** What is typed from here on is an entry of its own. */
    seal(): void {
      void device.flush()
      content.seal()
    },
    /** Something was added to what waits. */
    plan(): void {
      device.plan()
      stopSend ??= io.after(SEND_MS, () => void send())
    },
    /** Sends what waits, once. Resolves when everything is on the device, or the device does not answer. */
    close(): Promise<void> {
      void send()
      isClosed = true
      return device.flush()
    },
  }
}
