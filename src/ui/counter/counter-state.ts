import { type DealStatus, dealStatus, isLive } from '#deals/deal-time.ts'
import { formatDay, weekdayOf } from '#lib/singapore-time.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import type { CounterCoupon } from './counter-coupon.ts'

export type CounterState = {
  status: DealStatus
  /** Whether staff may take it now. */
  isLive: boolean
  /** `Until Wednesday 18 November 2026` */
  until: string
  /** `12.41.08pm`, which proves that this is not a screenshot. */
  clock: string
}

/** What the counter shows at an instant, by the device's clock. */
export function counterState(
  { startsOn, endsOn }: Pick<CounterCoupon, 'startsOn' | 'endsOn'>,
  now: Date,
): CounterState {
  const status = dealStatus({ startsOn, endsOn }, now)
  return { status, isLive: isLive(status), until: untilText(), clock: clockText(now) }

  function untilText(): string {
    if (status === 'upcoming') return `Starts on ${longDay(startsOn ?? '')}`
    if (endsOn === null) return 'While stocks last'
    if (status === 'ended') return `Ended on ${longDay(endsOn)}`
    return status === 'ends-today' ? `Today only, ${longDay(endsOn)}` : `Until ${longDay(endsOn)}`
  }
}

function longDay(day: string): string {
  return `${weekdayNames[weekdayOf(day)]} ${formatDay(day)}`
}

const OFFSET_MS = 8 * 60 * 60 * 1000

/** Singapore's time, whatever the phone's time zone. */
function clockText(now: Date): string {
  const time = new Date(now.getTime() + OFFSET_MS).toISOString().slice(11, 19)
  const [hours, minutes, seconds] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}.${minutes}.${seconds}${hour < 12 ? 'am' : 'pm'}`
}
