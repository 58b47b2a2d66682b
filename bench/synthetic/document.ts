import { documentId } from '#repository/import/document-id.ts'
import { toSlug } from '#repository/import/to-slug.ts'
import { DEFAULT_LANGUAGE, type StoredDocument } from '#repository/stored-document.ts'

type Timestamp = StoredDocument['first_publication_date']

type SyntheticParts = {
  type: string
  uid: string
  title: string
  tags: string[]
  data: StoredDocument['data']
  /** The dates of the first and last publication. */
  days: [string, string]
}

export function toSyntheticDocument({
  type,
  uid,
  title,
  tags,
  data,
  days,
}: SyntheticParts): StoredDocument {
  return {
    id: documentId(type, uid),
    uid,
    type,
    tags: [...new Set(tags)].toSorted(),
    first_publication_date: `${days[0]}T01:00:00+0000` as Timestamp,
    last_publication_date: `${days[1]}T01:00:00+0000` as Timestamp,
    slugs: [toSlug(title)],
    linked_documents: [],
    lang: DEFAULT_LANGUAGE,
    alternate_languages: [],
    data,
  }
}
