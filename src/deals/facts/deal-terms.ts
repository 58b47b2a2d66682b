import type { Audience } from '#lib/deal-options.ts'
import { type Weekday, weekdays } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import type { Deal, Term } from '../deal.ts'
import { dealChannel } from './deal-channel.ts'
import { dealLimits } from './deal-limits.ts'
import { formatPrice } from './format-price.ts'
import { holidayTerms } from './holiday-terms.ts'
import { formatHours } from './opening-hours.ts'
import { redeemNames } from './redeem-facts.ts'

export const EVERY_DAY = 'Every day'

const audienceNames: Record<Audience, string> = {
  student: 'students',
  birthday: 'people with a birthday',
  tourist: 'visitors to Singapore',
  senior: 'seniors',
  family: 'families',
  member: 'members',
}
/** Editors of another repository may use other words, which are shown as they are. */
const namesByWord: ReadonlyMap<string, string> = new Map(Object.entries(audienceNames))

/** The conditions of a deal in words, in the order in which people ask about them. */
export function dealTerms(deal: Deal): Term[] {
  const limits = dealLimits(deal)
  return [
    { name: 'How', text: redeemNames[deal.redeem] },
    {
      name: 'Minimum spend',
      text: deal.minSpend ? formatPrice(deal.minSpend) : 'None stated',
    },
    { name: 'Who', text: formatAudience(deal.audience) },
    { name: 'Days', text: dayTerms(deal).join(', ') },
    ...(deal.hours ? [{ name: 'Hours', text: formatHours(deal.hours) }] : []),
    { name: 'Where', text: formatPlaces(deal) },
    ...(limits.length > 0 ? [{ name: 'Limits', text: limits.join(' ') }] : []),
  ]
}

function formatPlaces(deal: Pick<Deal, 'outlets' | 'redeem' | 'body'>): string {
  const channel = dealChannel(deal)
  if (channel === 'online') return 'Online'
  const places = deal.outlets.length === 1 ? '1 outlet' : `${deal.outlets.length} outlets`
  return channel === 'both' ? `Online and ${places}` : places
}

/** `Monday to Friday` and, where the terms say so, `not on public holidays`. */
export function dayTerms(deal: Pick<Deal, 'weekdays' | 'body'>): string[] {
  const days = formatWeekdays(deal.weekdays)
  const limit = holidayLimit(deal)
  if (!limit) return [days]
  return days === EVERY_DAY && limit.startsWith('only') ? [upperFirst(limit)] : [days, limit]
}

function holidayLimit(deal: Pick<Deal, 'body'>): string | null {
  const { holidays, eves } = holidayTerms(deal)
  for (const [rule, word] of [
    ['only', 'only'],
    ['excluded', 'not'],
  ]) {
    if (holidays === rule && eves === rule) return `${word} on public holidays and their eves`
    if (holidays === rule) return `${word} on public holidays`
    if (eves === rule) return `${word} on eves of public holidays`
  }
  return null
}

export function formatAudience(audience: string[]): string {
  if (audience.length === 0) return 'Everyone'
  return upperFirst(joinWords(audience.map((who) => namesByWord.get(who) ?? who)))
}

/** `Every day`, `Monday to Friday`, `Saturday and Sunday`; a range may wrap around the end of the week. */
export function formatWeekdays(days: string[]): string {
  const known = weekdays.filter((day) => days.includes(day))
  if (known.length === 0 || known.length === weekdays.length) return EVERY_DAY
  const runs = runsOf(known).map((run) => run.map((day) => weekdayNames[day]))
  return joinWords(
    runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]} to ${run[run.length - 1]}`])),
  )
}

/** Groups consecutive days; Monday follows Sunday. */
function runsOf(days: Weekday[]): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    const before = weekdays[weekdays.indexOf(day) - 1]
    if (before && last?.at(-1) === before) last.push(day)
    else runs.push([day])
  }
  const [first, ...others] = runs
  const last = others.at(-1)
  if (first?.[0] === 'mon' && last?.at(-1) === 'sun') {
    return [[...last, ...first], ...others.slice(0, -1)]
  }
  return runs
}

function joinWords(words: string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}
