import type { Presence } from '#desk/wire/documents.ts'
import type { DeskPerson } from '../api/desk-route.ts'

/** A person without a request for this long is away. */
const AWAY_MS = 20_000
const MOST_DOCUMENTS = 2000

type Seen = Presence & { seenAt: number }

export type PresenceBoard = ReturnType<typeof createPresenceBoard>

/**
 * Who has a document open. A hint of this process: where several serve the desk, each knows only its own callers. It locks
 * nothing and nothing depends on it, as saves merge in the database.
 */
export function createPresenceBoard(now: () => Date) {
  const byDocument = new Map<string, Map<string, Seen>>()

  return {
    /** Notes that the person is here, at a field perhaps, and returns the others. */
    meet(documentId: string, person: DeskPerson, at: string | null): Presence[] {
      const time = now().getTime()
      const here = byDocument.get(documentId) ?? new Map<string, Seen>()
      const { id, name, initials } = person
      here.set(id, { id, name, initials, at, seenAt: time })
      for (const [other, { seenAt }] of here) if (time - seenAt > AWAY_MS) here.delete(other)
      // The document that was quiet for longest comes first.
      byDocument.delete(documentId)
      byDocument.set(documentId, here)
      const [oldest] = byDocument.keys()
      if (byDocument.size > MOST_DOCUMENTS && oldest !== undefined) byDocument.delete(oldest)
      return [...here.values()]
        .filter((other) => other.id !== id)
        .map(({ seenAt: _, ...other }) => other)
    },
  }
}
