import { filterWork, type Work } from '#lib/node/work.ts'
import type { TextPart } from '#lib/text-part.ts'
import { type Corrected, toCorrected, withCorrections } from './corrected-query.ts'
import { createStationCounter } from './count-stations.ts'
import { createNarrowing } from './create-narrowing.ts'
import type { FacetCounts } from './facet-table.ts'
import { findCheaper } from './find-cheaper.ts'
import { buildParts, changeParts, finder, type IndexParts } from './index-parts.ts'
import { createKnownPlaces, findSpots } from './known-places.ts'
import { createMarker } from './mark-text.ts'
import { orderPlaces, type SearchOrder } from './order-places.ts'
import { parseQuery, type QueryPart, readWords } from './parse-query.ts'
import { wholeTitle } from './postings.ts'
import { absentParts, scoreMatches } from './score-matches.ts'
import type { Scores } from './score-records.ts'
import {
  type DealSide,
  type FacetName,
  type SearchField,
  type SearchKind,
  type SearchRecord,
  searchFields,
} from './search-record.ts'
import { isSmallWord } from './small-words.ts'
import { toTopics } from './topics.ts'
import { understandWords } from './understand/understand-words.ts'
import type { Understood } from './understand/understood.ts'
import { createVocabulary } from './vocabulary.ts'
import type { Reach } from './when-and-where.ts'
import { createWordMeanings } from './word-meanings.ts'

export type SearchOptions = {
  /** How many deals at most, from the one at `from`. */
  limit: number
  from?: number
  /** How many of each other kind at most; `limit` unless given. */
  otherLimit?: number
  filters?: Partial<Record<FacetName, string>>
  /** Only deals with an outlet there. */
  near?: Reach | null
  order?: SearchOrder
  /** The moment at which a deal must be usable; any on the day unless given. */
  at?: Date
  /** Finds and counts only these deals. */
  only?: ((id: string) => boolean) | null
  /** Corrects no typing errors. */
  isAsTyped?: boolean
  /** The words that became filters: results need not contain them too. See `understand`. */
  understood?: readonly Understood[]
}

export type SearchHit = {
  id: string
  kind: SearchKind
  /** The most important field that matched. */
  field: SearchField
  /** Whether it matches only most of the words, or a related thing; such hits come last. */
  isClose: boolean
}

export type SearchResult = {
  /** Best first. */
  hits: SearchHit[]
  /** All exact matches, whatever the limit. */
  counts: Record<SearchKind, number>
  /** Facets of the exact matches, counted on demand. */
  facets: () => Work<FacetCounts>
  /** Words, as typed, that no deal has; empty if some deal has them all. */
  absent: string[]
  /** The query that replaced mistyped words; `null` without a correction. */
  corrected: Corrected | null
  /** Queries that the visitor may have meant, but not likely enough for a correction. */
  maybe: string[]
  /** Splits a text into parts that match and parts that do not. */
  mark: (text: string) => TextPart[]
}

export type SearchIndex = {
  /** A query without words finds all deals. */
  search: (query: string, options: SearchOptions) => Work<SearchResult>
  /** The meanings of a query's words to filter by: place, price, time and person. */
  understand: (query: string) => Understood[]
  /** The outlets with this postal code. */
  spotsAt: (postal: string) => DealSide['spots']
  /** How many deals of a category, or of all, are near each station. */
  countStations: (category: string | null) => Work<FacetCounts['mrt']>
  /** Searches for the subjects of the most deals. */
  topics: readonly string[]
  /** Whether some record has the term. */
  hasTerm: (stem: string) => boolean
  /**
   * Returns an index of other records, equal to one built from them, and keeps this one as it is. The work is in
   * proportion to the changes. Unchanged records must be the same objects.
   */
  next: (
    records: readonly SearchRecord[],
    isElsewhere?: (stem: string) => boolean,
  ) => Work<SearchIndex>
}

/**
 * Builds an index of only `records` in memory: the index of one landing page cannot find another's deals. Among equals
 * the earlier record comes first. A term that exists elsewhere on the site is not corrected.
 */
export function* buildSearchIndex(
  records: readonly SearchRecord[],
  isElsewhere: IsElsewhere = () => false,
): Work<SearchIndex> {
  return toSearchIndex(yield* buildParts(records), isElsewhere)
}

type IsElsewhere = (stem: string) => boolean

function toSearchIndex(parts: IndexParts, isElsewhere: IsElsewhere): SearchIndex {
  const { places: recordPlaces, table, words, facetTable } = parts
  const { records, listed } = recordPlaces
  const { postings } = table
  const vocabulary = createVocabulary(words)
  const conceptWords = finder.words
  const meanings = createWordMeanings({ postings, vocabulary, conceptWords, isElsewhere })
  const mark = createMarker(finder)
  const isDeal = (place: number) => records[place]?.kind === 'deal'
  const cheaper = (max: number) => findCheaper(max, records, postings)
  const ofRecords = { postings, size: listed.length, width: records.length, cheaper, isDeal }
  const knownPlaces = createKnownPlaces(table, facetTable)
  const isBlank = (query: string) => query.trim() === ''
  const everyDeal = toScores(parts.deals)

  return {
    topics: toTopics(facetTable),
    countStations: createStationCounter({ records, deals: parts.deals, facetTable }),
    spotsAt: (postal) => findSpots(postal, recordPlaces, table),
    hasTerm: (stem) => postings.has(stem),
    *next(nextRecords, isNextElsewhere = () => false) {
      return toSearchIndex(yield* changeParts(parts, nextRecords), isNextElsewhere)
    },
    understand: (query) => understandWords(readWords(query, meanings.isNamed), knownPlaces),
    *search(query, options) {
      const { limit, from = 0, otherLimit = limit, order = 'best', only = null } = options
      const instant = options.at?.getTime() ?? Number.NEGATIVE_INFINITY
      const isForToday = (place: number) => (records[place]?.usableUntil ?? 0) > instant
      const corpus = { ...ofRecords, isForToday }
      const { isAsTyped = false, understood } = options
      const parsed = yield* parseQuery(query, { finder, meanings, isAsTyped, understood })
      const found = isBlank(query)
        ? everyDeal
        : yield* scoreMatches(parsed, corpus, wholeTitle(query.slice(0, MAX_TITLE)))
      const isWanted = (place: number) =>
        !isDeal(place) || only?.(records[place]?.id ?? '') === true
      const scored = only ? { ...found, places: yield* filterWork(found.places, isWanted) } : found
      // Without words there are no close matches. A copy of all deals would be most of each list's garbage.
      const exact =
        scored === everyDeal
          ? scored.places
          : yield* filterWork(scored.places, (place) => !scored.isClose(place))
      const close =
        exact.length === scored.places.length
          ? []
          : yield* filterWork(scored.places, scored.isClose)
      const { narrowing, kmTo } = createNarrowing(records, options)
      const narrowed = yield* facetTable.narrow(exact, narrowing)
      const places =
        close.length === 0
          ? narrowed.places
          : [...narrowed.places, ...(yield* facetTable.narrow(close, narrowing)).places]
      // Further pages show only deals.
      const window = { from, limit, otherLimit: from === 0 ? otherLimit : 0 }
      const ordering = { ...window, ...recordPlaces, order, kmTo, isForToday }
      const ordered = yield* orderPlaces(places, { ...scored, ...ordering })
      const hits = ordered.flatMap((place) => toHit(place, records[place], scored))
      const terms = tellingParts(parsed.parts).flatMap((part) => part.meanings)
      return {
        hits,
        counts: countKinds(records, narrowed.places),
        facets: narrowed.counts,
        absent: exact.some(isDeal) ? [] : absentParts(parsed.parts, corpus),
        corrected: toCorrected(query, parsed.mended),
        maybe: parsed.maybe.map((slip) => withCorrections(query, [slip])),
        mark: (text) => mark(text, new Set(terms.map(({ term }) => term))),
      }
    },
  }
}

const MAX_TITLE = 100

/** Small words are marked only if there are no others. */
function tellingParts(parts: readonly QueryPart[]): readonly QueryPart[] {
  const telling = parts.filter(({ typed }) => !isSmallWord(typed.toLowerCase()))
  return telling.length > 0 ? telling : parts
}

function toHit(
  place: number,
  record: SearchRecord | undefined,
  { fields, isClose }: Scores,
): SearchHit[] {
  if (!record) return []
  const { id, kind } = record
  return [{ id, kind, field: bestField(fields[place] ?? 0), isClose: isClose(place) }]
}

function countKinds(
  records: readonly SearchRecord[],
  places: readonly number[],
): SearchResult['counts'] {
  const counts = { deal: 0, brand: 0, post: 0, landing: 0, page: 0 }
  for (const place of places) counts[records[place]?.kind ?? 'deal'] += 1
  return counts
}

/** Without words, all are equal. */
function toScores(places: readonly number[]): Scores {
  return {
    places,
    scores: new Float32Array(0),
    fields: new Uint8Array(0),
    isClose: () => false,
  }
}

function bestField(fields: number): SearchField {
  return searchFields.find((_, at) => fields & (1 << at)) ?? 'text'
}
