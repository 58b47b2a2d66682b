import type { ContentClient } from '#content/content-client.ts'
import { toBrandRef } from '#content/mappers/to-brand.ts'
import { isComplete, toDeal } from '#content/mappers/to-deal.ts'
import type { BrandRef, Deal } from '#deals/deal.ts'
import { byEnd } from '#deals/deal-status.ts'
import { isLiveAt, livenessChanges } from '#deals/times/lifespan.ts'
import { relationOf } from '#lib/node/field-values.ts'
import { mapWork } from '#lib/node/work.ts'
import type { Within } from '#repository/deals-within.ts'
import type { BrandDocument, DealDocument } from '#repository/documents.ts'
import { findByUid, readDocuments } from './read-documents.ts'

type DealQuery = {
  /** Only these deals. */
  ids?: readonly string[]
  /** Only these can match. */
  within?: Within
  where?: (document: DealDocument) => boolean
  /** See `Selection`. */
  mayMatch?: (document: DealDocument) => boolean
  /** Ending soonest first by default; `null` is any order. */
  order?: ((a: DealDocument, b: DealDocument) => number) | null
  limit?: number
  /** When the result of `where` for a deal may change by time alone, in ms. */
  until?: (document: DealDocument) => number
}
type LiveQuery = DealQuery & { now: Date }

/** `null` when no such deal is published; throws only when the content service fails. */
export async function findDeal(content: ContentClient, uid: string): Promise<Deal | null> {
  const document = await findByUid<DealDocument>(content, 'deal', uid)
  if (!document) return null
  const [deal] = await withBrands(content, [document])
  return deal ?? null
}

/** Published deals whatever their dates. Not for lists: see `liveDeals`. */
export async function publishedDeals(
  content: ContentClient,
  query: DealQuery = {},
): Promise<Deal[]> {
  const documents = await selectDeals(content, query, (document) => document)
  return withBrands(content, documents)
}

export async function liveDeals(content: ContentClient, query: LiveQuery): Promise<Deal[]> {
  return publishedDeals(content, { ...query, ...live(content, query) })
}

type FactsQuery<Fact> = Pick<LiveQuery, 'now' | 'within' | 'where' | 'order' | 'limit'> & {
  read: (document: DealDocument) => Fact
}

/** One fact about each live deal, such as its category. For counting, so in any order by default. */
export async function liveDealFacts<Fact>(
  content: ContentClient,
  { read, order = null, ...query }: FactsQuery<Fact>,
): Promise<Fact[]> {
  return selectDeals(content, { ...query, ...live(content, query), order }, read)
}

/** Which of the wanted deals are live, and until when. */
function live(
  { lifespanOf }: ContentClient,
  { now, within, where = () => true, until }: LiveQuery,
): Required<Pick<DealQuery, 'within' | 'mayMatch' | 'where' | 'until'>> {
  const instant = now.getTime()
  // Many deals of a large site have ended, and `where` may be slow.
  const isOver = (document: DealDocument) => lifespanOf(document).ends <= instant
  const mayMatch = (document: DealDocument) =>
    !isOver(document) && (until !== undefined || where(document))
  // `where` was already called for possible matches, unless time may change the result.
  const isWanted = until === undefined ? () => true : where
  return {
    within: within ?? { notOverAt: instant },
    mayMatch,
    where: (document) => isWanted(document) && isLiveAt(lifespanOf(document), instant),
    until: (document) =>
      Math.min(
        isWanted(document)
          ? livenessChanges(lifespanOf(document), instant)
          : Number.POSITIVE_INFINITY,
        until?.(document) ?? Number.POSITIVE_INFINITY,
      ),
  }
}

function selectDeals<Value>(
  content: ContentClient,
  { where, order = soonestEnd(content), ...query }: DealQuery,
  read: (document: DealDocument) => Value,
): Promise<Value[]> {
  const selection = {
    ...query,
    // Comes first, because it usually selects a few of very many.
    matches: (document: DealDocument) => (where?.(document) ?? true) && isComplete(document),
    order,
    read,
  }
  return readDocuments('the deals', () => content.select<DealDocument, Value>('deal', selection))
}

export function soonestEnd({ lifespanOf }: ContentClient) {
  return (a: DealDocument, b: DealDocument): number => byEnd(lifespanOf(a), lifespanOf(b))
}

async function withBrands(
  content: ContentClient,
  documents: readonly DealDocument[],
): Promise<Deal[]> {
  const ids = new Set(
    await content.inTurns(mapWork(documents, ({ data }) => relationOf(data.brand)?.id ?? '')),
  )
  const brands = await brandRefs(content, ids)
  const read = (document: DealDocument) => {
    const brand = brands.get(relationOf(document.data.brand)?.id ?? '') ?? null
    const deal = toDeal(document, brand, content.lifespanOf)
    return deal && { ...deal, success: content.successOf?.(deal.id) ?? null }
  }
  const deals = await content.inTurns(mapWork(documents, read, STEPS_OF_READING))
  return deals.filter((deal) => deal !== null)
}

/** The cost of reading a deal, mostly for the URLs of its pictures. */
const STEPS_OF_READING = 500

async function brandRefs(
  content: ContentClient,
  ids: ReadonlySet<string>,
): Promise<Map<string, BrandRef>> {
  const entries = await readDocuments('the brands of deals', () =>
    content.select<BrandDocument, [string, BrandRef]>('brand', {
      ids: [...ids],
      matches: () => true,
      read: (document) => [document.id, toBrandRef(document)],
    }),
  )
  return new Map(entries)
}
