import { type BrandTileData, toBrandTiles } from '#content/mappers/to-brand-tiles.ts'
import { brands } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import type { PageLoader } from '../page-loader.ts'
import type { BrandsPayload } from './payload.ts'

export const loader: PageLoader<BrandsPayload> = async ({ content, now, until }) => {
  const [all, live] = await Promise.all([brands(content), liveDeals(content, { now })])
  until(dealTimeChanges(now))

  const byLetter = Map.groupBy(toBrandTiles(all, live), initialOf)
  return { letters: [...byLetter].map(([letter, tiles]) => ({ letter, brands: tiles })) }
}

function initialOf({ name }: BrandTileData): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '0–9'
}
