import { valueAt } from '#lib/merge/value-at.ts'
import type {
  DeskConflict,
  DeskFinding,
  DraftState,
  Path,
  Presence,
  SavedDocument,
  ScheduledFor,
} from '../wire/documents.ts'
import { createDraftContent, type DraftContent, type DraftStart } from './draft-content.ts'
import { createDraftSender, type SenderIo, type SendFailure } from './draft-sender.ts'
import { createIsNew, type JournalEntry } from './journal.ts'
import { type Place, toPlaceText } from './place.ts'
import { shareParts } from './share-parts.ts'
import type { Refusal } from './waiting-entries.ts'

export type DraftIo = Omit<SenderIo, 'save'> & {
  save: (entry: JournalEntry, at: string | null) => Promise<SavedDocument>
  /** Asks who else is here, and for the draft. `at` tells them where this person is. */
  pulse: (at: string | null) => Promise<DraftState>
  newId: () => string
  now: () => number
}

export type DraftStatus = {
  state: 'saved' | 'saving' | 'device' | 'failed'
  /** Changes that the server does not have. */
  waiting: number
  /** When the server last had everything, in ms. */
  savedAt: number | null
  /** Why it did not take them, for `failed`. */
  refusal: Refusal | null
  /** The places of changes that it refused. They wait for another try. */
  refused: readonly Path[]
  /** The device did not keep the last changes. */
  isDeviceFailing: boolean
  version: number
  conflicts: readonly DeskConflict[]
  findings: readonly DeskFinding[]
  presence: readonly Presence[]
  scheduled: ScheduledFor | null
}

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * The draft as its editor sees it: what the server has, with everything on top that waits on this device. Every batch of
 * keystrokes is written to the journal first, then sent, and sent again until the server has it.
 */
export function createDraftStore(
  io: DraftIo,
  start: DraftStart & { opened: SavedDocument | null },
) {
  const content = createDraftContent({ ...start, ...io })
  const listeners = new Set<() => void>()
  const isNew = createIsNew()
  let status = toFirstStatus(start.opened, io.now())
  let isClosed = false
  let saves = 0
  let at: string | null = null

  function tell(changed: Partial<DraftStatus> = {}): void {
    // The same object while nothing of it changes: a key must not draw everything that shows a part of it.
    status = shareParts(status, { ...status, ...changed, ...toCounts(content) })
    for (const listener of listeners) listener()
  }

  function take(found: DraftState): void {
    if (content.take(found) && !isClosed) sender.seal()
    const { presence, scheduled = status.scheduled } = found
    tell({ presence, scheduled })
  }

  const sender = createDraftSender(
    content,
    { ...io, save: (entry) => io.save(entry, at) },
    {
      onSending: () => status.state === 'device' || tell({ state: 'saving' }),
      onSaved(saved) {
        saves += 1
        take(saved)
        tell({ findings: saved.findings })
      },
      onEmpty: () =>
        status.state === 'saved' ||
        tell({ state: 'saved', savedAt: content.base() && io.now(), refusal: null }),
      onFailure: (failure) => tell(toFailedStatus(failure)),
      onKept: (isKept) => status.isDeviceFailing === !isKept || tell({ isDeviceFailing: !isKept }),
    },
  )

  return {
    ...toReads(content),
    status: () => status,
    /** Names the state of the draft that is shown, and counts the saves of this page that led to it. */
    shown: () => ({ seen: content.seen(), version: content.version(), saves }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** `from` is what it was made from, if that is older than what is shown. */
    set(path: Path, value: unknown, from?: unknown): void {
      if (!content.set(path, value, from)) return
      sender.plan()
      tell()
    },
    /** Settles what one tab has typed at a place. */
    resolve(conflictId: string, value: unknown): void {
      sender.seal()
      content.resolve(conflictId, value)
      tell()
      void sender.send()
    },
    /** Takes over what tabs that are gone have left on the device. */
    async recover(): Promise<void> {
      const left = (await io.journal.leftOf(start.key)).filter(isNew)
      if (left.length === 0) return
      sender.seal()
      content.adopt(left)
      tell()
      await sender.send()
    },
    /** Resolves when everything is on the device. */
    flush: sender.flush,
    /** Tries to send now: the network is back, or somebody has signed in again. */
    send: sender.send,
    discardRefused: sender.discardRefused,
    /** Where this person is now. Colleagues learn it with the next pulse or save. */
    moveTo(place: Place | null): void {
      at = place && toPlaceText(place)
    },
    async pulse(): Promise<void> {
      // Nobody can be in a document that the server does not have.
      if (sender.isSending() || isClosed || content.base() === null) return
      const rounds = sender.rounds()
      // A hint: the next one may succeed.
      const found = await io.pulse(at).catch(() => null)
      const isCurrent = !sender.isSending() && !isClosed && sender.rounds() === rounds
      if (found && isCurrent) take(found)
    },
    /** Resolves when everything is on the device. */
    close(): Promise<void> {
      isClosed = true
      listeners.clear()
      return sender.close()
    },
  }
}

function toReads(content: DraftContent) {
  return {
    get: (path: Path): unknown => valueAt(content.view(), path),
    /** What the server has at the path, without anything that waits here. */
    getBase: (path: Path): unknown => valueAt(content.base(), path),
    document: content.view,
  }
}

function toCounts(content: DraftContent) {
  return {
    version: content.version(),
    conflicts: content.conflicts(),
    waiting: content.waiting(),
    refused: content.refusedPlaces(),
  }
}

function toFailedStatus(failure: SendFailure): Partial<DraftStatus> {
  if (failure.kind === 'later') return { state: 'device' }
  return { state: 'failed', refusal: { code: failure.code, message: failure.message } }
}

function toFirstStatus(opened: SavedDocument | null, now: number): DraftStatus {
  return {
    state: 'saved',
    waiting: 0,
    savedAt: opened ? now : null,
    refusal: null,
    refused: [],
    isDeviceFailing: false,
    version: opened?.version ?? 0,
    conflicts: opened?.conflicts ?? [],
    findings: opened?.findings ?? [],
    presence: opened?.presence ?? [],
    scheduled: opened?.scheduled ?? null,
  }
}
