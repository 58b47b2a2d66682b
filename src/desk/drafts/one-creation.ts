import type { JournalEntry } from './journal.ts'

type CreationState = {
  /** Whether the server has the document. */
  isCreated: boolean
  /** Whether an entry will be saved if the server takes it, and not be taken back. */
  isSure: (entry: JournalEntry) => boolean
}

/** A document is created once, by the first entry that is sure to be saved. Later ones only change its fields. */
export function withOneCreation(
  entries: readonly JournalEntry[],
  { isCreated, isSure }: CreationState,
) {
  const creator = entries.find((entry) => isSure(entry) && entry.changes.some(isCreation))
  return entries.map((entry) => {
    const mayCreate = !isCreated && (entry === creator || !isSure(entry))
    if (mayCreate || !entry.changes.some(isCreation)) return entry
    return { ...entry, changes: entry.changes.filter((change) => !isCreation(change)) }
  })
}

export function isCreation({ path }: { path: readonly unknown[] }): boolean {
  return path.length === 0
}
