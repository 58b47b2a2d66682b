import type { Change, Path, WrittenDocument } from '../wire/documents.ts'
import { type JournalEntry, toSaveId } from './journal.ts'
import { withChange } from './pending-changes.ts'

type EntriesOptions = {
  key: string
  tab: string
  /** Who types. */
  person: string
  newId: () => string
  now: () => number
}

/** What a change is added to: `fresh` is a document that nobody has saved yet, and is saved with its first change. */
type Start = { version: number; fresh: WrittenDocument | null }

/** The entries that the server does not have, oldest first. What is typed is added to the open one. */
export function createWaitingEntries({ key, tab, person, newId, now }: EntriesOptions) {
  let entries: readonly JournalEntry[] = []
  let open: JournalEntry | null = null
  let made = 0

  const changesOf = (some: readonly JournalEntry[]): Change[] =>
    some.flatMap(({ changes }) => changes)

  function startEntry({ version, fresh }: Start): JournalEntry {
    const changes = fresh && entries.length === 0 ? [{ path: [], after: fresh }] : []
    made += 1
    const [saveId, madeAt] = [toSaveId(tab, made, newId()), now() + made / 1000]
    return { saveId, key, tab, person, against: version, changes, resolves: [], madeAt }
  }

  return {
    open: () => open,
    first: () => entries[0] ?? null,
    changes: () => changesOf(entries),
    /** Adds a change to the open entry, which settles conflicts with it. */
    add(
      path: Path,
      change: Omit<Change, 'path'>,
      { resolves, ...start }: Start & { resolves: string[] },
    ) {
      const entry = open ?? startEntry(start)
      const next = {
        ...entry,
        changes: withChange(entry.changes, { path, ...change }),
        resolves: [...new Set([...entry.resolves, ...resolves])],
      }
      entries = [...(open ? entries.slice(0, -1) : entries), next]
      open = next
    },
    /** From here on nothing is added to the open entry: what is sent again is the same. */
    seal(): void {
      open = null
    },
    /** The server has it. */
    drop(saveId: string): void {
      entries = entries.filter((entry) => entry.saveId !== saveId)
    },
    /** Puts what others have left before what was typed here. */
    adopt(left: readonly JournalEntry[]): void {
      entries = [...left, ...entries]
    },
  }
}
