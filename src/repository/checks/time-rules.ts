import { isLive } from '#deals/deal-status.ts'
import { dealStatus, dealTime } from '#deals/deal-time.ts'
import { lastDay, sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import { parseWeekHours } from '#deals/times/week-hours.ts'
import { formatDay } from '#lib/format-day.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule, type Problem, type Rule } from './check.ts'

/** When a deal can be used, and when it was checked. */
export const timeRules: readonly Rule[] = [
  dealRule({
    name: 'never-usable',
    severity: 'warns',
    advice: 'Check its dates, weekdays and hours: together they leave no moment to use it.',
    check: (deal) => {
      const isNever = lifespanOf(dealTimesOf(deal)).ends === Number.NEGATIVE_INFINITY
      return isNever ? [{ message: 'there is no moment at which it can be used' }] : []
    },
  }),
  dealRule({
    name: 'deal-ended',
    severity: 'warns',
    advice:
      'Give it a new last day if it goes on. Otherwise leave it: its page says that it has ended.',
    check: (deal, { now }) => {
      const times = dealTimesOf(deal)
      const answer = availability(times, now)
      if (answer.state !== 'ended') return []
      return [
        { path: 'ends_on', message: `the deal is over: ${sayAvailability(answer, times, now)}` },
      ]
    },
  }),
  dealRule({
    name: 'deal-spent',
    severity: 'warns',
    advice: 'Check its last day, weekdays and hours: visitors already see that it has ended.',
    check: (deal, { now }) => {
      const times = dealTimesOf(deal)
      const answer = availability(times, now)
      if (answer.state !== 'spent' || !Number.isFinite(lifespanOf(times).ends)) return []
      const last = formatDay(lastDay(answer.since))
      return [{ path: 'ends_on', message: `no moment to use it is left since ${last}` }]
    },
  }),
  dealRule({
    name: 'hours-unreadable',
    severity: 'warns',
    advice: 'Write hours like mon-fri 11:00-15:00; sat,ph 10:00-22:00.',
    check: ({ data }) => [
      ...problemOf('hours', data.hours),
      ...(data.outlets ?? []).flatMap(({ hours }, index) =>
        problemOf(`outlets[${index}].hours`, hours),
      ),
    ],
  }),
  dealRule({
    name: 'no-check-date',
    severity: 'warns',
    advice: 'Check the offer with the shop, and state the day.',
    check: (deal, { now }) =>
      !deal.data.checked_on && isLive(dealStatus({ times: dealTimesOf(deal) }, now))
        ? [{ path: 'checked_on', message: 'the day of the last check is missing' }]
        : [],
  }),
  /** Only for live deals, because nobody checks ended ones again. */
  dealRule({
    name: 'check-too-old',
    severity: 'warns',
    advice: 'Check the offer with the shop again, and state the day.',
    check: (deal, { now }) => {
      const checkedOn = deal.data.checked_on || null
      const { status, checked, checkIsFresh } = dealTime(
        { times: dealTimesOf(deal), checkedOn },
        now,
      )
      if (checkedOn === null || checkIsFresh || !isLive(status)) return []
      return [{ path: 'checked_on', message: `the last check is too old: ${checked}` }]
    },
  }),
]

function problemOf(path: string, hours: string | null | undefined): Problem[] {
  if (!hours || parseWeekHours(hours)) return []
  return [{ path, message: `the hours “${hours}” cannot be read` }]
}
