import { lifespanOf } from '#deals/times/lifespan.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule } from './check.ts'

export const neverUsable = dealRule({
  name: 'never-usable',
  severity: 'warns',
  advice: 'Check its dates, weekdays and hours: together they leave no moment to use it.',
  check: (deal) => {
    const isNever = lifespanOf(dealTimesOf(deal)).ends === Number.NEGATIVE_INFINITY
    return isNever ? [{ message: 'there is no moment at which it can be used' }] : []
  },
})
