import type { Work } from '#lib/node/work.ts'
import type { ParsedQuery, QueryPart } from './parse-query.ts'
import { entriesOf, fieldsNow, placeOf } from './postings.ts'
import { type Corpus, type Scores, scoreRecords } from './score-records.ts'

/**
 * Scores as `scoreRecords` does. If no deal has all of the words, deals with related things (for Christmas: gifts)
 * follow as close matches.
 */
export function* scoreMatches(query: ParsedQuery, corpus: Corpus, whole: string): Work<Scores> {
  const scored = yield* scoreRecords(query, corpus, whole)
  const { places, isClose } = scored
  const hasDeal = places.some((place) => !isClose(place) && corpus.isDeal(place))
  if (hasDeal || query.parts.every(({ near }) => near.length === 0)) return scored
  const parts = query.parts.map((part) => ({
    ...part,
    meanings: [...part.meanings, ...part.near],
  }))
  const others = yield* scoreRecords({ ...query, parts }, corpus, whole)
  const known = new Set(places)
  yield places.length
  return {
    ...others,
    places: [
      ...places,
      ...others.places.filter((place) => !known.has(place) && corpus.isDeal(place)),
    ],
    isClose: (place) => !known.has(place) || isClose(place),
  }
}

/** The parts of the query, as typed, that no deal has. */
export function absentParts(
  parts: readonly QueryPart[],
  { postings, isDeal, isForToday }: Corpus,
): string[] {
  const isOfDeal = (entry: number) => isDeal(placeOf(entry)) && fieldsNow(entry, isForToday) !== 0
  const isAbsent = ({ meanings, optional }: QueryPart) =>
    !optional && meanings.every(({ term }) => !entriesOf(postings, term)?.some(isOfDeal))
  return parts.filter(isAbsent).map(({ typed }) => typed)
}
