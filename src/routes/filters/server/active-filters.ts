import { type EndSpan, endSpanNames, endSpans } from '#deals/end-spans.ts'
import { filterNameOf } from '#deals/facts/filter-names.ts'
import type { Work } from '#lib/node/work.ts'
import { upperFirst } from '#lib/upper-first.ts'
import {
  type ActiveFilter,
  type FilterName,
  type Filters,
  filterNames,
  type NearNote,
  withoutFilter,
} from '../filters.ts'

type ActiveContext = {
  near: NearNote | null
  /** Counts the deals that match; `null` if that does not matter. */
  count: ((filters: Filters) => Work<number>) | null
}

/** The active filters, each with the number of deals without it if no deal matches them all. */
export function* activeFilters(
  filters: Filters,
  { near, count }: ActiveContext,
): Work<ActiveFilter[]> {
  const active: ActiveFilter[] = []
  for (const name of filterNames) {
    const value = filters[name]
    if (value === undefined || name === 'sort' || name === 'plain') continue
    const text = name === 'near' ? upperFirst(near?.text ?? value) : textOf[name](value)
    const without = count ? yield* count(withoutFilter(filters, name)) : null
    active.push({ name, text, without })
  }
  return active
}

const textOf: Record<Exclude<FilterName, 'sort' | 'near' | 'plain'>, (value: string) => string> = {
  category: filterNameOf.category,
  usable: () => 'Usable now',
  ends: (value) => `Ends ${endName(value).toLowerCase()}`,
  only: () => 'Only here',
  redeem: filterNameOf.redeem,
  for: filterNameOf.audience,
  day: filterNameOf.day,
  time: filterNameOf.time,
  max: filterNameOf.max,
  diet: filterNameOf.diet,
  card: (value) => value,
  tag: filterNameOf.tag,
}

export function endName(value: string): string {
  return endSpans.flatMap((span: EndSpan) => (span === value ? endSpanNames[span] : []))[0] ?? value
}
