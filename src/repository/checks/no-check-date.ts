import { isLive } from '#deals/deal-status.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule } from './check.ts'

export const noCheckDate = dealRule({
  name: 'no-check-date',
  severity: 'warns',
  advice: 'Check the offer with the shop, and state the day.',
  check: (deal, { now }) =>
    !deal.data.checked_on && isLive(dealStatus({ times: dealTimesOf(deal) }, now))
      ? [{ path: 'checked_on', message: 'the day of the last check is missing' }]
      : [],
})
