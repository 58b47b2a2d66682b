import { dealWeekdays } from '#deals/times/deal-weekdays.ts'
import { type MonthOrdinal, monthOrdinals } from '#lib/deal-options.ts'
import { type Weekday, weekdays } from '#lib/singapore-time.ts'
import type { Claim, StatedFacts } from './claim.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const DAYS = `(?:weekdays|weekends|${DAY}(?:(?:,? and |,? or |, | to | through |–|-| & )${DAY})*)`
const ORDINAL = '(?:first|second|third|fourth|last)'

/** On which days a deal can be used. */
export const dayClaims: readonly Claim[] = [
  {
    says: new RegExp(`\\b(${DAYS}) only\\b|\\bonly (?:on )?(${DAYS})\\b`, 'i'),
    fault: ({ times }, found) => faultOfDays(readDays(found[1] ?? found[2] ?? ''), times),
  },
  {
    says: new RegExp(`\\b(${ORDINAL}) (${DAY}) (?:of|in) (?:the|each|every|a) month\\b`, 'i'),
    fault: ({ times: { monthDays } }, [, ordinal = '', name = '']) => {
      const which = monthOrdinals.find((each) => each === ordinal.toLowerCase())
      const [day] = readDays(name)
      if (!monthDays) return 'month_days is not stated'
      const isStated = monthDays.some((each) => each.which === which && each.day === day)
      return isStated ? null : `month_days is ${monthDays.map(sayMonthDay).join(', ')}`
    },
  },
  {
    says: /(?<!eves? of )\bpublic holidays?\b/i,
    fault: (facts, { input, index }) => {
      const before = input.slice(0, index)
      const rule = statedRule(facts)
      if (rule === null) return isStatedElsewhere(facts) ? null : 'holidays is not stated'
      if (NEGATION.test(before)) return rule === 'not' ? null : sayRule(facts)
      if (/\bonly(?: on)?\s*$/i.test(before)) return rule === 'only' ? null : sayRule(facts)
      return ADDITION.test(before) && rule === 'not' ? sayRule(facts) : null
    },
  },
  {
    says: /\beves? of (?:a )?public holidays?\b|\bpublic holidays? and (?:their |its )?eves?\b/i,
    fault: ({ times: { eves } }, { input, index }) => {
      if (eves === undefined) return 'eves is not stated'
      if (!NEGATION.test(input.slice(0, index))) return null
      return eves === 'not' ? null : `eves is "${eves}"`
    },
  },
]

const NEGATION =
  /\b(?:not|no|never|except|excl\.?|excludes?|excluding|closed|blackout|unavailable)\b[^.;:]*$/i
const ADDITION = /\b(?:including|incl\.|also(?: valid)?(?: on)?|even on|as well as)\s*$/i

/** What holds on public holidays, by the deal's own rule or its own hours. */
function statedRule({ times, hours }: StatedFacts): 'also' | 'not' | 'only' | null {
  if (times.holidays !== undefined) return times.holidays
  if (!hours?.holidays) return null
  return hours.holidays.length === 0 ? 'not' : 'also'
}

/** Eves that are stated, or outlets that state their hours on public holidays. */
function isStatedElsewhere({ times, data }: StatedFacts): boolean {
  return times.eves !== undefined || data.outlets?.some(({ hours }) => /\bph\b/.test(hours ?? ''))
}

function sayRule({ times, data }: StatedFacts): string {
  return times.holidays === undefined
    ? `hours is "${data.hours}"`
    : `holidays is "${times.holidays}"`
}

function sayMonthDay({ which, day }: { which: MonthOrdinal; day: Weekday }): string {
  return `${which} ${day}`
}

function faultOfDays(claimed: readonly Weekday[], times: StatedFacts['times']): string | null {
  const isLimited = times.weekdays ?? times.monthDays ?? times.dates ?? namedDays(times.hours)
  if (isLimited === undefined) return 'weekdays is not stated'
  const stated = dealWeekdays(times)
  const hasOthers = stated.some((day) => !claimed.includes(day))
  // Single dates and days of the month may leave some of the claimed days out.
  const isWeekly = times.monthDays === undefined && times.dates === undefined
  const lacksSome = isWeekly && claimed.some((day) => !stated.includes(day))
  return hasOthers || lacksSome ? `its days are ${stated.join(', ')}` : null
}

/** Whether the hours themselves name weekdays. */
function namedDays(hours: string | undefined): true | undefined {
  return hours !== undefined && /[a-z]{3}/.test(hours.replaceAll('off', '')) ? true : undefined
}

function readDays(text: string): Weekday[] {
  const words = text.toLowerCase()
  if (words.startsWith('weekday')) return weekdays.slice(0, 5)
  if (words.startsWith('weekend')) return weekdays.slice(5)
  const named = words
    .split(/[^a-z]+/)
    .flatMap((word) => weekdays.find((day) => word.startsWith(day)) ?? [])
  const [from, to] = named
  if (named.length !== 2 || !from || !to || !/ to | through |–|-/.test(words)) return named
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
  return first <= last
    ? weekdays.slice(first, last + 1)
    : [...weekdays.slice(first), ...weekdays.slice(0, last + 1)]
}
