import type { SavedDocument } from '../wire/documents.ts'
import { createDeviceWriter, type DeviceWriter } from './device-writer.ts'
import type { DraftContent } from './draft-content.ts'
import { createEntrySender } from './entry-sender.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { Refusal } from './waiting-entries.ts'

/** The effect of a failure on waiting entries: `sign-in` is about the person, `refused` about the entry. */
export type SendFailure = { kind: 'later' } | ({ kind: 'sign-in' | 'refused' } & Refusal)

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
  /** Whether the open entry is sent with the others. */
  let isDue = false
  let stopSend: (() => void) | null = null
  const device = createDeviceWriter({
    ...{ content, io, onKept: events.onKept },
    isOnlyPlace: () => tries > 0,
  })
  const sendEntry = createEntrySender({ content, io, device, onSaved: events.onSaved })

  function fail(error: unknown): void {
    const failure = io.toFailure(error)
    if (failure.kind === 'later') {
      stopSend?.()
      const ms = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0
      stopSend = io.after(ms, () => void sendUntried())
      tries += 1
      const first = content.first()
      if (first && tries === 1) void device.keep(first)
    }
    events.onFailure(failure)
  }

  /**
   * Text typed during a save waits for its own time, because each save delays a key, here and on the server. A closed tab sends
   * nothing after a refused entry: the next tab may already be sending it.
   */
  function findDue(): JournalEntry | null {
    if (isClosed && content.refusedPlaces().length > 0) return null
    const entry = content.first()
    return entry === content.open() && !isDue ? null : entry
  }

  async function sendDue(): Promise<void> {
    // A refusal stays on the page until it is settled.
    if (!content.refusal()) events.onSending()
    rounds += 1
    try {
      for (let entry = findDue(); entry; entry = findDue()) {
        if (entry === content.open()) isDue = false
        await sendEntry(entry)
      }
      tries = 0
      if (!isClosed) tellEnd(content, events)
    } catch (error) {
      if (!isClosed) fail(error)
    } finally {
      sending = null
    }
  }

  async function sendUntried(): Promise<void> {
    stopSend?.()
    stopSend = null
    isDue = true
    if (content.first()) sending ??= sendDue()
    // The failed entry may have been discarded since.
    else if (!sending && !isClosed) tellEnd(content, events)
    await sending
  }

  /** Resolves when the server has everything that waits now, or has not taken it. */
  async function send(): Promise<void> {
    if (isClosed) return
    content.retry()
    await sendUntried()
  }

  return {
    isSending: () => sending !== null,
    /** How often it has begun to send: an answer to an older question may lack what went up since. */
    rounds: () => rounds,
    flush: device.flush,
    send,
    /** Starts a new entry for later typing. */
    seal: () => seal(content, device),
    /** Call it after adding to the waiting entries. */
    plan(): void {
      device.plan()
      stopSend ??= io.after(SEND_MS, () => void sendUntried())
    },
    /** Discards refused entries. Returns a function that undoes it. */
    discardRefused(): () => void {
      const restore = discardRefused(content, device)
      if (content.first()) events.onSending()
      else events.onEmpty()
      return () => {
        restore()
        void send()
      }
    },
    /** Sends what waits, once. Resolves when everything is on the device, or the device does not answer. */
    close(): Promise<void> {
      isClosed = true
      void sendUntried()
      return device.flush()
    },
  }
}

function tellEnd(content: DraftContent, events: SenderEvents): void {
  const refusal = content.refusal()
  if (refusal) events.onFailure({ kind: 'refused', ...refusal })
  else if (!content.first()) events.onEmpty()
}

function seal(content: DraftContent, device: DeviceWriter): void {
  void device.flush()
  content.seal()
}

function discardRefused(content: DraftContent, device: DeviceWriter): () => void {
  seal(content, device)
  const { kept, removed, discarded } = content.discardRefused()
  for (const entry of kept) void device.keep(entry)
  for (const { saveId } of removed) void device.remove(saveId)
  return () => {
    seal(content, device)
    content.adopt(discarded)
    for (const entry of discarded) void device.keep(entry)
  }
}
