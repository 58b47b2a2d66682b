import type { SavedDocument } from '../wire/documents.ts'
import { createDeviceWriter, type DeviceWriter } from './device-writer.ts'
import type { DraftContent } from './draft-content.ts'
import { createEntrySender } from './entry-sender.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { Refusal } from './refusals.ts'

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
  let [isClosed, rounds] = [false, 0]
  let sending: Promise<void> | null = null
  /** Whether the open entry is sent with the others. */
  let isDue = false
  const timer = createSendTimer(io.after, () => void sendUntried())
  const { onKept, onSaved } = events
  const device = createDeviceWriter({ content, io, onKept, isOnlyPlace: timer.hasFailed })
  const sendEntry = createEntrySender({ content, io, device, onSaved })

  function fail(error: unknown): void {
    const failure = io.toFailure(error)
    if (failure.kind === 'later') {
      const isFirst = !timer.hasFailed()
      timer.tryLater()
      const first = content.first()
      if (first && isFirst) void device.keep(first)
    }
    events.onFailure(failure)
  }

  async function sendDue(): Promise<void> {
    // A refusal stays on the page until it is settled.
    if (!content.refusal()) events.onSending()
    rounds += 1
    try {
      const next = () => findDue(content, { isClosed, isDue })
      for (let entry = next(); entry; entry = next()) {
        if (entry === content.open()) isDue = false
        await sendEntry(entry)
      }
      timer.noteSent()
      if (!isClosed) tellEnd(content, events)
    } catch (error) {
      if (!isClosed) fail(error)
    } finally {
      sending = null
    }
  }

  async function sendUntried(): Promise<void> {
    timer.stop()
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
    isClosed: () => isClosed,
    /** How often it has begun to send: an answer to an older question may lack what went up since. */
    rounds: () => rounds,
    flush: device.flush,
    send,
    /** Starts a new entry for later typing. */
    seal: () => seal(content, device),
    /** Call it after adding to the waiting entries. */
    plan(): void {
      device.plan()
      timer.plan()
    },
    /** Discards refused entries. Returns a function that undoes it. */
    discardRefused: () => discardRefused({ content, device, events, send }),
    /** Sends what waits, once. Resolves when everything is on the device, or the device does not answer. */
    close(): Promise<void> {
      isClosed = true
      void sendUntried()
      return device.flush()
    },
  }
}

/** Decides when to send next: soon after a key, and after longer and longer pauses while the server does not answer. */
function createSendTimer(after: SenderIo['after'], send: () => void) {
  let tries = 0
  let stopSend: (() => void) | null = null

  return {
    /** Whether the last try has failed. */
    hasFailed: () => tries > 0,
    plan(): void {
      stopSend ??= after(SEND_MS, send)
    },
    tryLater(): void {
      stopSend?.()
      stopSend = after(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0, send)
      tries += 1
    },
    noteSent(): void {
      tries = 0
    },
    stop(): void {
      stopSend?.()
      stopSend = null
    },
  }
}

/**
 * Text typed during a save waits for its own time, because each save delays a key, here and on the server. A closed tab sends
 * nothing after a refused entry: the next tab may already be sending it.
 */
function findDue(
  content: DraftContent,
  { isClosed, isDue }: { isClosed: boolean; isDue: boolean },
): JournalEntry | null {
  if (isClosed && content.refusedPlaces().length > 0) return null
  const entry = content.first()
  return entry === content.open() && !isDue ? null : entry
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

type DiscardParts = {
  content: DraftContent
  device: DeviceWriter
  events: SenderEvents
  send: () => Promise<void>
}

function discardRefused({ content, device, events, send }: DiscardParts): () => void {
  seal(content, device)
  const { kept, removed, discarded } = content.discardRefused()
  for (const entry of kept) void device.keep(entry)
  for (const { saveId } of removed) void device.remove(saveId)
  if (content.first()) events.onSending()
  else events.onEmpty()
  return () => {
    seal(content, device)
    content.adopt(discarded)
    for (const entry of discarded) void device.keep(entry)
    void send()
  }
}
