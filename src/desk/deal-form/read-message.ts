import { formatPrice } from '#deals/format-price.ts'
import { type Weekday, weekdays } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import type { LinkPicture } from '../wire/links.ts'
import { findLink } from './find-link.ts'
import { readDates } from './read-dates.ts'
import { readHours } from './read-hours.ts'

/** Something that a message seems to say. Nobody has stated it until an editor takes it. */
export type Proposal = {
  /** `Price` */
  name: string
  /** `$58.50, was $78` */
  says: string
  /** The fields that it would set. */
  data: Readonly<Record<string, unknown>>
  /** A picture that it would add, once it is stored here. */
  picture?: LinkPicture
}

type Reader = (text: string, today: string) => Proposal | null

/** Reads what can be read from a pasted message or link. Only facts in plain patterns: no guess is better than a wrong one. */
export function readMessage(text: string, today: string): Proposal[] {
  const plain = text
    .replace(/[‐-―]/g, '-')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .slice(0, 5000)
  return readers.flatMap((read) => read(plain, today) ?? [])
}

const readTitle: Reader = (text) => {
  const [line] = text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^https?:/.test(part))
  if (!line || line.length > 90 || line.length < 6) return null
  return { name: 'Title', says: line, data: { title: line } }
}

/** `$1,299` → `$1299` */
function withoutThousands(text: string): string {
  return text.replace(/(\d),(?=\d{3}\b)/g, '$1')
}

const MINIMUM = /min(?:imum)?\.?\s+spend(?:ing)?(?:\s+of)?\s*(?:s|sgd)?\s*\$\s*(\d+(?:\.\d{1,2})?)/i

const readPrice: Reader = (written) => {
  const text = withoutThousands(written)
  const was =
    /(?:was|before|usual(?:ly)?(?: price)?|u\.?p\.?|worth|instead of)\s*:?\s*(?:s|sgd)?\s*\$\s*(\d+(?:\.\d{1,2})?)/i.exec(
      text,
    )
  const spend = MINIMUM.exec(text)
  const taken = [was, spend].map((match) => match?.[0] ?? '')
  const rest = taken.reduce((left, part) => (part === '' ? left : left.replace(part, ' ')), text)
  const now = /(?:s|sgd)?\$\s*(\d+(?:\.\d{1,2})?)(?!\s*off)(\s*(?:nett|\+\+))?/i.exec(rest)
  const before = was ? Number(was[1]) : null
  const price = now ? Number(now[1]) : null
  if (price === null || (before !== null && before <= price)) return null
  return toPriceProposal(price, before)
}

export function toPriceProposal(now: number, was: number | null): Proposal {
  return {
    name: 'Price',
    says: was === null ? formatPrice(now) : `${formatPrice(now)}, was ${formatPrice(was)}`,
    data: { price_now: now, ...(was !== null && { price_was: was }) },
  }
}

const readMinimum: Reader = (text) => {
  const [, amount] = MINIMUM.exec(withoutThousands(text)) ?? []
  return amount
    ? { name: 'Minimum', says: formatPrice(Number(amount)), data: { min_spend: Number(amount) } }
    : null
}

const readBadge: Reader = (text) => {
  if (/\b1[- ]for[- ]1\b|\bone[- ]for[- ]one\b/i.test(text)) {
    return { name: 'Badge', says: '1-for-1', data: { badge: '1-for-1', one_for_one: true } }
  }
  const [, percent] = /\b(\d{1,2})\s*%\s*off\b/i.exec(text) ?? []
  if (percent) return { name: 'Badge', says: `${percent}% off`, data: { badge: `${percent}% off` } }
  const [, dollars] = /\$\s*(\d{1,4})\s*off\b/i.exec(text) ?? []
  return dollars
    ? { name: 'Badge', says: `$${dollars} off`, data: { badge: `$${dollars} off` } }
    : null
}

const readTax: Reader = (text) => {
  if (/\$\s*[\d.]+\s*\+\+|\bbefore (?:tax|gst)\b/i.test(text))
    return { name: 'Tax', says: '“++”', data: { price_plus: '++' } }
  return /\$\s*[\d.]+\s*nett\b|\bincl(?:uding|\.|usive of)? gst\b/i.test(text)
    ? { name: 'Tax', says: 'all in', data: { price_plus: 'nett' } }
    : null
}

const readCode: Reader = (text) => {
  const [, code] =
    /\b(?:promo(?:tion)?|discount|coupon|voucher)?\s*[Cc](?:ode|ODE)\s*(?:is|:)?\s*"?([A-Z0-9][A-Z0-9-]{2,19})\b/.exec(
      text,
    ) ??
    /\bcode\s*:?\s*"([^"\s]{3,20})"/i.exec(text) ??
    []
  return code ? { name: 'Code', says: code, data: { code, redeem: 'code' } } : null
}

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*'

const readDays: Reader = (text) => {
  const found = daysIn(text.toLowerCase())
  if (!found) return null
  const says = found.length === 7 ? 'every day' : found.map(upperFirst).join(', ')
  return {
    name: 'Days',
    says,
    data: { weekdays: found.length === 7 ? [] : found.map((day) => ({ day })) },
  }
}

function daysIn(text: string): Weekday[] | null {
  const [, first, last] = new RegExp(`\\b${DAY}\\s*(?:-|to|through)\\s*${DAY}\\b`).exec(text) ?? []
  if (first && last) return daysFrom(first as Weekday, last as Weekday)
  if (/\bweekdays?\b/.test(text)) return daysFrom('mon', 'fri')
  if (/\bweekends?\b/.test(text)) return ['sat', 'sun']
  if (/\b(?:daily|every day)\b/.test(text)) return [...weekdays]
  const named = text.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g) ?? []
  const days = weekdays.filter((day) => named.some((name) => name.startsWith(day)))
  return days.length > 0 ? days : null
}

function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first)
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1
  const chosen = Array.from(
    { length: count },
    (_, ahead) => weekdays[(from + ahead) % 7] as Weekday,
  )
  return weekdays.filter((day) => chosen.includes(day))
}

const groups: readonly (readonly [pattern: RegExp, who: string, name: string])[] = [
  [/\bnew (?:customer|user|member|sign)/i, 'new-customer', 'new customers'],
  [/\bstudents?\b/i, 'student', 'students'],
  [/\bseniors?\b|\baged 60\b/i, 'senior', 'seniors'],
  [/\b(?:national servicem[ae]n|nsmen|nsfs?)\b/i, 'serviceman', 'national servicemen'],
  [/\b(?:tourists?|visitors?|foreign passport)\b/i, 'visitor', 'visitors'],
  [/\bmembers?\b(?! (?:of the|sign))/i, 'member', 'members'],
  [/\bbirthday\b/i, 'birthday', 'birthdays'],
]

const readWho: Reader = (text) => {
  const found = groups.filter(([pattern]) => pattern.test(text))
  const some = found.some(([, who]) => who === 'new-customer')
    ? found.filter(([, who]) => who !== 'member')
    : found
  if (some.length === 0) return null
  return {
    name: 'Who',
    says: some.map(([, , name]) => name).join(', '),
    data: { eligible: some.map(([, who]) => ({ who })) },
  }
}

const readBooking: Reader = (text) => {
  if (
    /\bno (?:booking|reservation)s? (?:needed|required|necessary)\b|\bwalk-?ins? welcome\b/i.test(
      text,
    )
  ) {
    return { name: 'Booking', says: 'not needed', data: { booking: 'not-needed' } }
  }
  return /\b(?:booking|reservation)s? (?:is |are )?(?:needed|required|necessary)\b|\bbook (?:in advance|ahead)\b/i.test(
    text,
  )
    ? { name: 'Booking', says: 'needed', data: { booking: 'needed' } }
    : null
}

const readLink: Reader = (text) => {
  const url = findLink(text)
  if (url === null) return null
  return { name: 'Link', says: new URL(url).host, data: { link: { link_type: 'Web', url } } }
}

const readers: readonly Reader[] = [
  readTitle,
  readBadge,
  readPrice,
  readTax,
  readMinimum,
  readCode,
  readDays,
  (text) => readHours(text),
  readDates,
  readWho,
  readBooking,
  readLink,
]
