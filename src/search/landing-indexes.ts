import { isDealOf } from '#content/queries/landings.ts'
import type { Landing } from '#deals/landing.ts'
import { filterWork, type Work } from '#lib/node/work.ts'
import { buildSearchIndex, type SearchIndex } from './create-search-index.ts'
import type { ReadDeal, ReadLanding } from './record-reader.ts'
import type { SearchRecord } from './search-record.ts'

/** The index of one landing page's deals. */
export type LandingIndex = {
  source: ReadLanding
  records: readonly SearchRecord[]
  index: SearchIndex
}

type LandingSources = {
  landings: readonly ReadLanding[]
  /** All live deals. */
  deals: readonly ReadDeal[]
  /** Those that differ from before: added, removed or changed. */
  changed: readonly ReadDeal[]
  /** By uid. */
  before: ReadonlyMap<string, LandingIndex>
  hasTerm: SearchIndex['hasTerm']
}

/** By uid, an index for each landing page with a search. Keeps the indexes whose deals did not change. */
export function* makeLandingIndexes(sources: LandingSources): Work<Map<string, LandingIndex>> {
  const { landings, deals, changed, before, hasTerm } = sources
  const made = new Map<string, LandingIndex>()
  for (const source of landings) {
    const { landing } = source
    if (!landing.hasSearch) continue
    const isOfLanding = isDealOf(landing)
    const isOwn = ({ document }: ReadDeal) => isOfLanding(document)
    const last = before.get(landing.uid)
    const isKept = last?.source === source && !changed.some(isOwn)
    const records = isKept
      ? last.records
      : asListed(landing, yield* filterWork(deals, isOwn, STEPS_OF_TESTING))
    const index = yield* last
      ? last.index.next(records, hasTerm)
      : buildSearchIndex(records, hasTerm)
    made.set(landing.uid, { source, records, index })
  }
  return made
}

/** The work of testing whether a deal is the landing's. */
const STEPS_OF_TESTING = 4

/** The landing's own list first. */
function asListed({ dealIds }: Landing, deals: readonly ReadDeal[]): SearchRecord[] {
  const places = new Map(dealIds.map((id, place) => [id, place]))
  const placeOf = ({ id }: SearchRecord) => places.get(id) ?? Number.MAX_SAFE_INTEGER
  return deals.map(({ record }) => record).toSorted((a, b) => placeOf(a) - placeOf(b))
}
