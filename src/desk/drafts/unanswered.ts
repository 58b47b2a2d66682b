import type { Change } from '../wire/documents.ts'
import { createOnce } from './create-once.ts'
import type { JournalEntry } from './journal.ts'

/** What waits, oldest first. */
type Queue = {
  entries: () => readonly JournalEntry[]
  put: (entries: readonly JournalEntry[]) => void
  drop: (saveId: string) => void
  nextSave: () => Pick<JournalEntry, 'saveId' | 'madeAt'>
}

/**
 * Saves that were sent and not answered: the server may have them. One that is discarded meanwhile is sent until it is answered. If the
 * server has it, the next save takes it back.
 */
export function createUnanswered({ entries, put, drop, nextSave }: Queue) {
  const unanswered = new Set<string>()
  /** The discarded saves, and those that take them back. */
  const takenBack = new Map<string, string>()

  return {
    send: ({ saveId }: JournalEntry) => unanswered.add(saveId),
    isUnanswered: ({ saveId }: JournalEntry) => unanswered.has(saveId),
    /** The server has not taken it. Returns the saves that nobody needs any more, if it was discarded. */
    fail({ saveId }: JournalEntry): string[] {
      unanswered.delete(saveId)
      const back = takenBack.get(saveId)
      const unneeded = back === undefined ? [] : [saveId, back]
      unneeded.forEach(drop)
      return unneeded
    },
    /** Discards an unanswered entry, whose opposite is `changes`. Returns the entry with these. */
    takeBack(entry: JournalEntry, changes: readonly Change[]): JournalEntry {
      // Before what was typed next.
      const madeAt = entry.madeAt + 0.0005
      const back = { ...entry, ...nextSave(), madeAt, changes, resolves: [] }
      takenBack.set(entry.saveId, back.saveId)
      drop(entry.saveId)
      put([entry, back, ...entries()])
      return back
    },
    /** Puts what others have left, or what was discarded, before what was typed here. */
    adopt(left: readonly JournalEntry[]): void {
      const back = new Set(takenBack.values())
      const place = entries().findLastIndex(({ saveId }) => back.has(saveId)) + 1
      put(entries().toSpliced(place, 0, ...left))
    },
    /** See `create-once.ts`. */
    createOnce(how: { isCreated: boolean }): void {
      put(createOnce(entries(), { ...how, isSure: ({ saveId }) => !takenBack.has(saveId) }))
    },
  }
}
