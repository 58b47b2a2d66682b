import type { Change, Path, WrittenDocument } from '../wire/documents.ts'
import { type JournalEntry, toSaveId } from './journal.ts'
import { isCreation } from './one-creation.ts'
import { withChange } from './pending-changes.ts'
import { takeOverAll } from './take-over.ts'
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

/** Why the server did not take an entry. */
export type Refusal = { code: string; message: string }

export type WaitingEntries = ReturnType<typeof createWaitingEntries>

/**
 * The entries that the server does not have, oldest first. What is typed is added to the open one. Those that the server has refused
 * are set aside, and hold up nothing.
 */
export function createWaitingEntries({ key, tab, person, newId, now }: EntriesOptions) {
  let entries: readonly JournalEntry[] = []
  let open: JournalEntry | null = null
  let made = 0
  /** By the id of the save; `null` if it may be sent again. */
  const refusals = new Map<string, Refusal | null>()

  const isRefused = ({ saveId }: JournalEntry) => refusals.has(saveId)
  const mayRetry = ({ saveId }: JournalEntry) => refusals.get(saveId) === null

  function nextSave() {
    made += 1
    return { saveId: toSaveId(tab, made, newId()), madeAt: now() + made / 1000 }
  }

  function startEntry({ version, fresh }: Start): JournalEntry {
    const isCreated = entries.some((one) => unanswered.isSure(one) && one.changes.some(isCreation))
    const changes = fresh && !isCreated ? [{ path: [], after: fresh }] : []
    return { ...nextSave(), key, tab, person, against: version, changes, resolves: [] }
  }

  function drop(saveId: string): void {
    entries = entries.filter((entry) => entry.saveId !== saveId)
    refusals.delete(saveId)
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
    first: () => entries.find((one) => !isRefused(one)) ?? entries.find(mayRetry) ?? null,
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
    has: (saveId: string) => entries.some((one) => one.saveId === saveId),
    /** A copy with a new save id. */
    renew: (entry: JournalEntry): JournalEntry => ({ ...entry, ...nextSave() }),
    /** Sets an entry aside, unless it was discarded while it was sent. */
    refuse({ saveId }: JournalEntry, refusal: Refusal): void {
      if (entries.some((one) => one.saveId === saveId)) refusals.set(saveId, refusal)
    },
    refused: () => entries.filter(isRefused),
    /** The entries that were not refused. */
    sound: () => entries.filter((one) => !isRefused(one)),
    /** Why the oldest was refused; `null` if there is none, or all may be sent again. */
    refusal: () => [...refusals.values()].find((one) => one !== null) ?? null,
    /** Refused entries may be sent again. */
    retry(): void {
      for (const saveId of refusals.keys()) refusals.set(saveId, null)
    },
    /**
     * Makes an entry independent of the refused ones before it. Returns it, and what is left of those that it has changed. One without
     * changes is gone, and the others may be sent again: the server may take them by now.
     */
    free(entry: JournalEntry, how: { isCreated: boolean }) {
      const older = entries.slice(0, entries.indexOf(entry)).filter(isRefused)
      const { entry: freed, rests } = takeOverAll(entry, older, how)
      for (const { saveId, changes } of rests) {
        if (changes.length > 0) refusals.set(saveId, null)
        else refusals.delete(saveId)
      }
      const changed = new Map([...rests, freed].map((one) => [one.saveId, one]))
      entries = entries
        .map((one) => changed.get(one.saveId) ?? one)
        .filter((one) => !rests.includes(one) || one.changes.length > 0)
      return { entry: freed, rests }
    },
    ...unanswered,
  }
}
