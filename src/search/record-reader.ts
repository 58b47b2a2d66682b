import { toAuthor } from '#content/mappers/to-author.ts'
import { toBrand } from '#content/mappers/to-brand.ts'
import { toListedDeal } from '#content/mappers/to-deal.ts'
import { toLanding } from '#content/mappers/to-landing.ts'
import { toPost } from '#content/mappers/to-post.ts'
import type { Brand } from '#deals/brand.ts'
import type { Landing } from '#deals/landing.ts'
import type { Category } from '#lib/categories.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type {
  AuthorDocument,
  BrandDocument,
  DealDocument,
  LandingDocument,
  PostDocument,
} from '#repository/documents.ts'
import { toDealDetails } from './deal-details.ts'
import { toDealRecord } from './deal-record.ts'
import { toBrandRecord, toLandingRecord, toPageRecord, toPostRecord } from './other-records.ts'
import { createRecordContext } from './record-context.ts'
import type { RecordDetails, SearchRecord } from './search-record.ts'

export type ReadBrand = { document: BrandDocument; brand: Brand; record: SearchRecord }
export type ReadDeal = { document: DealDocument; category: Category; record: SearchRecord }
export type ReadLanding = { document: LandingDocument; landing: Landing; record: SearchRecord }
export type RichtextPage = { path: string; title: string; text: string }

export type RecordReader = ReturnType<typeof createRecordReader>

/**
 * Reads records of documents, for the day of `now`. An unchanged record is the same object as before, because an index
 * updates only what differs by identity.
 */
export function createRecordReader(now: Date, lifespanOf: LifespanOf) {
  const context = createRecordContext(now)
  const readListed = (document: DealDocument, brand: ReadBrand | null) =>
    toListedDeal(document, brand?.brand ?? null, lifespanOf)
  /** A separate function, because a closure would keep the deal in memory. */
  const detailsOf = (document: DealDocument, brand: ReadBrand | null) => () => {
    const deal = readListed(document, brand)
    return deal ? toDealDetails(deal, context) : NO_DETAILS
  }
  const brands = remember((document: BrandDocument, _: null): ReadBrand => {
    const brand = toBrand(document)
    return { document, brand, record: toBrandRecord(brand) }
  })
  const deals = remember((document: DealDocument, brand: ReadBrand | null): ReadDeal | null => {
    const deal = readListed(document, brand)
    if (!deal) return null
    const record = toDealRecord(deal, context, detailsOf(document, brand))
    return { document, category: deal.category, record }
  })
  const posts = remember((document: PostDocument, author: AuthorDocument | null) => {
    const post = toPost(document, author && toAuthor(author))
    return post && toPostRecord(post)
  })
  const landings = remember((document: LandingDocument, text: string): ReadLanding => {
    const landing = toLanding(document)
    return { document, landing, record: toLandingRecord(landing, text) }
  })
  const pages = remember((title: string, text: string, path) => {
    return toPageRecord({ id: path, title, text })
  })
  return {
    readBrand: (document: BrandDocument) => brands(document.id, document, null),
    /** `null` for a deal that cannot be shown. */
    readDeal: (document: DealDocument, brand: ReadBrand | null) =>
      deals(document.id, document, brand),
    /** `null` for a post that cannot be shown. */
    readPost: (document: PostDocument, author: AuthorDocument | null) =>
      posts(document.id, document, author),
    /** `text` is that of its rich-text page. */
    readLanding: (document: LandingDocument, text: string) => landings(document.id, document, text),
    readPage: ({ path, title, text }: RichtextPage) => pages(path, title, text),
  }
}

const NO_DETAILS: RecordDetails = { texts: {}, facets: {} }

/** Remembers the last result for each id, and reads again when a source is another one. */
function remember<One, Other, Value>(read: (one: One, other: Other, id: string) => Value) {
  const known = new Map<string, { one: One; other: Other; value: Value }>()
  return (id: string, one: One, other: Other): Value => {
    const last = known.get(id)
    if (last && last.one === one && last.other === other) return last.value
    const value = read(one, other, id)
    known.set(id, { one, other, value })
    return value
  }
}
