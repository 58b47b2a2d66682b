import { asDate, type PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import { readDocuments } from './read-documents.ts'

/** When each document was last published, by id. Feeds and sitemaps call this its last change. */
export async function lastChanges(
  content: ContentClient,
  type: string,
  ids?: ReadonlySet<string>,
): Promise<Map<string, Date>> {
  const entries = await readDocuments(`the dates of each ${type}`, () =>
    content.select<PrismicDocument, [string, Date | null]>(type, {
      matches: ({ id }) => ids?.has(id) ?? true,
      read: (document) => [document.id, asDate(document.last_publication_date)],
    }),
  )
  return new Map(entries.flatMap(([id, date]) => (date ? [[id, date]] : [])))
}
