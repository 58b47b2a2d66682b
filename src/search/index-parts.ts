import { filterWork, type Work } from '#lib/node/work.ts'
import { changeTerms } from './change-terms.ts'
import { createConceptFinder } from './concept-finder.ts'
import { readDetails } from './detail-changes.ts'
import { createFacetTableBuilder, type FacetTable } from './facet-table.ts'
import { createTermBuilder, type TermTable } from './postings.ts'
import { changePlaces, createPlaces, type PlaceChange, type RecordPlaces } from './record-places.ts'
import type { SearchRecord } from './search-record.ts'
import { changeWords, collectWords, type Words } from './vocabulary.ts'

/** The data structures of an index. They are immutable: parts for other records share what is equal. */
export type IndexParts = {
  places: RecordPlaces
  table: TermTable
  words: Words
  facetTable: FacetTable
  /** The places of all deals. */
  deals: readonly number[]
}

/** Shared by all indexes: a site has one for itself and one for each landing page with a search. */
export const finder = createConceptFinder()

export function* buildParts(records: readonly SearchRecord[]): Work<IndexParts> {
  const places = createPlaces(records)
  const terms = createTermBuilder(finder)
  const facets = createFacetTableBuilder()
  for (const { kind, details } of records) {
    const read = details()
    terms.add({ kind, ...read })
    facets.add(read.facets)
    yield
  }
  const table = yield* terms.end()
  return {
    places,
    table,
    words: yield* collectWords(table, finder),
    facetTable: yield* facets.end(),
    deals: yield* dealPlaces(places),
  }
}

/** If a greater share of the records changes, building all parts is less work. */
const MOST_CHANGED = 1 / 4

/** The same as `buildParts(records)`, with work in proportion to the changes. */
export function* changeParts(
  parts: IndexParts,
  records: readonly SearchRecord[],
): Work<IndexParts> {
  const { places, changes } = yield* changePlaces(parts.places, records)
  if (changes.length > records.length * MOST_CHANGED) return yield* buildParts(records)
  if (changes.length === 0) return { ...parts, places }
  const details = yield* readDetails(changes)
  const { table, words } = yield* changeTerms(parts.table, details, finder)
  return {
    places,
    table,
    words: yield* changeWords(parts.words, words, finder),
    facetTable: yield* parts.facetTable.change(details),
    deals: changes.some(isOtherKind) ? yield* dealPlaces(places) : parts.deals,
  }
}

function isOtherKind({ before, after }: PlaceChange): boolean {
  return (before?.kind === 'deal') !== (after?.kind === 'deal')
}

function dealPlaces({ records }: RecordPlaces): Work<number[]> {
  return filterWork([...records.keys()], (place) => records[place]?.kind === 'deal')
}
