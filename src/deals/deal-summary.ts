import type { PriceBasis } from '#lib/deal-options.ts'
import type { PictureSource } from '#lib/picture-source.ts'
import type { Deal, Success } from './deal.ts'
import type { DealTime } from './deal-time.ts'

/** The part of a deal that a card shows. Pages have no clock, so it includes the texts about time. */
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
  | 'channel'
  | 'code'
  | 'startsOn'
  | 'endsOn'
  | 'begunAt'
  | 'times'
  | 'checkedOn'
  | 'exclusive'
> & {
  /** From `priceFacts`: `$9.80` or `Free`, its unit, and the old price if it was higher. */
  price: {
    amount: number
    now: string
    unit: string | null
    was: string | null
    /** The lowest of several. */
    isFrom: boolean
    basis: PriceBasis | null
  } | null
  /** `Mon–Fri 11am–3pm`; `null` for any time. */
  when: string | null
  /** `Tiong Bahru +3` or `Online`. */
  place: string
  palette: string
  picture: PictureSource | null
  time: DealTime
  /** Readers' reports; only if there are enough. */
  success?: Success
}
