import { brandTiles } from '#content/queries/brands.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { ProfilePayload } from '../payload.ts'

export const loader: PageLoader<ProfilePayload> = async ({ params, content, now, until }) => {
  // Reads nothing, so the device's copy never goes out of date.
  if (params.name === 'offline') return { brands: [], countsUntil: 0, offline: true }
  const tiles = await brandTiles(content, { now })
  const countsUntil = nextMidnight(now)
  until(countsUntil)

  return {
    brands: tiles.map(({ tagline: _, ...brand }) => brand),
    countsUntil: countsUntil.getTime(),
    offline: false,
  }
}
