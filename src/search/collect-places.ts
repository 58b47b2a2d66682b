import { ONLINE } from '#deals/facts/near-place.ts'
import type { Work } from '#lib/work.ts'
import type { DealSide, SearchRecord } from './search-record.ts'
import { textWords } from './text-words.ts'
import type { KnownPlaces } from './understand/understand-place.ts'

/** Outlets by their postal codes. */
export function* collectSpots(
  records: readonly SearchRecord[],
): Work<Map<string, DealSide['spots']>> {
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

/** The stations that outlets name, and the names of brands, which may have those of places in them. */
export function* collectPlaces(records: readonly SearchRecord[]): Work<KnownPlaces> {
  const stations = new Set<string>()
  const brands = new Set<string>()
  const names = new Set<string>()
  for (const { kind, facets, texts } of records) {
    for (const name of facets.mrt ?? []) stations.add(name)
    // A partner's page may be named after a place.
    if (kind !== 'landing') for (const name of texts.brand ?? []) names.add(name)
    yield
  }
  for (const name of names)
    brands.add(
      textWords(name)
        .map(({ stem }) => stem)
        .join(' '),
    )
  return { hasStation: (name) => stations.has(name), isBrand: (stems) => brands.has(stems) }
}

/** How many of each kind are offered to somebody who has not typed yet. */
const MAX_TAGS = 4
const MAX_STATIONS = 2

/** Searches for what the most deals are about, and for where they are the most. */
export function* collectTopics(records: readonly SearchRecord[]): Work<string[]> {
  const tags = new Map<string, number>()
  const stations = new Map<string, number>()
  const add = (counts: Map<string, number>, values: readonly string[] = []) => {
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  for (const { facets } of records) {
    add(tags, facets.tag)
    add(stations, facets.mrt)
    yield
  }
  stations.delete(ONLINE)
  return [
    ...mostFrequent(tags, MAX_TAGS).map((tag) => tag.replaceAll('-', ' ')),
    ...mostFrequent(stations, MAX_STATIONS),
  ]
}

function mostFrequent(counts: ReadonlyMap<string, number>, most: number): string[] {
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([value]) => value)
}
