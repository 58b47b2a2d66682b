import type { EndSpan } from '#deals/end-spans.ts'
import type { DayName } from '#deals/times/day-parts.ts'
import type { TextWord } from '../text-words.ts'
import { phrasesAt } from './phrases-at.ts'
import type { Understood } from './understood.ts'

/** Words by the values of the filter. */
const days: Readonly<Record<DayName, string>> = {
  today: 'today, later today',
  tomorrow: 'tomorrow, tmr, tmrw, tml, tomoro',
  weekend: 'this weekend, coming weekend, this coming weekend, the weekend, this wkend',
  mon: 'monday, mon, mondays',
  tue: 'tuesday, tue, tues, tuesdays',
  wed: 'wednesday, wed, wednesdays',
  thu: 'thursday, thu, thur, thurs, thursdays',
  fri: 'friday, fri, fridays, tgif',
  sat: 'saturday, sat, saturdays',
  sun: 'sunday, sundays',
}

/** Night means when people go out. Late means after ten. */
const parts = {
  morning: 'morning, mornings, in the morning',
  lunch: 'lunchtime, lunch time, lunch hour, lunch break, noon, midday',
  afternoon: 'afternoon, afternoons, in the afternoon',
  evening: 'evening, evenings, night, nights, at night, nite, after work',
  night: 'late night, late at night, midnight, late nite, after midnight',
}

/** Meals are things as well as times. */
const meals: Readonly<Partial<Record<keyof typeof parts, string>>> = {
  morning: 'breakfast, brekkie, brekky',
  lunch: 'lunch',
  evening: 'dinner, dindin',
  night: 'supper',
}

const ends: Readonly<Record<EndSpan, string>> = {
  today: 'ends today, ending today, expires today, expiring today',
  'three-days': 'ends soon, ending soon, expires soon, expiring soon',
  week: 'ends this week, ending this week, expires this week, expiring this week',
}

/** On a Sunday people may mean the next weekend. */
const weekends = 'weekend, weekends, long weekend, wkend, wkends, sat sun, sat and sun'

type Meaning = Pick<Understood, 'facet' | 'value' | 'isThing' | 'isAnyWeek'>

const meanings: ReadonlyMap<string, readonly Meaning[]> = new Map<string, Meaning[]>([
  ...rows(days, (value) => [{ facet: 'day', value }]),
  ...rows({ weekend: weekends }, (value) => [{ facet: 'day', value, isAnyWeek: true }]),
  // No filter covers a day so far away, so the words stay words.
  ['next weekend', []],
  ...rows(parts, (value) => [{ facet: 'time', value }]),
  ...rows(meals, (value) => [{ facet: 'time', value, isThing: true }]),
  ...rows({ evening: 'tonight, tonite, this evening' }, (value) => [
    { facet: 'day', value: 'today' },
    { facet: 'time', value },
  ]),
  ...rows(ends, (value) => [{ facet: 'ends', value }]),
  ...rows({ now: 'now, right now, open now, usable now, available now' }, (value) => [
    { facet: 'usable', value },
  ]),
])

/** Words that may stand before a day: `this saturday`. */
const BEFORE_DAY = ['this', 'on', 'coming', 'next']

/** Days, parts of the day, hours and ends: `tomorrow morning`, `saturday night`, `7pm`, `open now`, `ends today`. */
export function understandTimes(words: readonly TextWord[]): Understood[] {
  const found = phrasesAt(
    words,
    3,
    (phrase, from) => meanings.get(phrase) ?? clockAt(phrase, words, from),
  )
  return Array.from(found).flatMap(({ value, from, to }) => {
    const isLed = BEFORE_DAY.includes(words[from - 1]?.plain ?? '')
    return value.map((meaning) => ({ ...meaning, from: isLed ? from - 1 : from, to }))
  })
}

/** `7 pm` and `7.30 pm`, as the words of `7pm` and `7.30pm` are. */
function clockAt(phrase: string, words: readonly TextWord[], from: number): Meaning[] | null {
  const [, hourText, minuteText = '0', half] =
    /^(\d{1,2})(?:\.(\d{2}))? ([ap])m$/.exec(phrase) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (half === undefined || hour < 1 || hour > 12 || minute > 59) return null
  // `from 9 to 11 pm` is not a single moment.
  if (['to', 'from', 'till', 'until'].includes(words[from - 1]?.plain ?? '')) return null
  const value = `${pad((hour % 12) + (half === 'p' ? 12 : 0))}:${pad(minute)}`
  return [{ facet: 'time', value }]
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function rows<Name extends string>(
  table: Readonly<Partial<Record<Name, string>>>,
  toMeanings: (name: Name) => Meaning[],
): [string, Meaning[]][] {
  return (Object.entries(table) as [Name, string][]).flatMap(([name, phrases]) =>
    phrases.split(', ').map((phrase): [string, Meaning[]] => [phrase, toMeanings(name)]),
  )
}
