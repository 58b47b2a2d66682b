import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule } from './check.ts'

export const dealEnded = dealRule({
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
})
