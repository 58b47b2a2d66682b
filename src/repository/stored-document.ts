import type { FilledContentRelationshipField, PrismicDocument } from '@prismicio/client'

/** A document as stored: everything except what depends on the request. */
export type StoredDocument = Omit<PrismicDocument, 'url' | 'href'>

/** The content API sends `null` for unpublished documents, although Prismic's type does not allow it. */
export const NOT_PUBLISHED = null as unknown as StoredDocument['last_publication_date']

/** An old version, to be published again: publishing sets the date. */
export function withoutDate(document: StoredDocument): StoredDocument {
  return { ...document, last_publication_date: NOT_PUBLISHED }
}

/** What a link says about its target, always up to date. */
export type LinkTarget = Pick<
  FilledContentRelationshipField,
  'id' | 'type' | 'tags' | 'lang' | 'slug' | 'uid'
>

/** The main language of a repository for which nobody has chosen another one. */
export const DEFAULT_LANGUAGE = 'en-sg'
