import { asDate } from '@prismicio/client'
import type { DealTimes, MonthDay } from '#deals/times/deal-times.ts'
import {
  type Channel,
  channels,
  type HolidayRule,
  holidayRules,
  monthOrdinals,
} from '#lib/deal-options.ts'
import { rowsOf, textOrNull } from '#lib/node/field-values.ts'
import { savedDealLimits as most } from '#lib/saved-deal-limits.ts'
import { weekdays } from '#lib/singapore-time.ts'
import type { DealDocument } from './documents.ts'

type Data = DealDocument['data']

/**
 * When a deal can be used, as its document states it. Values that make no sense count as not stated. Lists end one
 * after the most that can be saved: reading times takes as long as they are, and the rule `too-long-to-save` still sees it.
 */
export function dealTimesOf({ data }: DealDocument): DealTimes {
  const days = rowsOf(data.weekdays, ({ day }) => weekdays.find((each) => each === day) ?? null)
  const monthDays = rowsOf(data.month_days, toMonthDay)
  const dates = rowsOf(data.dates, ({ date }) => dayOrNull(date)).slice(0, most.dates + 1)
  const datesOut = rowsOf(data.dates_out, toDatesOut).slice(0, most.dates + 1)
  return withoutEmpty({
    startsOn: dayOrNull(data.starts_on),
    endsOn: dayOrNull(data.ends_on),
    weekdays: days,
    monthDays,
    dates,
    datesOut,
    holidays: ruleOf(data.holidays),
    eves: ruleOf(data.eves),
    hours: textOrNull(data.hours),
    shops: channelOf(data) === 'in-store' ? shopsOf(data) : [],
    soldOutAt: instantOrNull(data.sold_out_at),
    backAt: instantOrNull(data.back_at),
    askFirst: textOrNull(data.ask_first),
    whileStocksLast: data.while_stocks_last === true ? true : null,
  })
}

/** Where a deal is redeemed. A document that does not state it may be older than the field. */
export function channelOf(data: Data): Channel {
  const stated = channels.find((channel) => channel === data.channel)
  if (stated) return stated
  if (rowsOf(data.outlets, ({ name }) => textOrNull(name)).length === 0) return 'online'
  return data.redeem === 'link' ? 'both' : 'in-store'
}

/** Outlets with the same hours count once. */
function shopsOf(data: Data): (string | null)[] {
  return [
    ...new Set(
      rowsOf(data.outlets, ({ name, hours }) => (name ? [textOrNull(hours)] : null)).flat(),
    ),
  ].slice(0, most.shops + 1)
}

function toMonthDay(row: Data['month_days'][number]): MonthDay | null {
  const which = monthOrdinals.find((ordinal) => ordinal === row.which)
  const day = weekdays.find((weekday) => weekday === row.day)
  return which && day ? { which, day } : null
}

function toDatesOut({ from, to }: Data['dates_out'][number]): [string, string] | null {
  const first = dayOrNull(from)
  return first === null ? null : [first, dayOrNull(to) ?? first]
}

function ruleOf(value: string | null | undefined): HolidayRule | null {
  return holidayRules.find((rule) => rule === value) ?? null
}

function dayOrNull(value: string | null | undefined): string | null {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  return Number.isNaN(Date.parse(value)) ? null : value
}

function instantOrNull(value: Data['sold_out_at'] | undefined): string | null {
  const instant = asDate(value)
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null
}

type Stated = { [Key in keyof DealTimes]: DealTimes[Key] | null }

function withoutEmpty(times: Stated): DealTimes {
  const stated = Object.entries(times).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(stated)
}
