import { type Filters, readFilters } from './filters.ts'

/** The filters that a form would send. Of two fields with one name, the first that is filled counts. */
export function readForm(form: HTMLFormElement): Filters {
  const filled = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return readFilters(new URLSearchParams(filled))
}
