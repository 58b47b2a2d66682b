import type { Change } from '../wire/documents.ts'
import type { JournalEntry } from './journal.ts'
import { withOneCreation } from './one-creation.ts'

/** What waits, oldest first. */
type Queue = {
  entries: () => readonly JournalEntry[]
  put: (entries: readonly JournalEntry[]) => void
  drop: (saveId: string) => void
  nextSave: () => Pick<JournalEntry, 'saveId' | 'madeAt'>
}

/** Half the distance between two saves of a tab. */
const HALF_A_STEP = 0.0005

/**
 * Saves that were sent and not answered: the server may have them. One that is discarded meanwhile is sent until it is answered. If the
 * server has it, the next save takes it back.
 */
export function createUnanswered({ entries, put, drop, nextSave }: Queue) {
  const unanswered = new Set<string>()
  /** The discarded saves, and those that take them back. */
  const takenBack = new Map<string, string>()

  /** Whether an entry will be saved if the server takes it, and not be taken back. */
  const isSure = ({ saveId }: JournalEntry) => !takenBack.has(saveId)

  return {
    isSure,
    /** Returns whether an earlier attempt was not answered. */
    send({ saveId }: JournalEntry): { isRepeated: boolean } {
      const isRepeated = unanswered.has(saveId)
      unanswered.add(saveId)
      return { isRepeated }
    },
    isUnanswered: ({ saveId }: JournalEntry) => unanswered.has(saveId),
    /** The server has refused it. If it was discarded, returns the saves that nobody needs any more. */
    fail({ saveId }: JournalEntry): string[] {
      unanswered.delete(saveId)
      const back = takenBack.get(saveId)
      const unneeded = back === undefined ? [] : [saveId, back]
      unneeded.forEach(drop)
      return unneeded
    },
    /** Discards an unanswered entry. `changes` revert it. Returns the entry that saves them. */
    takeBack(entry: JournalEntry, changes: readonly Change[]): JournalEntry {
      // Its place is before what was typed next.
      const madeAt = entry.madeAt + HALF_A_STEP
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
    /** See `one-creation.ts`. */
    createOnce(how: { isCreated: boolean }): void {
      put(withOneCreation(entries(), { ...how, isSure }))
    },
  }
}
