import { toTimestamp } from '../import/to-timestamp.ts'
import type { StoredDocument } from '../stored-document.ts'

type Timestamp = StoredDocument['first_publication_date']

/**
 * A changed document keeps the day on which it was first published, and its last publication is never
 * before the one it had: dates that it brings along count when they are newer, else it is now.
 */
export function withPublicationDates(
  incoming: StoredDocument,
  stored: StoredDocument | null,
  now: Date,
): StoredDocument {
  const today = toTimestamp(now) as Timestamp
  const first = stored?.first_publication_date ?? incoming.first_publication_date ?? today
  const { last_publication_date: own } = incoming
  const isNews = own !== null && (!stored || own > (stored.last_publication_date ?? ''))
  return {
    ...incoming,
    first_publication_date: first,
    last_publication_date: isNews ? own : today,
  }
}
