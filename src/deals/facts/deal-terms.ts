import type { Booking, Eligible, YesOrNo } from '#lib/deal-options.ts'
import { joinWords } from '#lib/join-words.ts'
import { upperFirst } from '#lib/upper-first.ts'
import type { Deal, Limit, Term } from '../deal.ts'
import { formatPrice } from '../format-price.ts'
import type { DealTimes } from '../times/deal-times.ts'
import { redeemNames } from './redeem-facts.ts'
import { sayDays, sayHoursInFull } from './say-times.ts'

const eligibleNames: Record<Eligible, string> = {
  everyone: 'everyone',
  'new-customer': 'new customers',
  member: 'members',
  student: 'students',
  senior: 'seniors',
  child: 'children',
  serviceman: 'national servicemen',
  resident: 'residents of Singapore',
  visitor: 'visitors to Singapore',
  birthday: 'people celebrating a birthday',
  'card-holder': 'cardholders',
}

const bookingNames: Record<Booking, string> = { needed: 'Needed', 'not-needed': 'Not needed' }
const stackNames: Record<YesOrNo, string> = {
  yes: 'Can be combined with this one',
  no: 'Cannot be combined with this one',
}

/** The conditions of a deal in words, in the order in which people ask about them. Unstated facts have no line. */
export function dealTerms(deal: Deal): Term[] {
  const terms: [name: string, text: string | null][] = [
    ['How', redeemNames[deal.redeem]],
    ['Minimum spend', deal.minSpend ? formatPrice(deal.minSpend) : 'None stated'],
    ['Deposit', deal.deposit ? formatPrice(deal.deposit) : null],
    ['Who', sayEligible(deal)],
    ['Bring', deal.proof],
    ['Days', hasDays(deal.times) ? sayDays(deal.times).join(', ') : null],
    ['Hours', sayHours(deal.times)],
    ['Booking', deal.booking && bookingNames[deal.booking]],
    ['Diet', deal.diet.length === 0 ? null : upperFirst(joinWords(deal.diet, 'and'))],
    ['Where', sayPlaces(deal)],
    ['Delivery', deal.deliveryArea],
    ['Limits', sayLimits(deal)],
    ['Other offers', deal.stacks && stackNames[deal.stacks]],
  ]
  return terms.flatMap(([name, text]) => (text ? [{ name, text }] : []))
}

/** The conditions that staff at a counter may check, each in a line. Leaves out conditions that everybody meets. */
export function dealConditions(deal: Deal): string[] {
  const days = hasDays(deal.times) ? sayDays(deal.times).join(', ') : ''
  const hours = sayHours(deal.times) ?? ''
  const who = deal.eligible.includes('everyone') ? null : sayEligible(deal)
  const lines = [
    days && hours ? `${days}, ${lowerFirst(hours)}` : days || hours,
    who && `For ${lowerFirst(who)}`,
    deal.minSpend ? `Minimum spend ${formatPrice(deal.minSpend)}` : null,
    sayLimits(deal),
    deal.proof && `Bring: ${deal.proof}`,
  ]
  return lines.flatMap((line) => line || [])
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** If the editor says to ask first, only stated days are shown. */
function hasDays({ askFirst, weekdays, monthDays, dates }: DealTimes): boolean {
  return askFirst === undefined || Boolean(weekdays ?? monthDays ?? dates)
}

function sayHours(times: DealTimes): string | null {
  return (
    times.askFirst ?? sayHoursInFull(times) ?? (times.shops === undefined ? null : 'In shop hours')
  )
}

function sayEligible({ eligible, cards }: Pick<Deal, 'eligible' | 'cards'>): string | null {
  const names = eligible.map((who) =>
    who === 'card-holder' && cards.length > 0
      ? `holders of ${cards.join(' or ')}`
      : eligibleNames[who],
  )
  return names.length === 0 ? null : upperFirst(joinWords(names, 'or'))
}

function sayPlaces({ channel, outlets }: Pick<Deal, 'channel' | 'outlets'>): string {
  if (channel === 'online' || outlets.length === 0) return 'Online'
  const places = outlets.length === 1 ? '1 outlet' : `${outlets.length} outlets`
  return channel === 'both' ? `Online and ${places}` : places
}

function sayLimits({ limits, times }: Pick<Deal, 'limits' | 'times'>): string | null {
  const parts = [
    ...limits.map(sayLimit),
    ...(times.whileStocksLast
      ? [limits.length > 0 ? 'while stocks last' : 'While stocks last']
      : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

function sayLimit({ count, per }: Limit): string {
  return per === null ? `${count} in total` : `${count} per ${per}`
}
