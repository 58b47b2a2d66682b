import type { Eligible } from '#lib/deal-options.ts'
import type { Claim, StatedFacts } from './claim.ts'

/** An amount, but not `$5 off`. */
const MONEY = '\\$(\\d[\\d,]*(?:\\.\\d{1,2})?)(?![.,]?\\d)(?! (?:off|cheaper|less|more)\\b)'

const restrictions: [says: RegExp, who: Eligible][] = [
  [
    /\bnew (?:customers|members|users|subscribers|sign-ups) only\b|\bfirst-time (?:customers|visitors|buyers|guests)\b/i,
    'new-customer',
  ],
  [/\b(?:members|membership) only\b|\bonly for members\b/i, 'member'],
  [/\bstudents only\b|\bonly for students\b/i, 'student'],
  [/\bseniors only\b|\bonly for seniors\b/i, 'senior'],
  [/\b(?:residents|locals) only\b/i, 'resident'],
  [/\b(?:tourists|overseas visitors) only\b/i, 'visitor'],
  [/\b(?:cardholders|card holders) only\b/i, 'card-holder'],
]

/** What is offered, for how much, to whom and how. */
export const offerClaims: readonly Claim[] = [
  {
    says: /\bwhile stocks? lasts?\b/i,
    fault: ({ data }) => (data.while_stocks_last === true ? null : 'while_stocks_last is not set'),
  },
  {
    says: /\d ?\+\+|\b(?:before|excludes?|excluding|subject to) (?:10% )?service charge/i,
    fault: ({ data }) => (data.price_plus === '++' ? null : sayOf(data, 'price_plus')),
  },
  {
    says: /\b(?:prices?|\$\d+(?:\.\d+)?) (?:is |are )?nett\b|\bno (?:gst|service charge)\b/i,
    fault: ({ data }) => (data.price_plus === 'nett' ? null : sayOf(data, 'price_plus')),
  },
  {
    says: /\b(?:1|one)-for-(?:1|one)\b/i,
    fault: ({ data }) => (data.one_for_one === true ? null : 'one_for_one is not set'),
  },
  {
    says: /\b(?:cannot|can't|not) (?:be )?(?:combined|stacked|used|valid) with (?:any |other )/i,
    fault: ({ data }) => (data.stacks === 'no' ? null : sayOf(data, 'stacks')),
  },
  {
    says: /\b(?:booking|reservation)s? (?:is |are )?(?:required|needed|essential)\b|\bbook(?:ing)? ahead\b/i,
    fault: ({ data }) => (data.booking === 'not-needed' ? sayOf(data, 'booking') : null),
  },
  {
    says: /\bwalk-ins? (?:are )?welcome\b|\bno (?:booking|reservation) (?:needed|required)\b/i,
    fault: ({ data }) => (data.booking === 'needed' ? sayOf(data, 'booking') : null),
  },
  {
    says: /\bonline only\b/i,
    fault: ({ data }) => (data.channel === 'in-store' ? sayOf(data, 'channel') : null),
  },
  {
    says: /\bin[- ]store only\b/i,
    fault: ({ data }) => (data.channel === 'online' ? sayOf(data, 'channel') : null),
  },
  {
    says: new RegExp(`\\b(?:was|usually|usual price|u\\.?p\\.?|normally|instead of) ${MONEY}`, 'i'),
    // Without a price before, the sentence may speak of something else on the list.
    fault: (facts, [, amount = '']) =>
      !facts.data.price_was ? null : faultOfPrice(facts, 'price_was', amount),
  },
  {
    says: new RegExp(`\\b(?:now|only|yours for) (?:at |for )?${MONEY}`, 'i'),
    fault: (facts, [, amount = '']) => faultOfPrice(facts, 'price_now', amount),
  },
  {
    says: new RegExp(`\\bmin(?:imum|\\.)? spend (?:of |is )?${MONEY}`, 'i'),
    fault: (facts, [, amount = '']) => faultOfPrice(facts, 'min_spend', amount),
  },
  {
    says: new RegExp(`${MONEY} deposit\\b|\\bdeposit of ${MONEY}`, 'i'),
    fault: (facts, [, before, after]) => faultOfPrice(facts, 'deposit', before ?? after ?? ''),
  },
  ...eligibleClaims(),
]

function eligibleClaims(): Claim[] {
  return restrictions.map(([says, who]) => ({
    says,
    fault: ({ data }) => {
      const stated = (data.eligible ?? []).map((row) => row.who)
      if (stated.length === 0) return 'eligible is not stated'
      return stated.includes(who) && !stated.includes('everyone')
        ? null
        : `eligible is ${stated.join(', ')}`
    },
  }))
}

type Data = StatedFacts['data']

function sayOf(data: Data, name: 'price_plus' | 'stacks' | 'booking' | 'channel'): string {
  return data[name] ? `${name} is "${data[name]}"` : `${name} is not stated`
}

function faultOfPrice(
  { data }: StatedFacts,
  name: 'price_now' | 'price_was' | 'min_spend' | 'deposit',
  amount: string,
): string | null {
  const stated = data[name] ?? null
  if (stated === null) return `${name} is not stated`
  return Math.abs(Number(amount.replaceAll(',', '')) - stated) < 0.005
    ? null
    : `${name} is ${stated}`
}
