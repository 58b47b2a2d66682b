import type { BrandRef } from '#deals/deal.ts'

/** The same for everyone: only the device knows what is saved and followed. */
export type ProfilePayload = {
  brands: (BrandRef & { liveCount: number })[]
  /** Until when the counts are true, in ms: people also open the page offline, days later. */
  countsUntil: number
  /** Shown in place of a page that is not available offline. */
  offline: boolean
}
