import { parseWeekHours } from '#deals/times/week-hours.ts'
import { holidayRules, type MonthOrdinal, monthOrdinals } from '#lib/deal-options.ts'
import { startOfDay, type Weekday, weekdays } from '#lib/singapore-time.ts'
import { type Fields, fieldFault } from './fields.ts'
import { dayOf, readChoice, readDay, readText, readWords } from './read-fields.ts'
import { toDay } from './to-day.ts'
import { toGroup } from './to-group.ts'

/** The fields that say when a deal can be used. */
export function readDealTimes(fields: Fields) {
  return {
    starts_on: readDay(fields, 'starts', { required: true }),
    ends_on: readDay(fields, 'ends'),
    weekdays: toGroup(readWords(fields, 'weekdays', weekdays).map((day) => ({ day }))),
    month_days: toGroup(readMonthDays(fields)),
    dates: toGroup(readDates(fields)),
    dates_out: toGroup(readDatesOut(fields)),
    hours: readHours(fields, 'hours'),
    holidays: readChoice(fields, 'holidays', holidayRules),
    eves: readChoice(fields, 'eves', holidayRules),
    ask_first: readText(fields, 'ask_first', { max: 90 }),
    sold_out_at: readInstant(fields, 'sold_out_at'),
    back_at: readInstant(fields, 'back_at'),
  }
}

/** Hours in the notation of `parseWeekHours`. */
export function readHours(fields: Fields, name: string): string | null {
  const hours = readText(fields, name)
  if (hours === null || parseWeekHours(hours)) return hours
  const example = 'mon-fri 11:00-15:00; sat,ph 10:00-22:00'
  return fieldFault(fields, name, `"${hours}" is not in the notation of hours: ${example}`)
}

/** `first mon` */
function readMonthDays(fields: Fields): { which: MonthOrdinal; day: Weekday }[] {
  return readWords(fields, 'month_days').flatMap((text) => {
    const [first, second, ...more] = text.split(' ')
    const which = monthOrdinals.find((ordinal) => ordinal === first)
    const day = weekdays.find((weekday) => weekday === second)
    if (which && day && more.length === 0) return [{ which, day }]
    fieldFault(fields, 'month_days', `"${text}" is not like first mon or last fri`)
    return []
  })
}

function readDates(fields: Fields): { date: string }[] {
  return readWords(fields, 'dates').flatMap((text) => {
    const date = dayOf(fields, 'dates', text)
    return date === null ? [] : [{ date }]
  })
}

/** A day, or the first and the last one: `2026-12-24/2026-12-26`. */
function readDatesOut(fields: Fields): { from: string; to: string }[] {
  return readWords(fields, 'dates_out').flatMap((text) => {
    const [first = '', last = first, ...more] = text.split('/')
    if (more.length > 0) {
      const example = '2026-12-24/2026-12-26'
      fieldFault(fields, 'dates_out', `"${text}" is neither a day nor a range such as ${example}`)
      return []
    }
    const from = dayOf(fields, 'dates_out', first)
    const to = dayOf(fields, 'dates_out', last)
    if (from === null || to === null) return []
    if (to >= from) return [{ from, to }]
    fieldFault(fields, 'dates_out', `"${text}" ends before it begins`)
    return []
  })
}

/** An instant, or the day on which it begins. */
function readInstant(fields: Fields, name: string): string | null {
  const text = readText(fields, name)
  if (text === null) return null
  const day = toDay(text, fields.context.today)
  const instant = day === null ? new Date(text) : startOfDay(day)
  if (day !== null || (/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(instant.getTime()))) {
    return instant.toISOString().replace('.000Z', '+0000')
  }
  const example = '2026-11-20T15:00:00+08:00'
  return fieldFault(fields, name, `"${text}" is neither a day nor an instant such as ${example}`)
}
