import { type Hours, parseWeekHours, type WeekHours } from '#deals/times/week-hours.ts'
import { DAY_MINUTES, formatClock } from '#lib/clock-time.ts'
import type { Claim, StatedFacts } from './claim.ts'

const CLOCK = '(?:\\d{1,2}(?:[.:]\\d{2})? ?[ap]m|noon|midnight)'
const OFTEN = '(?:daily|every day|every night|nightly|weekdays|weekends)'

/** At which hours a deal can be used. */
export const hourClaims: readonly Claim[] = [
  {
    says: new RegExp(`\\b${OFTEN}\\b[^.;]{0,20}?\\b(?:till|until|before) (${CLOCK})`, 'i'),
    fault: (facts, [, clock = '']) => {
      const end = minutesIn(clock)
      const ranges = statedRanges(facts)
      if (ranges === null) return 'hours is not stated'
      return ranges.some(([, to]) => to % DAY_MINUTES === end % DAY_MINUTES)
        ? null
        : `no stated hours end at ${formatClock(end)}`
    },
  },
  {
    says: new RegExp(`\\b(${CLOCK}) ?(?:to|till|until|–|-) ?(${CLOCK})`, 'i'),
    fault: (facts, [, from = '', to = '']) => {
      const ranges = statedRanges(facts)
      // Sentences also speak of hours that limit nothing, such as those of a delivery.
      if (ranges === null) return null
      const [start, end] = [minutesIn(from), minutesIn(to)]
      return ranges.some((range) => range[0] === start && range[1] % DAY_MINUTES === end)
        ? null
        : `no stated hours are from ${formatClock(start)} to ${formatClock(end)}`
    },
  },
]

/** The deal's own hours and those of its outlets; `null` where none are stated. */
function statedRanges({ hours, times }: StatedFacts): Hours[] | null {
  const shops = (times.shops ?? []).flatMap((shop) => (shop && parseWeekHours(shop)) || [])
  const all = [...(hours ? [hours] : []), ...shops]
  return all.length === 0 ? null : all.flatMap(rangesOf)
}

/** The ranges of any day. */
function rangesOf({ week, holidays, dates }: WeekHours): Hours[] {
  return [...Object.values(week), holidays ?? [], ...Object.values(dates)].flat()
}

function minutesIn(clock: string): number {
  const text = clock.toLowerCase()
  if (text === 'midnight') return 0
  if (text === 'noon') return DAY_MINUTES / 2
  const [, hour = '', minute = '0', half] = /^(\d+)(?:[.:](\d+))? ?([ap])m$/.exec(text) ?? []
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)
}
