import type { Point } from '#lib/singapore-point.ts'
import type { TextPart } from '#lib/text-part.ts'
import { filterWork, type Work } from '#lib/work.ts'
import { createConceptFinder } from './concept-finder.ts'
import { createNarrowing } from './create-narrowing.ts'
import { createFacetTable, type FacetCounts } from './facet-table.ts'
import { createMarker } from './mark-text.ts'
import { orderPlaces, type SearchOrder } from './order-places.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import { collectTerms, FIELD_BITS, fieldBit, wholeTitle } from './postings.ts'
import { absentParts, scoreNear } from './score-near.ts'
import type { Scores } from './score-records.ts'
import {
  type DealSide,
  type FacetName,
  type SearchField,
  type SearchKind,
  type SearchRecord,
  searchFields,
} from './search-record.ts'
import { createVocabulary } from './vocabulary.ts'
import { createWordMeanings } from './word-meanings.ts'

export type SearchOptions = {
  /** Of deals at most so many; those before `from` are left out. */
  limit: number
  from?: number
  /** Of each other kind at most so many; `limit` unless given. */
  otherLimit?: number
  filters?: Partial<Record<FacetName, string>>
  /** Deals with an outlet within so many kilometres. */
  near?: { point: Point; km: number } | null
  order?: SearchOrder
  /** What can be used is told for this moment; for the whole day unless given. */
  at?: Date
  /** Of deals finds and counts no others. */
  only?: ((id: string) => boolean) | null
}

export type SearchHit = {
  id: string
  kind: SearchKind
  /** The most telling field in which something was found. */
  field: SearchField
  /** Has only most of what was asked for; such hits come last. */
  isNear: boolean
}

export type SearchResult = {
  /** The best first. */
  hits: SearchHit[]
  /** How many there are, `limit` or not; near ones do not count. */
  counts: Record<SearchKind, number>
  /** Of those that are counted; near ones have none. Counted only when asked. */
  facets: () => Work<FacetCounts>
  /** What no deal has of what was asked for, as it was typed; only where no deal has all of it. */
  absent: string[]
  /** The query with its typing errors mended, when there are any; the hits are for this one. */
  meant: string | null
  /** A text in parts, every other one being what was found. */
  mark: (text: string) => TextPart[]
}

export type SearchIndex = {
  /** A query without words asks for all deals. */
  search: (query: string, options: SearchOptions) => Work<SearchResult>
  /** The outlets with this postal code. */
  spotsAt: (postal: string) => DealSide['spots']
}

/**
 * Everything that can be found, in memory. It holds nothing but `records`: what is searched in the
 * index of one landing page cannot find another's deals. Among equals the earlier record comes first.
 */
export function* buildSearchIndex(records: readonly SearchRecord[]): Work<SearchIndex> {
  const finder = createConceptFinder()
  const table = yield* collectTerms(records, finder)
  const meanable = [...new Set([...table.named].filter(isWord)).union(finder.words)]
  const vocabulary = yield* createVocabulary(meanable, (term) => table.written.get(term) ?? term)
  const meanings = createWordMeanings({ table, vocabulary, conceptWords: finder.words })
  yield
  const facetTable = yield* createFacetTable(records)
  const mark = createMarker(finder)
  const isDeal = (place: number) => records[place]?.kind === 'deal'
  const corpus = { postings: table.postings, size: records.length, cheaper, isDeal }

  /** Deals by their price; a post has none, but may be about things under $30. */
  function* cheaper(max: number): Work<Uint32Array> {
    const found: number[] = []
    for (const [place, { price }] of records.entries()) {
      if (price !== null && price <= max) found.push((place << FIELD_BITS) | fieldBit('facts'))
      yield
    }
    const literal = table.postings
      .get(String(max))
      ?.filter((entry) => records[entry >> FIELD_BITS]?.kind !== 'deal')
    return Uint32Array.from(literal ? [...found, ...literal] : found)
  }

  function toHit(place: number, { fields, isNear }: Scores): SearchHit[] {
    const record = records[place]
    if (!record) return []
    const { id, kind } = record
    return [{ id, kind, field: bestField(fields[place] ?? 0), isNear: isNear(place) }]
  }

  const spots = yield* collectSpots(records)
  const isBlank = (query: string) => query.trim() === ''
  const everyDeal = (): Scores => ({
    places: [...records.keys()].filter(isDeal),
    scores: new Float32Array(0),
    fields: new Uint8Array(0),
    isNear: () => false,
  })

  return {
    spotsAt: (postal) => spots.get(postal) ?? [],
    *search(query, options) {
      const { limit, from = 0, otherLimit = limit, order = 'best', only = null } = options
      const parsed = yield* parseQuery(query, { finder, meanings })
      const found = isBlank(query)
        ? everyDeal()
        : yield* scoreNear(parsed, corpus, wholeTitle(query.slice(0, MAX_TITLE)))
      const isWanted = (place: number) =>
        !isDeal(place) || only?.(records[place]?.id ?? '') === true
      const scored = only ? { ...found, places: yield* filterWork(found.places, isWanted) } : found
      const whole = yield* filterWork(scored.places, (place) => !scored.isNear(place))
      const near =
        whole.length === scored.places.length ? [] : yield* filterWork(scored.places, scored.isNear)
      const { narrowing, kmTo } = createNarrowing(records, options)
      const narrowed = yield* facetTable.narrow(whole, narrowing)
      const places =
        near.length === 0
          ? narrowed.places
          : [...narrowed.places, ...(yield* facetTable.narrow(near, narrowing)).places]
      const wish = { limit: from + limit, otherLimit, order, records, kmTo }
      const ordered = yield* orderPlaces(places, { ...scored, ...wish })
      const hits = ordered.flatMap((place) => toHit(place, scored))
      const terms = parsed.parts.flatMap((part) => part.meanings.map(({ term }) => term))
      return {
        hits: from === 0 ? hits : hits.filter(({ kind }) => kind === 'deal').slice(from),
        counts: countKinds(records, narrowed.places),
        facets: narrowed.counts,
        absent: whole.some(isDeal) ? [] : absentParts(parsed.parts, corpus),
        meant: meantQuery(query, parsed.mended, table.written),
        mark: (text) => mark(text, new Set(terms)),
      }
    },
  }
}

const MAX_TITLE = 100

function countKinds(
  records: readonly SearchRecord[],
  places: readonly number[],
): SearchResult['counts'] {
  const counts = { deal: 0, brand: 0, post: 0, landing: 0, page: 0 }
  for (const place of places) counts[records[place]?.kind ?? 'deal'] += 1
  return counts
}

/** Outlets by their postal codes. */
function* collectSpots(records: readonly SearchRecord[]): Work<Map<string, DealSide['spots']>> {
  const byPostal = new Map<string, DealSide['spots'][number][]>()
  for (const { deal } of records) {
    for (const spot of deal?.spots ?? []) {
      const others = byPostal.get(spot.postal)
      if (others) others.push(spot)
      else byPostal.set(spot.postal, [spot])
    }
    yield
  }
  return byPostal
}

/** Not a concept, a phrase or a whole title. */
function isWord(term: string): boolean {
  return !/^[~=]| /.test(term)
}

function bestField(fields: number): SearchField {
  return searchFields.find((_, at) => fields & (1 << at)) ?? 'text'
}

function meantQuery(
  query: string,
  mended: ParsedQuery['mended'],
  written: ReadonlyMap<string, string>,
): string | null {
  if (mended.length === 0) return null
  return mended.reduceRight(
    (text, { word, term }) =>
      text.slice(0, word.start) + (written.get(term) ?? term) + text.slice(word.end),
    query,
  )
}
