import type { SavedDocument } from '../wire/documents.ts'
import type { DeviceWriter } from './device-writer.ts'
import type { DraftContent } from './draft-content.ts'
import type { SenderIo } from './draft-sender.ts'
import type { JournalEntry } from './journal.ts'

type EntrySenderOptions = {
  content: DraftContent
  io: SenderIo
  device: DeviceWriter
  onSaved: (saved: SavedDocument) => void
}

/** Sends one entry. If the server refuses it, it is set aside. */
export function createEntrySender({ content, io, device, onSaved }: EntrySenderOptions) {
  /** Waits until the last key is painted and on the device, because what follows would delay both. */
  async function whenCalm(): Promise<void> {
    await io.whenIdle()
    await device.written()
  }

  /** Resolves to the entry, made independent of refused ones, once it is on the device. */
  async function prepare(due: JournalEntry): Promise<JournalEntry> {
    const isOpen = due === content.open()
    if (isOpen) {
      content.seal()
      device.cancel()
    }
    const { entry, rests } = content.free(due)
    if (isOpen || entry !== due) await device.keepOnce(entry)
    for (const rest of rests) {
      // It may have been discarded during the write before.
      await (content.has(rest.saveId) ? device.keepOnce(rest) : device.remove(rest.saveId))
    }
    return entry
  }

  /** `null` if it was refused. */
  async function save(entry: JournalEntry): Promise<SavedDocument | null> {
    const { isRepeated } = content.send(entry)
    try {
      return await io.save(entry)
    } catch (error) {
      const failure = io.toFailure(error)
      // Without a session the outcome of an earlier attempt stays unknown.
      if (failure.kind === 'later' || (failure.kind === 'sign-in' && isRepeated)) throw error
      for (const saveId of content.fail(entry)) await device.remove(saveId)
      if (failure.kind !== 'refused') throw error
      content.refuse(entry, failure)
      return null
    }
  }

  return async (due: JournalEntry): Promise<void> => {
    const entry = await prepare(due)
    await whenCalm()
    // It was discarded meanwhile.
    if (!content.has(entry.saveId)) return
    const saved = await save(entry)
    if (!saved) return
    await device.remove(entry.saveId)
    await whenCalm()
    // These two run in one turn, or a key between them would build on a base that lacks what was saved.
    content.drop(entry.saveId)
    onSaved(saved)
  }
}
