import type { FilledContentRelationshipField, PrismicDocument } from '@prismicio/client'

/** A document as stored: everything except what depends on the request. */
export type StoredDocument = Omit<PrismicDocument, 'url' | 'href'>

/** What a link says about its target, always up to date. */
export type LinkTarget = Pick<
  FilledContentRelationshipField,
  'id' | 'type' | 'tags' | 'lang' | 'slug' | 'uid'
>

/** The site has one language; the content API needs its code on every document. */
export const MASTER_LANGUAGE = 'en-sg'
