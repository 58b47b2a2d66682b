import type { BrandRef } from '#deals/deal.ts'

/** The same for everybody: what is saved and followed only the device knows. */
export type ProfilePayload = {
  brands: (BrandRef & { liveCount: number })[]
  /** Until when the counts are true, in ms: the page is also opened without signal, days later. */
  countsUntil: number
  /** It stands in for a page that cannot be had without signal. */
  offline: boolean
}
