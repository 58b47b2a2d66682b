import type { DealTimes } from '#deals/times/deal-times.ts'

/** The content of the counter. All of it is on the device, which may be offline. */
export type CounterCoupon = {
  dealId: string
  title: string
  brand: string
  badge: string
  /** `null` when the visitor only has to show the page. */
  code: string | null
  times: DealTimes
  /** When, where and for whom; empty when the device does not know. */
  conditions: string[]
}
