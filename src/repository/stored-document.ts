import type { FilledContentRelationshipField, PrismicDocument } from '@prismicio/client'

/** A document as the database holds it: all but what depends on the request that reads it. */
export type StoredDocument = Omit<PrismicDocument, 'url' | 'href'>

/** What a link says about its target; always told as of now, never as of the day the link was written. */
export type LinkTarget = Pick<
  FilledContentRelationshipField,
  'id' | 'type' | 'tags' | 'lang' | 'slug' | 'uid'
>

/** The site is written in one language; the content API wants its code on every document. */
export const MASTER_LANGUAGE = 'en-sg'
