import type { BrandRef } from '#deals/deal.ts'

/** The same for everybody: what is saved and followed only the device knows. */
export type ProfilePayload = { brands: (BrandRef & { liveCount: number })[] }
