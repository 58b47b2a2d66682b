import { nextDays } from '#deals/times/asked-time.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { FilterChoice, Filters } from '../../filters/filters.ts'
import { type ChoiceCounts, facetChoices } from '../../filters/server/facet-choices.ts'

type Found = { counts: ChoiceCounts; dealCount: number }

/** The filters beside a list. The path names its category. */
export function listChoices(
  found: Found,
  { filters, now }: { filters: Filters; now: Date },
): FilterChoice[] {
  const days = nextDays(singaporeDay(now))
  return facetChoices({ ...found, days }, filters).filter(({ name }) => name !== 'category')
}
