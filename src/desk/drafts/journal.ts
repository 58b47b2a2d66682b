import type { Change } from '../wire/documents.ts'

/** Changes on their way to the server, under the id that makes sending them again harmless. */
export type JournalEntry = {
  saveId: string
  /** The document and its release. */
  key: string
  /** The tab that wrote it. While that tab lives, the entry is its own. */
  tab: string
  /** Who typed it. Nobody else sends it. */
  person: string
  against: number
  changes: readonly Change[]
  resolves: readonly string[]
  /** Entries are sent in this order. */
  madeAt: number
}

/** What the device keeps until the server has it. */
export type Journal = {
  /**
   * Adds the entry, or replaces the one with its id. Resolves when it is on the device: safe from a crash of the browser
   * or, if it `outlastsPower`, of the device.
   */
  put: (entry: JournalEntry, how?: { outlastsPower: boolean }) => Promise<void>
  remove: (saveId: string) => Promise<void>
  /** The person's entries that tabs which are gone have left, oldest first; of all documents without a key. */
  leftOf: (key: string | null) => Promise<JournalEntry[]>
}

export function draftKey(id: string, release: string | null): string {
  return `${id} ${release ?? ''}`
}

/** The `count`th save of a tab. `id` has eight hexadecimal digits. */
export function toSaveId(tab: string, count: number, id: string): string {
  return `${tab}-${count}-${id}`
}

/** Whether a save is seen for the first time: one that was taken over stays in the journal until the server has it. */
export function createIsNew() {
  const known = new Set<string>()
  return ({ saveId }: JournalEntry): boolean => {
    const isNew = !known.has(saveId)
    known.add(saveId)
    return isNew
  }
}
