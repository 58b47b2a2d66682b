import { brandTiles } from '#content/queries/brands.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import type { PageLoader } from '../page-loader.ts'
import type { ProfilePayload } from './payload.ts'

export const loader: PageLoader<ProfilePayload> = async ({ content, now, until }) => {
  const tiles = await brandTiles(content, { now })
  until(dealTimeChanges(now))

  return { brands: tiles.map(({ tagline: _, ...brand }) => brand) }
}
