import type { FacetTable } from './facet-table.ts'
import { entriesOf, placeOf, type TermTable } from './postings.ts'
import type { RecordPlaces } from './record-places.ts'
import type { DealSide } from './search-record.ts'
import type { KnownPlaces } from './understand/understand-place.ts'

/** The stations that outlets name, and the names of brands, which may contain those of places. */
export function createKnownPlaces(
  { names }: TermTable,
  { totals }: Pick<FacetTable, 'totals'>,
): KnownPlaces {
  const stations = new Set(totals('mrt').map(({ value }) => value))
  const beginnings = new Set(names.keys().flatMap(beginningsOf))
  return {
    hasStation: (name) => stations.has(name),
    hasStationIn: (area) => [...stations].some((name) => name.startsWith(`${area} `)),
    isBrand: (stems) => names.has(stems),
    beginsBrand: (stems) => beginnings.has(stems),
  }
}

/** People leave out the last words of a long name: `kranji furrow` for `kranji furrow farm`. */
function beginningsOf(stems: string): string[] {
  const words = stems.split(' ')
  return words.slice(2).map((_, at) => words.slice(0, at + 2).join(' '))
}

/** The outlets with a postal code, those of earlier records first. */
export function findSpots(
  postal: string,
  { records, ranks }: RecordPlaces,
  { postings }: TermTable,
): DealSide['spots'] {
  // The codes of a deal's outlets are among its words.
  return Array.from(entriesOf(postings, postal) ?? [], placeOf)
    .toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
    .flatMap((place) => records[place]?.deal?.spots ?? [])
    .filter((spot) => spot.postal === postal)
}
