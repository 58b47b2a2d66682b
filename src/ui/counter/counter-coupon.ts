import type { DealTimes } from '#deals/times/deal-times.ts'

/** The content of the counter. All of it is on the device, so that it works offline. */
export type CounterCoupon = {
  dealId: string
  title: string
  brand: string
  badge: string
  /** `null` if the visitor only has to show the page. */
  code: string | null
  times: DealTimes
  /** When, where and for whom; empty if unknown. */
  conditions: string[]
}
