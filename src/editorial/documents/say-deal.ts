import { sayTimesShortly } from '#deals/facts/say-times.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { dayNumber, dayText } from '#deals/times/day-number.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import { toUsableRules, unsureEnds, windowsAround } from '#deals/times/usable-windows.ts'
import type { DealSays, WeekDay } from '#desk/wire/documents.ts'
import { DAY_MINUTES } from '#lib/clock-time.ts'
import {
  addDays,
  formatNearWeekday,
  singaporeDay,
  weekdayOf,
  weekdays,
} from '#lib/singapore-time.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'

/** What a deal means at an instant. Its fields must be of the kinds of the model. */
export function sayDeal(deal: DealDocument, at: Date): DealSays {
  const times = dealTimesOf(deal)
  const answer = availability(times, at)
  return {
    availability: sayAvailability(answer, times, at),
    isUsable: answer.state === 'now',
    daysLeft: sayDaysLeft(times, at),
    times: sayTimesShortly(times),
    saving: saySaving(deal.data),
    week: weekOf(times, at),
  }
}

/** The most days that are counted. */
const MOST_DAYS = 400

function sayDaysLeft(times: DealTimes, at: Date): string {
  const today = singaporeDay(at)
  const { startsOn, endsOn } = lifespanOf(times)
  if (endsOn === null) return times.whileStocksLast ? 'While stocks last' : 'No end date'
  const rules = toUsableRules(times)
  const first = dayNumber(startsOn !== null && startsOn > today ? startsOn : today)
  const last = Math.min(dayNumber(endsOn), first + MOST_DAYS)
  let count = 0
  for (let day = first; day <= last; day += 1) {
    const isOpen = windowsAround(rules, day).some(
      ({ from }) => Math.floor(from / DAY_MINUTES) === day,
    )
    if (isOpen || unsureEnds(rules, day).some((end) => end > day * DAY_MINUTES)) count += 1
  }
  if (count === 0) return 'No day left'
  const more = last < dayNumber(endsOn) ? 'More than ' : ''
  const days = count === 1 ? '1 day left' : `${count} days left`
  return `${more}${days}, the last on ${formatNearWeekday(endsOn, today)}`
}

function saySaving({ price_now: now, price_was: was }: DealDocument['data']): string | null {
  if (typeof now !== 'number' || typeof was !== 'number' || was <= now || was <= 0) return null
  return `${Math.round((1 - now / was) * 100)}% off`
}

/** From the Monday of the instant's week. */
function weekOf(times: DealTimes, at: Date): WeekDay[] {
  const today = singaporeDay(at)
  const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)))
  const rules = toUsableRules(times)
  return weekdays.map((_, ahead) => {
    const day = dayNumber(monday) + ahead
    const start = day * DAY_MINUTES
    const windows = windowsAround(rules, day)
      .map(({ from, to }): [number, number] => [
        Math.max(0, from - start),
        Math.min(DAY_MINUTES, to - start),
      ])
      .filter(([from, to]) => to > from)
    return {
      day: dayText(day),
      windows,
      isUnsure: unsureEnds(rules, day).some((end) => end > start),
    }
  })
}
