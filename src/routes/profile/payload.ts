import type { BrandRef } from '#deals/deal.ts'

/** `begunAt` is when its newest live deal began, in ms. */
type ProfileBrand = BrandRef & { liveCount: number; begunAt: number }

/** The same for everyone: only the device knows what is saved and followed. */
export type ProfilePayload = {
  brands: ProfileBrand[]
  /** When the counts expire, in ms: people also open the page offline, days later. */
  countsUntil: number
  /** Shown in place of a page that is not available offline. */
  offline: boolean
}
