import type { ContentClient, DocumentSource } from '#content/content-client.ts'
import type { LifespanOf } from '#content/mappers/deal-lifespans.ts'
import { toAuthor } from '#content/mappers/to-author.ts'
import { toBrand } from '#content/mappers/to-brand.ts'
import { toLanding } from '#content/mappers/to-landing.ts'
import { toPost } from '#content/mappers/to-post.ts'
import { isDealOf } from '#content/queries/landings.ts'
import { richtextPaths } from '#content/queries/richtext-paths.ts'
import {
  type SearchableDocuments,
  searchableDocuments,
} from '#content/queries/searchable-documents.ts'
import { type CategoryCounts, categoryCounts } from '#deals/category-counts.ts'
import type { Deal } from '#deals/deal.ts'
import type { Landing } from '#deals/landing.ts'
import { dayParts } from '#deals/times/day-parts.ts'
import { livenessChanges } from '#deals/times/lifespan.ts'
import { createWeekReader } from '#deals/times/usable-week.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { relationOf } from '#lib/field-values.ts'
import { atMinutes, singaporeDay } from '#lib/singapore-time.ts'
import { mapWork, type Work } from '#lib/work.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { buildSearchIndex, type SearchIndex } from './create-search-index.ts'
import { createDealReader, type ReadBrand, type ReadDeal, type ReadDeals } from './deal-reader.ts'
import { toDealRecord } from './deal-record.ts'
import { inOrder, liveInOrder } from './live-in-order.ts'
import { toBrandRecord, toLandingRecord, toPageRecord, toPostRecord } from './other-records.ts'
import type { SearchRecord } from './search-record.ts'

type RichtextPage = { path: string; title: string; text: string }

/** The indexes of the site. They find things, which are then read from the content. */
export type SiteSearch = {
  /** The day in Singapore that it was made for. */
  day: string
  /** In ms; from then on other deals are live. */
  liveUntil: number
  index: SearchIndex
  /** By uid, an index for each landing page with a search, of its own deals only. */
  ofLandings: ReadonlyMap<string, SearchIndex>
  /** Titles of rich-text pages, by path. */
  pages: ReadonlyMap<string, string>
  /** The moments of the day at which other deals become usable, in ms, in order. */
  changes: readonly number[]
  /** What was read of each live deal. */
  deals: ReadDeals
  /** Live deals. */
  counts: CategoryCounts
  total: number
}

/** An index of one landing page's deals, for a landing that is newer than the index of the site. */
export function* makeLandingIndex(
  deals: readonly Deal[],
  { site, now }: { site: SiteSearch; now: Date },
): Work<SearchIndex> {
  const readWeek = createWeekReader(singaporeDay(now))
  const toRecord = (deal: Deal) => toDealRecord(deal, { now, readWeek })
  const records = yield* mapWork(deals, toRecord, STEPS_OF_RECORD)
  return yield* buildSearchIndex(records, site.index.hasTerm)
}

/** The work of reading a deal. */
const STEPS_OF_RECORD = 500

export type SearchSources = {
  content: ContentClient & DocumentSource
  richtext: RichtextClient
  now: Date
  /** The one that it replaces, which serves meanwhile. */
  before?: SiteSearch | null
}

/** Reads everything that can be found, and builds the indexes between requests. */
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
  // The site's own work, whoever asked first.
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
  const brands = new Map<string, ReadBrand>()
  for (const document of inOrder(documents.brands)) {
    brands.set(document.id, { document, brand: toBrand(document) })
    yield
  }
  const authors = new Map(documents.authors.map((author) => [author.id, toAuthor(author)]))
  const landings = inOrder(documents.landings).map(toLanding)
  const textAt = new Map(pages.map(({ path, text }) => [path, text]))
  const ownPages = pages.filter(({ path }) => !landings.some(({ uid }) => path === `/${uid}`))
  const scopes = landings.filter(({ hasSearch }) => hasSearch).map(toScope)
  const day = singaporeDay(now)
  const deals = new Map<DealDocument, ReadDeal>()
  const known: ReadDeals = before?.day === day ? before.deals : new Map()
  const readDeal = createDealReader({ brands, now, lifespanOf, before: known })
  const changes = new Set(partEnds(day))
  let liveUntil = Number.POSITIVE_INFINITY
  for (const document of documents.deals) {
    liveUntil = Math.min(liveUntil, livenessChanges(lifespanOf(document), now.getTime()))
    yield
  }
  for (const document of yield* liveInOrder(documents.deals, { now, lifespanOf })) {
    const deal = readDeal(document)
    if (!deal) continue
    deals.set(document, deal)
    const { record } = deal
    for (const instant of record.deal?.day.hours ?? []) changes.add(instant)
    for (const spot of record.deal?.spots ?? []) {
      for (const instant of spot.day.hours) changes.add(instant)
    }
    for (const { isOwn, records } of scopes) if (isOwn(document)) records.push(record)
    yield
  }
  const posts: SearchRecord[] = []
  for (const document of inOrder(documents.posts)) {
    const post = toPost(document, authors.get(relationOf(document.data.author)?.id ?? '') ?? null)
    if (post) posts.push(toPostRecord(post))
    yield
  }
  const index = yield* buildSearchIndex([
    ...(yield* mapWork(brands.values(), ({ brand }) => toBrandRecord(brand))),
    ...(yield* mapWork(deals.values(), ({ record }) => record)),
    ...posts,
    ...landings.map((landing) => toLandingRecord(landing, textAt.get(`/${landing.uid}`) ?? '')),
    ...ownPages.map(({ path, title, text }) => toPageRecord({ id: path, title, text })),
  ])
  const ofLandings = new Map<string, SearchIndex>()
  for (const { landing, records } of scopes) {
    ofLandings.set(landing.uid, yield* buildSearchIndex(asListed(landing, records), index.hasTerm))
  }
  return {
    day,
    liveUntil,
    index,
    ofLandings,
    pages: new Map(ownPages.map(({ path, title }) => [path, title])),
    changes: [...changes].toSorted((a, b) => a - b),
    deals,
    counts: categoryCounts([...deals.values()].map(({ category }) => category)),
    total: deals.size,
  }
}

/** When what is left of the day has one part less. */
function partEnds(day: string): number[] {
  return Object.values(dayParts).map(([, end]) => atMinutes(day, end).getTime())
}

function toScope(landing: Landing) {
  const records: SearchRecord[] = []
  return { landing, isOwn: isDealOf(landing), records }
}

/** The landing's own list first. */
function asListed({ dealIds }: Landing, records: readonly SearchRecord[]): SearchRecord[] {
  const places = new Map(dealIds.map((id, place) => [id, place]))
  const placeOf = ({ id }: SearchRecord) => places.get(id) ?? Number.MAX_SAFE_INTEGER
  return records.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The plain text of a rich-text page. Block maps may come from other servers, so nothing is trusted. */
function richtextWords(blocks: BlockMap): { title: string; text: string } {
  const [title = '', ...texts] = Object.values(blocks).map((entry) => {
    const runs: unknown = entry?.value?.properties?.title
    if (!Array.isArray(runs)) return ''
    return runs
      .map((run) => (Array.isArray(run) && typeof run[0] === 'string' ? run[0] : ''))
      .join('')
  })
  return { title, text: texts.filter(Boolean).join('\n') }
}
