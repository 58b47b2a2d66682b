import type { FilledContentRelationshipField, PrismicDocument } from '@prismicio/client'

/** A document as stored: everything except what depends on the request. */
export type StoredDocument = Omit<PrismicDocument, 'url' | 'href'>

/** What a link says about its target, always up to date. */
export type LinkTarget = Pick<
  FilledContentRelationshipField,
  'id' | 'type' | 'tags' | 'lang' | 'slug' | 'uid'
>

/** The main language of a repository for which nobody has chosen another one. */
export const DEFAULT_LANGUAGE = 'en-sg'
