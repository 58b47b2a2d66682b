import { findNearPlace } from '#deals/facts/near-place.ts'
import type { SearchIndex, SearchOptions } from '../create-search-index.ts'
import type { Understood } from './understood.ts'

/** The filters for understood words. */
export function understoodOptions(
  understood: readonly Understood[],
  index: Pick<SearchIndex, 'spotsAt'>,
): Pick<SearchOptions, 'filters' | 'near' | 'understood'> {
  const place = understood.find(({ facet }) => facet === 'near')?.value
  return {
    understood,
    filters: Object.fromEntries(understood.map(({ facet, value }) => [facet, value])),
    near: place === undefined ? null : findNearPlace(place, index.spotsAt(place)),
  }
}
