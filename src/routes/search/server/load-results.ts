import { countDeals } from '#deals/count-deals.ts'
import { findNearPlace } from '#deals/facts/near-place.ts'
import { nextDays } from '#deals/times/asked-time.ts'
import type { Work } from '#lib/node/work.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { SearchIndex, SearchOptions } from '#search/create-search-index.ts'
import { readDeals } from '#search/read-hits.ts'
import { withoutWords } from '#search/without-words.ts'
import { isNarrowed } from '../../filters/filters.ts'
import { facetChoices } from '../../filters/server/facet-choices.ts'
import { postalIn } from '../../filters/server/read-near.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { SearchPayload } from '../payload.ts'
import { type DealSearch, findDeals } from './find-deals.ts'
import { findNearest, sayNearest } from './nearest-answers.ts'

/** How many corrections of a mistyped word to show, and how many deals for each. */
const MAX_READINGS = 2
const MAX_DEALS = 3

/** A page of results with the filters to choose from. Throws `not-found` beyond the last page. */
export async function loadResults(input: PageInput, search: DealSearch) {
  const { found, optionsFor, place, isOwn, toFoundDeal, ...shown } = await findDeals(input, search)
  const { filters, near, active, dealCount, page } = shown
  const { q, index, requested } = search
  const days = nextDays(singaporeDay(input.now))
  function* choices() {
    return {
      nearby: near || page > 1 ? null : yield* findNearby(q, index, optionsFor({})),
      // The index may still count deals that no longer exist.
      facets:
        dealCount > 0 || isNarrowed(requested)
          ? facetChoices(
              { counts: yield* found.facets(), dealCount: found.counts.deal, days },
              filters,
            )
          : [],
    }
  }
  async function loadNearest() {
    const sources = { q, index, filters, active, place, optionsFor }
    const answers = await input.content.inTurns(findNearest(sources))
    return Promise.all(
      answers.map(async (answer) => {
        // A close match may be nearer, but the text is about exact ones.
        const exact = answer.result.hits.filter(({ isClose }) => !isClose)
        const deals = await readDeals(exact, { ...input, ...isOwn })
        const text = sayNearest(answer, { active, place, deals })
        return { text, deals: deals.map((deal) => toFoundDeal(deal, answer.result)) }
      }),
    )
  }
  async function loadInstead(): Promise<SearchPayload['nearest']> {
    const nearest = await loadNearest()
    if (nearest.length > 0) return nearest
    const maybe = await loadMaybe(input, search, found.maybe)
    if (maybe.length > 0) return maybe
    // The remaining words must mean something.
    return active.some(({ isRead }) => isRead) ? loadRest(input, search, found.absent) : []
  }
  const results = {
    ...shown,
    ...(await input.content.inTurns(choices())),
    nearest: dealCount > 0 ? [] : await loadInstead(),
    corrected: found.corrected,
    maybe: found.maybe,
    absent: dealCount > 0 ? [] : found.absent,
  }
  return { results, found }
}

/** If no deal has some of the words: the deals for the others. `Nothing for “ramen”. 3 deals for “vegan”` */
async function loadRest(
  input: PageInput,
  search: DealSearch,
  absent: readonly string[],
): Promise<SearchPayload['nearest']> {
  const q = withoutWords(search.q, absent)
  if (q === '' || absent.length === 0) return []
  const { deals, dealCount } = await findDeals(input, { ...search, q })
  if (dealCount === 0) return []
  const nothing = absent.map((typed) => `“${typed}”`).join(' or ')
  const text = `Nothing for ${nothing}. ${countDeals(dealCount)} for “${q}”`
  return [{ text, deals: deals.slice(0, MAX_DEALS) }]
}

/** The deals for each word that may have been meant, if none is likely enough for a correction. */
async function loadMaybe(
  input: PageInput,
  search: DealSearch,
  maybe: readonly string[],
): Promise<SearchPayload['nearest']> {
  const answers = await Promise.all(
    maybe.slice(0, MAX_READINGS).map(async (q) => {
      const { deals, dealCount } = await findDeals(input, { ...search, q })
      return { text: `${countDeals(dealCount)} for “${q}”`, deals: deals.slice(0, MAX_DEALS) }
    }),
  )
  return answers.filter(({ deals }) => deals.length > 0)
}

/** A query that names a place may ask for deals near it. */
function* findNearby(
  q: string,
  index: SearchIndex,
  options: Omit<SearchOptions, 'limit'>,
): Work<SearchPayload['nearby']> {
  const place = q ? findNearPlace(q, index.spotsAt(postalIn(q))) : null
  if (!place) return null
  const { counts } = yield* index.search('', { ...options, near: place, limit: 0 })
  return counts.deal === 0 ? null : { near: place.key, text: place.within, count: counts.deal }
}
