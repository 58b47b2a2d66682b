import { bodyLines } from './body-lines.ts'
import type { Deal } from './deal.ts'

type HolidayRule = 'included' | 'excluded' | 'only'

export type HolidayTerms = {
  holidays: HolidayRule
  eves: HolidayRule
  /** The terms say something about public holidays, understood by us or not. */
  mentioned: boolean
}

const holiday = /public holidays?/i
const eve = /\b(?:eves?\s+of\s+(?:a\s+|all\s+|the\s+)?public holidays?|public holiday eves?)\b/gi
const refusal = /\b(?:not|no|never|excluded?|excluding|except|exclusions?|pauses?|closed)\b/i

/**
 * What a deal's own words say about public holidays. Documents have no field for it, so the terms are
 * read, and only for a refusal: taken wrongly, it costs a visitor a day, not a wasted trip.
 */
export function holidayTerms({ body }: Pick<Deal, 'body'>): HolidayTerms {
  const clauses = bodyLines(body)
    .filter((line) => holiday.test(line))
    .flatMap((line) => line.split(/[.;:]\s*/))
    .filter((clause) => holiday.test(clause))
  const refusals = clauses.filter((clause) => refusal.test(clause))
  return {
    holidays: refusals.some((clause) => holiday.test(clause.replace(eve, '')))
      ? 'excluded'
      : 'included',
    eves: refusals.some((clause) => clause.replace(eve, '') !== clause) ? 'excluded' : 'included',
    mentioned: clauses.length > 0,
  }
}
