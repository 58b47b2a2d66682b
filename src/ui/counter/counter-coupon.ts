/** What is shown at a counter. All of it is on the device: there may be no signal. */
export type CounterCoupon = {
  title: string
  brand: string
  badge: string
  /** `null` when showing the page is all that is asked. */
  code: string | null
  startsOn: string | null
  endsOn: string | null
  /** When, where and for whom; empty when the device does not know. */
  conditions: string[]
}
