import { valueAt } from '#lib/merge/value-at.ts'
import type { DraftState, Path, SavedDocument } from '../wire/documents.ts'
import { createDraftContent, type DraftContent, type DraftStart } from './draft-content.ts'
import { createDraftSender, type SenderIo } from './draft-sender.ts'
import { createDraftStatus } from './draft-status.ts'
import { createIsNew, type JournalEntry } from './journal.ts'
import { type Place, toPlaceText } from './place.ts'

export type DraftIo = Omit<SenderIo, 'save'> & {
  save: (entry: JournalEntry, at: string | null) => Promise<SavedDocument>
  /** Asks who else is here, and for the draft. `at` tells them where this person is. */
  pulse: (at: string | null) => Promise<DraftState>
  newId: () => string
  now: () => number
}

type StoreStart = DraftStart & { opened: SavedDocument | null }

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * The draft as its editor sees it: what the server has, with everything on top that waits on this device. Every batch of
 * keystrokes is written to the journal first, then sent, and sent again until the server has it.
 */
export function createDraftStore(io: DraftIo, start: StoreStart) {
  const content = createDraftContent({ ...start, ...io })
  const isNew = createIsNew()
  const status = createDraftStatus(content, start.opened, io.now)
  let saves = 0
  let at: string | null = null

  function take(found: DraftState): void {
    if (content.take(found) && !sender.isClosed()) sender.seal()
    const { presence, scheduled = status.current().scheduled } = found
    status.tell({ presence, scheduled })
  }

  const sender = createDraftSender(
    content,
    { ...io, save: (entry) => io.save(entry, at) },
    {
      ...status.senderEvents,
      onSaved(saved) {
        saves += 1
        take(saved)
        status.tell({ findings: saved.findings })
      },
    },
  )

  return {
    ...toReads(content),
    status: status.current,
    /** Names the state of the draft that is shown, and counts the saves of this page that led to it. */
    shown: () => ({ seen: content.seen(), version: content.version(), saves }),
    subscribe: status.subscribe,
    /** `from` is what it was made from, if that is older than what is shown. */
    set(path: Path, value: unknown, from?: unknown): void {
      if (!content.set(path, value, from)) return
      sender.plan()
      status.tell()
    },
    /** Settles what one tab has typed at a place. */
    resolve(conflictId: string, value: unknown): void {
      sender.seal()
      content.resolve(conflictId, value)
      status.tell()
      void sender.send()
    },
    /** Takes over what tabs that are gone have left on the device. */
    async recover(): Promise<void> {
      const left = (await io.journal.leftOf(start.key)).filter(isNew)
      if (left.length === 0) return
      sender.seal()
      content.adopt(left)
      status.tell()
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
      if (sender.isSending() || sender.isClosed() || content.base() === null) return
      const rounds = sender.rounds()
      // A hint: the next one may succeed.
      const found = await io.pulse(at).catch(() => null)
      const isCurrent = !sender.isSending() && !sender.isClosed() && sender.rounds() === rounds
      if (found && isCurrent) take(found)
    },
    /** Resolves when everything is on the device. */
    close(): Promise<void> {
      status.unsubscribeAll()
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
