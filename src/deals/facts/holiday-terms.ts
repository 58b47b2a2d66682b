import type { Deal } from '../deal.ts'
import { bodyLines } from './body-lines.ts'

type HolidayRule = 'included' | 'excluded' | 'only'

export type HolidayTerms = {
  holidays: HolidayRule
  eves: HolidayRule
  /** Whether the terms mention public holidays, even in words that we cannot read. */
  mentioned: boolean
}

const holiday = /public holidays?/i
const eve = /\b(?:eves?\s+of\s+(?:a\s+|all\s+|the\s+)?public holidays?|public holiday eves?)\b/gi
/** Not "Sat, Sun and public holidays only": those days have a field of their own. */
const restriction = /^(?!.*\b(?:mon|tue|wed|thu|fri|sat|sun|weekday|weekend))(?=.*\bonly\b)/i
const refusal = /\b(?:not|no|never|excluded?|excluding|except|exclusions?|pauses?|closed)\b/i

/**
 * Reads from a deal's terms whether it excludes public holidays, because documents have no field for it. A wrong
 * reading costs a visitor a day, never a wasted trip.
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
