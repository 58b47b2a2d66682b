import { toBrandTiles } from '#content/mappers/to-brand-tiles.ts'
import { brands } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import type { PageLoader } from '../page-loader.ts'
import type { ProfilePayload } from './payload.ts'

export const loader: PageLoader<ProfilePayload> = async ({ content, now, until }) => {
  const [all, live] = await Promise.all([brands(content), liveDeals(content, { now })])
  until(dealTimeChanges(now))

  return { brands: toBrandTiles(all, live).map(({ tagline: _, ...brand }) => brand) }
}
