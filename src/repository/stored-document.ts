import type { FilledContentRelationshipField, PrismicDocument } from '@prismicio/client'

/** A document as stored: everything except what depends on the request. */
export type StoredDocument = Omit<PrismicDocument, 'url' | 'href'>

/** The content API sends `null` for unpublished documents, although Prismic's type does not allow it. */
export const NOT_PUBLISHED = null as unknown as StoredDocument['last_publication_date']

type NewDocument = Pick<StoredDocument, 'id' | 'type' | 'lang' | 'data'> &
  Partial<Pick<StoredDocument, 'uid' | 'tags' | 'alternate_languages'>>

/** Everything that a document has, for one of which nothing is published. */
export function toNewDocument(document: NewDocument): StoredDocument {
  const { id, uid = null, type, tags = [], lang, alternate_languages = [], data } = document
  return {
    id,
    uid,
    type,
    tags,
    first_publication_date: NOT_PUBLISHED,
    last_publication_date: NOT_PUBLISHED,
    slugs: [],
    linked_documents: [],
    lang,
    alternate_languages,
    data,
  }
}

/** `deal/kopi`, or `settings` for a type with one document. */
export function toName({ type, uid }: Pick<StoredDocument, 'type' | 'uid'>): string {
  return uid === null ? type : `${type}/${uid}`
}

/** An old version, to be published again: publishing sets the date. */
export function withoutDate(document: StoredDocument): StoredDocument {
  return { ...document, last_publication_date: NOT_PUBLISHED }
}

/** What a link says about its target, always up to date. */
export type LinkTarget = Pick<
  FilledContentRelationshipField,
  'id' | 'type' | 'tags' | 'lang' | 'slug' | 'uid'
>

/** A code such as `en-sg`. */
export const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/

/** The main language of a repository for which nobody has chosen another one. */
export const DEFAULT_LANGUAGE = 'en-sg'
