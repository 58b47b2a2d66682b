import type { StoredDocument } from '../stored-document.ts'
import type { DocumentType } from './document-kind.ts'
import { toTimestamp } from './to-timestamp.ts'

type PublicationDates = Pick<StoredDocument, 'first_publication_date' | 'last_publication_date'>
type Timestamp = StoredDocument['first_publication_date']
type Data = Record<string, unknown>

/** Editors publish at nine in the morning in Singapore. */
const PUBLISHING_HOUR = 'T09:00:00+08:00'

/** Documents with dates of their own were published on those days, but never after the import. */
export function publicationDates(type: DocumentType, data: Data, now: Date): PublicationDates {
  const [first, last] = publicationDays(type, data)
  const published = instantOf(first, now)
  const updated = instantOf(last ?? first, now)
  const latest = new Date(Math.max(published.getTime(), updated.getTime()))
  return {
    first_publication_date: toTimestamp(published) as Timestamp,
    last_publication_date: toTimestamp(latest) as Timestamp,
  }
}

function publicationDays(type: DocumentType, data: Data): [first?: unknown, last?: unknown] {
  if (type === 'post') return [data.published_on, data.updated_on]
  if (type === 'deal') return [data.starts_on, data.checked_on]
  return []
}

function instantOf(day: unknown, now: Date): Date {
  if (typeof day !== 'string') return now
  const instant = new Date(day + PUBLISHING_HOUR)
  return instant > now ? now : instant
}
