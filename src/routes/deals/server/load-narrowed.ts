import { categoryCounts } from '#deals/category-counts.ts'
import type { Category } from '#lib/categories.ts'
import type { FacetCounts } from '#search/facet-table.ts'
import { type Filters, readFilters, withoutFilter } from '../../filters/filters.ts'
import { findDeals } from '../../search/server/find-deals.ts'
import { countLive } from '../../server/count-live.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { DealsPayload } from '../payload.ts'
import { sharedPlaces } from './count-facts.ts'
import { listChoices } from './list-choices.ts'

/** Long enough for a new index of few deals, so that a list has deals that began at midnight or were just published. */
const PATIENCE_MS = 2000

/**
 * A list with filters, from the search index. The number of such lists has no bound, so reading all deals for each would
 * take too long.
 */
export async function loadNarrowed(
  input: PageInput,
  category: Category | null,
): Promise<DealsPayload> {
  const site = await input.search(PATIENCE_MS)
  const { index } = site
  const ofCategory: Filters = category ? { category } : {}
  const requested = { ...readFilters(input.url.searchParams), ...ofCategory }
  const search = { site, index, q: '', requested, landing: null }
  const { found, ...shown } = await findDeals(input, search)
  // The path names the category.
  const filters = withoutFilter(shown.filters, 'category')
  function* choices() {
    const counts = yield* found.facets()
    return {
      matching: matchingOf(counts),
      facets: listChoices({ counts, dealCount: found.counts.deal }, { filters, now: input.now }),
      places: sharedPlaces({ mrt: yield* index.countStations(category) }),
    }
  }
  return {
    category,
    deals: shown.deals,
    found: shown.dealCount,
    page: shown.page,
    pages: shown.pages,
    // An index that is behind may count deals that have ended or gone.
    ...(site.isBehind ? await countLive(input) : { counts: site.counts, total: site.total }),
    filters,
    active: shown.active.filter(({ name }) => name !== 'category'),
    near: shown.near,
    ...(await input.content.inTurns(choices())),
  }
}

/** For all categories, whatever the category of the list. */
function matchingOf({ category }: FacetCounts): DealsPayload['matching'] {
  const found = Object.fromEntries(category.map(({ value, count }) => [value, count]))
  const total = category.reduce((sum, { count }) => sum + count, 0)
  return { counts: { ...categoryCounts([]), ...found }, total }
}
