import { type Change, toChange } from '#lib/merge/change.ts'
import type { DeskConflict } from '../wire/documents.ts'
import type { JournalEntry } from './journal.ts'
import { isCreation } from './one-creation.ts'
import type { WaitingEntries } from './waiting-entries.ts'

type DiscardContext = { isCreated: boolean; conflicts: readonly DeskConflict[] }

export type Discarded = {
  /** Entries that the device has to store now. */
  kept: JournalEntry[]
  /** Entries to remove from the device. */
  removed: JournalEntry[]
  /** The entries that an undo restores. */
  discarded: JournalEntry[]
}

/**
 * Removes refused changes, except those that later entries build on. The server may take an entry that is under way. Then the
 * next one takes it back.
 */
export function discardRefused(
  entries: WaitingEntries,
  { isCreated, conflicts }: DiscardContext,
): Discarded {
  const [refused, sound] = [entries.refused(), entries.sound()]
  const freed = sound
    .map((one) => entries.free(one, { isCreated }).entry)
    .filter((one) => !sound.includes(one))
  const rests = entries.refused()
  const sent = refused.filter(entries.isUnanswered)
  const isSent = ({ saveId }: JournalEntry) => sent.some((one) => one.saveId === saveId)
  for (const rest of rests) if (!isSent(rest)) entries.drop(rest.saveId)
  const back = sent.map((one) => entries.takeBack(one, toOpposite(one, conflicts)))
  return {
    kept: [...freed, ...back],
    removed: refused.filter((one) => !isSent(one)),
    discarded: rests.map((rest) => (isSent(rest) ? entries.renew(rest) : rest)),
  }
}

/** Undoes the changes of an entry, and opens the conflicts again that it has settled. A document stays created. */
function toOpposite(
  { changes, resolves }: JournalEntry,
  conflicts: readonly DeskConflict[],
): Change[] {
  const undone = changes
    .filter((change) => !isCreation(change))
    .map(({ path, before, after }) => toChange(path, after, before))
    .toReversed()
  const settled = conflicts.filter(({ id }) => resolves.includes(id))
  return [...undone, ...settled.map(({ path, before, after }) => toChange(path, before, after))]
}
