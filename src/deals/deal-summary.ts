import type { PictureSource } from '#lib/picture-source.ts'
import type { Deal } from './deal.ts'
import type { DealTime } from './deal-time.ts'

/** A deal as a card shows it, with time already told: pages have no clock. */
export type DealSummary = Pick<
  Deal,
  | 'id'
  | 'uid'
  | 'category'
  | 'title'
  | 'badge'
  | 'summary'
  | 'brand'
  | 'redeem'
  | 'code'
  | 'startsOn'
  | 'endsOn'
  | 'checkedOn'
  | 'exclusive'
> & {
  /** As `priceFacts` has it: `$9.80` or `Free`, and what it was only where that was more. */
  price: { amount: number; now: string; was: string | null } | null
  /** `Mon-Fri, 11am-3pm`; `null` when any time will do. */
  when: string | null
  /** The last day of use, where that is before the end. A device keeps it, to judge by its own clock. */
  usableUntil: string | null
  /** `Tiong Bahru +3` or `Online`. */
  place: string
  palette: string
  picture: PictureSource | null
  time: DealTime
}
