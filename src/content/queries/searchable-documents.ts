import type { PrismicDocument } from '@prismicio/client'
import type { DocumentSource } from '#content/content-client.ts'
import type {
  AuthorDocument,
  BrandDocument,
  DealDocument,
  LandingDocument,
  PostDocument,
} from '#repository/documents.ts'
import { readDocuments } from './read-documents.ts'

export type SearchableDocuments = Awaited<ReturnType<typeof searchableDocuments>>

/** All documents that the search covers, unsorted, because sorting very many is slow. */
export async function searchableDocuments(source: DocumentSource) {
  const all = <Document extends PrismicDocument>(type: Document['type']) =>
    readDocuments(`all of type ${type}`, () => source.documentsOf<Document>(type))
  const [deals, brands, posts, authors, landings] = await Promise.all([
    all<DealDocument>('deal'),
    all<BrandDocument>('brand'),
    all<PostDocument>('post'),
    all<AuthorDocument>('author'),
    all<LandingDocument>('landing'),
  ])
  return { deals, brands, posts, authors, landings }
}
