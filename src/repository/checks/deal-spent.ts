import { lastDay } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'
import { formatDay } from '#lib/format-day.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule } from './check.ts'

export const dealSpent = dealRule({
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
})
