import type { Deal } from '../deal.ts'
import { bodyLines } from './body-lines.ts'

type HolidayRule = 'included' | 'excluded' | 'only'

export type HolidayTerms = {
  holidays: HolidayRule
  eves: HolidayRule
  /** The terms say something about public holidays, understood by us or not. */
  mentioned: boolean
}

const holiday = /public holidays?/i
const eve = /\b(?:eves?\s+of\s+(?:a\s+|all\s+|the\s+)?public holidays?|public holiday eves?)\b/gi
/** "Sat, Sun and public holidays only" is no such clause: those days are the deal's own field. */
const restriction = /^(?!.*\b(?:mon|tue|wed|thu|fri|sat|sun|weekday|weekend))(?=.*\bonly\b)/i
const refusal = /\b(?:not|no|never|excluded?|excluding|except|exclusions?|pauses?|closed)\b/i

/**
 * What a deal's own words say about public holidays. Documents have no field for it, so the terms are
 * read, and only for what they refuse: taken wrongly, it costs a visitor a day, not a wasted trip.
 */
export function holidayTerms({ body }: Pick<Deal, 'body'>): HolidayTerms {
  const clauses = bodyLines(body)
    .filter((line) => holiday.test(line))
    .flatMap((line) => line.split(/[.;:]\s*/))
    .filter((clause) => holiday.test(clause))
  const refusals = clauses.filter((clause) => refusal.test(clause))
  const restrictions = clauses.filter((clause) => restriction.test(clause) && !refusal.test(clause))
  const ruleBy = (isMeant: (clause: string) => boolean): HolidayRule => {
    if (refusals.some(isMeant)) return 'excluded'
    return restrictions.some(isMeant) ? 'only' : 'included'
  }
  return {
    holidays: ruleBy(isOfHolidays),
    eves: ruleBy(isOfEves),
    mentioned: clauses.length > 0,
  }
}

function isOfEves(clause: string): boolean {
  return clause.replace(eve, '') !== clause
}

function isOfHolidays(clause: string): boolean {
  return holiday.test(clause.replace(eve, ''))
}
