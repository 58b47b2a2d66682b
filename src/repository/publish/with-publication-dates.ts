import { toTimestamp } from '../import/to-timestamp.ts'
import type { StoredDocument } from '../stored-document.ts'

type Timestamp = StoredDocument['first_publication_date']

/**
 * A changed document keeps the day on which it was first published, and its last publication is never
 * before the one it had: dates that it brings along count when they are newer, else it is now. One that
 * is not published yet (`now` is `null`) has the dates it had, if any.
 */
export function withPublicationDates(
  incoming: StoredDocument,
  stored: StoredDocument | null,
  now: Date | null,
): StoredDocument {
  if (now === null) return { ...incoming, ...datesOf(stored) }
  const today = toTimestamp(now) as Timestamp
  const { last_publication_date: own } = incoming
  const isNews = own !== null && (!stored || own > (stored.last_publication_date ?? ''))
  return {
    ...incoming,
    first_publication_date:
      stored?.first_publication_date ?? incoming.first_publication_date ?? today,
    last_publication_date: isNews ? own : today,
  }
}

function datesOf(stored: StoredDocument | null) {
  // The content API has none for what was never published, though Prismic's type does not say so.
  const none = null as unknown as Timestamp
  return {
    first_publication_date: stored?.first_publication_date ?? none,
    last_publication_date: stored?.last_publication_date ?? none,
  }
}
