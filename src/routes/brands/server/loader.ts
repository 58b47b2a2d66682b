import { brandTiles } from '#content/queries/brands.ts'
import type { BrandTileData } from '#deals/brand.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { BrandsPayload } from '../payload.ts'

export const loader: PageLoader<BrandsPayload> = async ({ url, content, now, until }) => {
  const tiles = await brandTiles(content, { now })
  until(nextMidnight(now))

  const byLetter = Map.groupBy(tiles, initialOf)
  return {
    letters: [...byLetter].map(([letter, brands]) => ({ letter, brands })),
    q: url.searchParams.get('q') ?? '',
  }
}

function initialOf({ name }: BrandTileData): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '0–9'
}
