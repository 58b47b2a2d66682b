import { sayTimesShortly } from '#deals/facts/say-times.ts'
import { savedDealLimits as most } from '#lib/saved-deal-limits.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import { dealRule } from './check.ts'

/** A visitor's saved deal holds its times, and the server accepts only so much from a device. */
export const tooLongToSave = dealRule({
  name: 'too-long-to-save',
  severity: 'stops',
  advice:
    'State less, for example a range instead of single dates: visitors could not save the deal.',
  check: (deal) => {
    const { dates = [], datesOut = [], shops = [], hours, askFirst } = dealTimesOf(deal)
    const hourTexts = [hours, ...shops].flatMap((text) => text ?? [])
    const longest = Math.max(0, ...hourTexts.map(({ length }) => length))
    const when = sayTimesShortly(dealTimesOf(deal)) ?? ''
    const amounts: [path: string, what: string, count: number, most: number][] = [
      ['title', 'characters in the title', deal.data.title?.length ?? 0, most.title],
      ['badge', 'characters in the badge', deal.data.badge?.length ?? 0, most.badge],
      ['code', 'characters in the code', deal.data.code?.length ?? 0, most.code],
      ['dates', 'dates', dates.length, most.dates],
      ['dates_out', 'dates left out', datesOut.length, most.dates],
      ['outlets', 'different opening hours', shops.length, most.shops],
      ['hours', 'characters in the hours', longest, most.hours],
      ['ask_first', 'characters in ask_first', askFirst?.length ?? 0, most.askFirst],
      ['hours', 'characters to say when', when.length, most.when],
    ]
    return amounts.flatMap(([path, what, count, limit]) =>
      count > limit
        ? [{ path, message: `it has ${count} ${what}; at most ${limit} can be saved` }]
        : [],
    )
  },
})
