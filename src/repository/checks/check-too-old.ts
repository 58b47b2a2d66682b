import { isLive } from '#deals/deal-status.ts'
import { dealTime } from '#deals/deal-time.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule } from './check.ts'

/** Only of live deals: nobody checks again what is over. */
export const checkTooOld = dealRule({
  name: 'check-too-old',
  severity: 'warns',
  advice: 'Check the offer with the shop again, and state the day.',
  check: (deal, { now }) => {
    const checkedOn = deal.data.checked_on || null
    const { status, checked, checkIsFresh } = dealTime({ times: dealTimesOf(deal), checkedOn }, now)
    if (checkedOn === null || checkIsFresh || !isLive(status)) return []
    return [{ path: 'checked_on', message: `the last check is too old: ${checked}` }]
  },
})
