import type { ContentClient, DocumentSource } from '#content/content-client.ts'
import { richtextPaths } from '#content/queries/richtext-paths.ts'
import {
  type SearchableDocuments,
  searchableDocuments,
} from '#content/queries/searchable-documents.ts'
import { type CategoryCounts, categoryCounts } from '#deals/category-counts.ts'
import type { Deal } from '#deals/deal.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { relationOf } from '#lib/node/field-values.ts'
import { mapWork, type Work } from '#lib/node/work.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { asText } from '#richtext/read-block.ts'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { changedItems, compareLists, isSameList } from './compare-lists.ts'
import { buildSearchIndex, type SearchIndex } from './create-search-index.ts'
import { toDealRecord } from './deal-record.ts'
import { type LandingIndex, makeLandingIndexes } from './landing-indexes.ts'
import { findLiveDeals, inOrder, type LiveDeals } from './live-deals.ts'
import { createRecordContext } from './record-context.ts'
import {
  createRecordReader,
  type ReadBrand,
  type ReadDeal,
  type RecordReader,
  type RichtextPage,
} from './record-reader.ts'
import { countHours, momentsOf, type UsableHours } from './usable-hours.ts'

/** The indexes of the site. Callers read what they find from the content. */
export type SiteSearch = {
  /** The day in Singapore that it was made for. */
  day: string
  /** In ms; from then on other deals are live. */
  liveUntil: number
  index: SearchIndex
  /** By uid, an index of its own deals for each landing page with a search. */
  ofLandings: ReadonlyMap<string, SearchIndex>
  /** Titles of rich-text pages, by path. */
  pages: ReadonlyMap<string, string>
  /** The moments of the day at which other deals become usable, in ms, in order. */
  changes: readonly number[]
  /** Live deals. */
  counts: CategoryCounts
  total: number
  /** The basis for the next index. */
  made: {
    reader: RecordReader
    brands: readonly ReadBrand[]
    found: LiveDeals
    /** The record of each live deal; `null` for one that cannot be shown. */
    read: readonly (ReadDeal | null)[]
    deals: readonly ReadDeal[]
    landingIndexes: ReadonlyMap<string, LandingIndex>
    hours: UsableHours
  }
}

/** Makes an index of one landing page's deals, for a landing that is newer than the index of the site. */
export function* makeLandingIndex(
  deals: readonly Deal[],
  { site, now }: { site: SiteSearch; now: Date },
): Work<SearchIndex> {
  const context = createRecordContext(now)
  const toRecord = (deal: Deal) => toDealRecord(deal, context)
  const records = yield* mapWork(deals, toRecord, STEPS_OF_RECORD)
  return yield* buildSearchIndex(records, site.index.hasTerm)
}

/** The work of reading a deal. */
const STEPS_OF_RECORD = 500

export type SearchSources = {
  content: ContentClient & DocumentSource
  richtext: RichtextClient
  now: Date
  /** The index to replace, which works meanwhile. */
  before?: SiteSearch | null
}

/** Reads all searchable documents, and builds the indexes between requests. */
export async function makeSiteSearch(sources: SearchSources): Promise<SiteSearch> {
  const { content, richtext, now, before = null } = sources
  const [documents, named] = await Promise.all([
    searchableDocuments(content),
    richtextPaths(content),
  ])
  const found = await Promise.all(
    [...named].map(async ([id, path]) => ({ path, blocks: await richtext.findPage(id) })),
  )
  const pages = found.flatMap(({ path, blocks }) =>
    blocks ? [{ path, ...richtextWords(blocks) }] : [],
  )
  // In the site's own queue, whoever asked first.
  return content.inTurns(
    buildSiteSearch(documents, { pages, now, lifespanOf: content.lifespanOf, before }),
    { line: null, canWait: before !== null },
  )
}

type SearchContext = {
  pages: readonly RichtextPage[]
  now: Date
  lifespanOf: LifespanOf
  before: SiteSearch | null
}

function* buildSiteSearch(
  documents: SearchableDocuments,
  { pages, now, lifespanOf, before }: SearchContext,
): Work<SiteSearch> {
  const day = singaporeDay(now)
  // The record of a deal depends on the day.
  const last = before?.day === day ? before : null
  const reader = last?.made.reader ?? createRecordReader(now, lifespanOf)
  const brands = yield* mapWork(inOrder(documents.brands), reader.readBrand)
  const found = yield* findLiveDeals(documents.deals, {
    now,
    lifespanOf,
    before: last?.made.found ?? null,
  })
  const read = yield* readDeals(found, { brands, reader, last })
  const deals = withoutNull(read)
  const others = yield* readOthers(documents, { pages, reader })
  const records = brands
    .map(({ record }) => record)
    .concat(
      deals.map(({ record }) => record),
      others.records,
    )
  const index = yield* last ? last.index.next(records) : buildSearchIndex(records)

  const { fresh, gone } = yield* changedItems(last?.made.deals ?? [], deals)
  const landingIndexes = yield* makeLandingIndexes({
    landings: others.landings,
    deals,
    changed: [...fresh, ...gone],
    before: last?.made.landingIndexes ?? new Map(),
    hasTerm: index.hasTerm,
  })
  const hours = yield* countHours(last?.made.hours ?? new Map(), { fresh, gone })
  return {
    day,
    liveUntil: found.until,
    index,
    ofLandings: new Map(landingIndexes.entries().map(([uid, made]) => [uid, made.index] as const)),
    pages: new Map(others.ownPages.map(({ path, title }) => [path, title])),
    changes: momentsOf(hours, day),
    counts: categoryCounts(deals.values().map(({ category }) => category)),
    total: deals.length,
    made: { reader, brands, found, read, deals, landingIndexes, hours },
  }
}

type DealSources = {
  brands: readonly ReadBrand[]
  reader: RecordReader
  last: SiteSearch | null
}

/** In the order of the live deals; `null` for one that cannot be shown. With the same brands it reads new deals alone. */
function* readDeals(
  { live }: LiveDeals,
  { brands, reader, last }: DealSources,
): Work<readonly (ReadDeal | null)[]> {
  const brandById = new Map(brands.map((brand) => [brand.document.id, brand]))
  const read = (document: DealDocument) =>
    reader.readDeal(document, brandById.get(relationOf(document.data.brand)?.id ?? '') ?? null)
  if (!last || !isSameList(yield* compareLists(last.made.brands, brands))) {
    return yield* mapWork(live, read)
  }
  const known = last.made.read
  const { start, end } = yield* compareLists(last.made.found.live, live)
  const between = yield* mapWork(live.slice(start, live.length - end), read)
  return known.slice(0, start).concat(between, known.slice(known.length - end))
}

/** The same list if it has no `null`. Filling a growing list would leave garbage of three times its size. */
function withoutNull<Item>(items: readonly (Item | null)[]): readonly Item[] {
  return items.includes(null) ? items.filter((item) => item !== null) : (items as readonly Item[])
}

type OtherSources = { pages: readonly RichtextPage[]; reader: RecordReader }

/** Everything but brands and deals. */
function* readOthers(documents: SearchableDocuments, { pages, reader }: OtherSources) {
  const authors = new Map(documents.authors.map((author) => [author.id, author]))
  const posts = yield* mapWork(inOrder(documents.posts), (document) =>
    reader.readPost(document, authors.get(relationOf(document.data.author)?.id ?? '') ?? null),
  )
  const textAt = new Map(pages.map(({ path, text }) => [path, text]))
  const landings = inOrder(documents.landings).map((document) =>
    reader.readLanding(document, textAt.get(`/${document.uid}`) ?? ''),
  )
  const ownPages = pages.filter(
    ({ path }) => !landings.some(({ landing }) => path === `/${landing.uid}`),
  )
  return {
    landings,
    ownPages,
    records: [
      ...posts.filter((post) => post !== null),
      ...landings.map(({ record }) => record),
      ...ownPages.map(reader.readPage),
    ],
  }
}

/** The plain text of a rich-text page. Block maps may come from other servers, so they are not trusted. */
function richtextWords(blocks: BlockMap): { title: string; text: string } {
  const [title = '', ...texts] = Object.values(blocks).map((entry) =>
    asText(entry?.value?.properties?.title),
  )
  return { title, text: texts.filter(Boolean).join('\n') }
}
