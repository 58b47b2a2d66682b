import type { Change, Path, WrittenDocument } from '../wire/documents.ts'
import { type JournalEntry, toSaveId } from './journal.ts'
import { isCreation } from './one-creation.ts'
import { withChange } from './pending-changes.ts'
import { createRefusals, type Refusal } from './refusals.ts'
import { takeOverAll, withTakenOver } from './take-over.ts'
import { createUnanswered } from './unanswered.ts'

type EntriesOptions = {
  key: string
  tab: string
  /** The id of the person who types. */
  person: string
  newId: () => string
  now: () => number
}

/** What a change is added to: `fresh` is a document that nobody has saved yet, and is saved with its first change. */
type Start = { version: number; fresh: WrittenDocument | null }

export type WaitingEntries = ReturnType<typeof createWaitingEntries>

/**
 * The entries that the server does not have, oldest first. What is typed is added to the open one. Those that the server has refused
 * are set aside, and hold up nothing.
 */
export function createWaitingEntries(options: EntriesOptions) {
  const { key, tab, person } = options
  let entries: readonly JournalEntry[] = []
  let open: JournalEntry | null = null
  const refusals = createRefusals()
  const nextSave = createSaveNumbers(options)

  const has = (saveId: string) => entries.some((one) => one.saveId === saveId)

  function startEntry({ version, fresh }: Start): JournalEntry {
    const isCreated = entries.some((one) => unanswered.isSure(one) && one.changes.some(isCreation))
    const changes = fresh && !isCreated ? [{ path: [], after: fresh }] : []
    return { ...nextSave(), key, tab, person, against: version, changes, resolves: [] }
  }

  function drop(saveId: string): void {
    entries = entries.filter((entry) => entry.saveId !== saveId)
    refusals.drop(saveId)
  }

  /** The open entry is the last one. */
  function put(next: readonly JournalEntry[]): void {
    entries = next
    if (open) open = next.at(-1) ?? null
  }

  const unanswered = createUnanswered({ entries: () => entries, put, drop, nextSave })
  return {
    open: () => open,
    /** The oldest that may be sent. What was refused comes last: the others may make room for it. */
    first: () =>
      entries.find((one) => !refusals.has(one)) ?? entries.find(refusals.mayRetry) ?? null,
    changes: () => entries.flatMap(({ changes }) => changes),
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
    /** Closes the open entry to additions, so that a repeated save is the same. */
    seal(): void {
      open = null
    },
    /** Removes an entry that the server has, or that nobody needs any more. */
    drop,
    has,
    /** A copy with a new save id. */
    renew: (entry: JournalEntry): JournalEntry => ({ ...entry, ...nextSave() }),
    /** Sets an entry aside, unless it was discarded while it was sent. */
    refuse(entry: JournalEntry, refusal: Refusal): void {
      if (has(entry.saveId)) refusals.add(entry, refusal)
    },
    refused: () => entries.filter(refusals.has),
    /** The entries that were not refused. */
    sound: () => entries.filter((one) => !refusals.has(one)),
    refusal: refusals.oldest,
    retry: refusals.retry,
    /**
     * Makes an entry independent of the refused ones before it. Returns it, and what is left of those that it has changed. One without
     * changes is gone, and the others may be sent again: the server may take them by now.
     */
    free(entry: JournalEntry, how: { isCreated: boolean }) {
      const older = entries.slice(0, entries.indexOf(entry)).filter(refusals.has)
      const taken = takeOverAll(entry, older, how)
      refusals.retryRests(taken.rests)
      entries = withTakenOver(entries, taken)
      return taken
    },
    ...unanswered,
  }
}

/** Numbers the saves of a tab. */
function createSaveNumbers({ tab, newId, now }: EntriesOptions) {
  let made = 0
  return () => {
    made += 1
    return { saveId: toSaveId(tab, made, newId()), madeAt: now() + made / 1000 }
  }
}
