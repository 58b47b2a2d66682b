import { areNested } from '#lib/merge/same-path.ts'
import type { Change } from '../wire/documents.ts'
import type { JournalEntry } from './journal.ts'
import { withChange } from './pending-changes.ts'

type How = { isCreated: boolean }

/** Takes over from several entries, oldest first. Returns what is left of those that have changed. */
export function takeOverAll(entry: JournalEntry, older: readonly JournalEntry[], how: How) {
  let freed = entry
  const rests: JournalEntry[] = []
  for (const one of older) {
    const taken = takeOver(freed, one, how)
    freed = taken.entry
    if (taken.rest !== one) rests.push(taken.rest)
  }
  return { entry: freed, rests }
}

/** Returns the entries as they are once one has taken over from older ones, without rests that have no changes left. */
export function withTakenOver(
  entries: readonly JournalEntry[],
  { entry, rests }: ReturnType<typeof takeOverAll>,
): JournalEntry[] {
  const changed = new Map([...rests, entry].map((one) => [one.saveId, one]))
  return entries
    .map((one) => changed.get(one.saveId) ?? one)
    .filter((one) => !rests.includes(one) || one.changes.length > 0)
}

/**
 * An entry was made on top of an older one, which the server refused. It takes over what the older one did at its places, so that it
 * can go without it. The rest stays in the older one. A document that exists is not created again.
 */
function takeOver(
  entry: JournalEntry,
  older: JournalEntry,
  { isCreated }: How,
): { entry: JournalEntry; rest: JournalEntry } {
  const isTaken = ({ path }: Change) =>
    (path.length > 0 || !isCreated) && entry.changes.some((change) => areNested(change.path, path))
  const taken = older.changes.filter(isTaken)
  if (taken.length === 0) return { entry, rest: older }
  const left = older.changes.filter((change) => !isTaken(change))
  // Nobody knows which of its changes settles a conflict, so all of them must go first.
  const settled = left.length === 0 ? older.resolves : []
  return {
    entry: {
      ...entry,
      changes: entry.changes.reduce(withChange, taken),
      resolves: [...new Set([...settled, ...entry.resolves])],
    },
    rest: { ...older, changes: left, resolves: left.length === 0 ? [] : older.resolves },
  }
}
