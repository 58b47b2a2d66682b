import { toTimestamp } from '../import/to-timestamp.ts'
import type { StoredDocument } from '../stored-document.ts'

type Timestamp = StoredDocument['first_publication_date']

/**
 * A changed document keeps its first publication date, and its last one never moves back: the incoming
 * date counts if it is newer, otherwise it is now. An unpublished document
 * (`now` is `null`) keeps the dates it had, if any.
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
  // The content API sends `null` for unpublished documents, although Prismic's type does not allow it.
  const none = null as unknown as Timestamp
  return {
    first_publication_date: stored?.first_publication_date ?? none,
    last_publication_date: stored?.last_publication_date ?? none,
  }
}
