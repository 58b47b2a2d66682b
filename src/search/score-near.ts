import type { Work } from '#lib/work.ts'
import type { ParsedQuery, QueryPart } from './parse-query.ts'
import { FIELD_BITS } from './postings.ts'
import { type Corpus, type Scores, scoreRecords } from './score-records.ts'

type DealCorpus = Corpus & { isDeal: (place: number) => boolean }

/**
 * As `scoreRecords`; but where no deal has all that was asked for, also the deals that have other things that may do
 * (for Christmas: gifts). They are near, never more.
 */
export function* scoreNear(query: ParsedQuery, corpus: DealCorpus, whole: string): Work<Scores> {
  const scored = yield* scoreRecords(query, corpus, whole)
  const { places, isNear } = scored
  const hasDeal = places.some((place) => !isNear(place) && corpus.isDeal(place))
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
    isNear: (place) => !known.has(place) || isNear(place),
  }
}

/** What was asked for and no deal has, as it was typed: the rest may have found something. */
export function absentParts(
  parts: readonly QueryPart[],
  { postings, isDeal }: DealCorpus,
): string[] {
  const isAbsent = ({ meanings, optional }: QueryPart) =>
    !optional &&
    meanings.every(({ term }) => !postings.get(term)?.some((entry) => isDeal(entry >> FIELD_BITS)))
  return parts.filter(isAbsent).map(({ typed }) => typed)
}
