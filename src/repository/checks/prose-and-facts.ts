import type { RichTextField } from '@prismicio/client'
import type { DealDocument } from '../documents.ts'

/** A sentence that says something, and whether the fields say it too. */
type Claim = {
  says: RegExp
  isStated: (data: DealDocument['data']) => boolean
  /** `public holidays, but holidays and eves are not stated` */
  finding: string
}

// The only place that reads the prose of a deal, and only to warn an editor: pages and lists go by the fields.
const claims: readonly Claim[] = [
  {
    says: /public holidays?/i,
    isStated: ({ holidays, eves, outlets }) =>
      Boolean(holidays || eves) || (outlets ?? []).some(({ hours }) => /\bph\b/.test(hours ?? '')),
    finding: 'public holidays, but neither holidays nor eves is stated',
  },
  {
    says: /\b(?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:of|in) (?:the|each|every) month\b/i,
    isStated: ({ month_days: days }) => (days ?? []).length > 0,
    finding: 'a weekday of the month, but month_days is not stated',
  },
  {
    says: /\b(?:weekdays|weekends|(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)) only\b/i,
    isStated: ({ weekdays, month_days: days, dates, hours }) =>
      [weekdays, days, dates].some((list) => (list ?? []).length > 0) || /[a-z]/.test(hours ?? ''),
    finding: 'certain days only, but its days are not stated',
  },
  {
    says: /\bwhile stocks? lasts?\b/i,
    isStated: ({ while_stocks_last: lasts }) => lasts === true,
    finding: 'that stocks may run out, but while_stocks_last is not stated',
  },
  {
    says: /\bnew (?:customers|members|users|subscribers) only\b|\bfirst-time (?:customers|visitors|buyers)\b/i,
    isStated: ({ eligible }) => (eligible ?? []).length > 0,
    finding: 'who may use it, but eligible is not stated',
  },
  {
    says: /\d\s?\+\+|\b(?:before|excludes?|subject to) (?:10% )?service charge/i,
    isStated: ({ price_plus: plus }) => plus === '++',
    finding: 'service charge on top, but price_plus is not "++"',
  },
  {
    says: /\b(?:prices?|\$\d+(?:\.\d+)?) (?:is |are )?nett\b/i,
    isStated: ({ price_plus: plus }) => plus === 'nett',
    finding: 'a nett price, but price_plus is not "nett"',
  },
  {
    says: /\b(?:1|one)-for-(?:1|one)\b/i,
    isStated: ({ one_for_one: isOne }) => isOne === true,
    finding: 'a 1-for-1, but one_for_one is not stated',
  },
  {
    says: /\b(?:cannot|not) (?:be )?(?:combined|stacked|used) with (?:any |other )/i,
    isStated: ({ stacks }) => stacks === 'no',
    finding: 'that it excludes other offers, but stacks is not "no"',
  },
]

/** Where the prose of a deal says something that its fields do not. */
export function proseAndFacts({ data }: DealDocument): string[] {
  const texts = [data.title, data.badge, data.summary, ...linesOf(data.body)]
  return claims.flatMap(({ says, isStated, finding }) => {
    const line = texts.find((text) => text && says.test(text))
    return line && !isStated(data) ? [`the text speaks of ${finding}: “${line}”`] : []
  })
}

function linesOf(body: RichTextField | null | undefined): string[] {
  return (body ?? []).flatMap((block) => ('text' in block && block.text ? [block.text] : []))
}
