import { type Filters, readFilters, withoutFilter } from './filters.ts'

/** The filters that a form would send. Of two fields with one name, the first that is filled counts. */
export function readForm(form: HTMLFormElement): Filters {
  const filled = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const filters = readFilters(new URLSearchParams(filled))
  // Sorting by distance needs a place.
  return filters.near ? filters : withoutFilter(filters, 'near')
}
