import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import type {
  AuthorDocument,
  BrandDocument,
  DealDocument,
  LandingDocument,
  PostDocument,
} from '#content/documents.ts'
import { liveDealFacts } from './deals.ts'
import { readDocuments } from './read-documents.ts'

export type SearchableDocuments = {
  /** Those that are live, the soonest to end first. */
  deals: DealDocument[]
  brands: BrandDocument[]
  posts: PostDocument[]
  authors: AuthorDocument[]
  landings: LandingDocument[]
}

/**
 * All that a search of the site goes through, as the documents themselves: as long as they are the
 * same objects, what was made of them is good.
 */
export async function searchableDocuments(
  content: ContentClient,
  { now }: { now: Date },
): Promise<SearchableDocuments> {
  const all = <Document extends PrismicDocument>(type: Document['type']) =>
    readDocuments(`all of type ${type}`, () =>
      content.select<Document, Document>(type, { matches: () => true, read: itself }),
    )
  const [deals, brands, posts, authors, landings] = await Promise.all([
    liveDealFacts(content, { now, read: itself }),
    all<BrandDocument>('brand'),
    all<PostDocument>('post'),
    all<AuthorDocument>('author'),
    all<LandingDocument>('landing'),
  ])
  return { deals, brands, posts, authors, landings }
}

function itself<Document>(document: Document): Document {
  return document
}
