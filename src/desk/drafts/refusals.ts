import type { JournalEntry } from './journal.ts'

/** Why the server did not take an entry. */
export type Refusal = { code: string; message: string }

type Save = Pick<JournalEntry, 'saveId'>

/** The entries that the server has refused. */
export function createRefusals() {
  /** By the id of the save; `null` if it may be sent again. */
  const refusals = new Map<string, Refusal | null>()

  return {
    has: ({ saveId }: Save) => refusals.has(saveId),
    mayRetry: ({ saveId }: Save) => refusals.get(saveId) === null,
    /** Why the oldest was refused; `null` if there is none, or all may be sent again. */
    oldest: () => [...refusals.values()].find((one) => one !== null) ?? null,
    add({ saveId }: Save, refusal: Refusal): void {
      refusals.set(saveId, refusal)
    },
    drop(saveId: string): void {
      refusals.delete(saveId)
    },
    /** Refused entries may be sent again. */
    retry(): void {
      for (const saveId of refusals.keys()) refusals.set(saveId, null)
    },
    /** Rests have fewer changes than the server refused, so they may be sent again. */
    retryRests(rests: readonly JournalEntry[]): void {
      for (const { saveId, changes } of rests) {
        if (changes.length > 0) refusals.set(saveId, null)
        else refusals.delete(saveId)
      }
    },
  }
}
