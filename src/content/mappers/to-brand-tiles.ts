import type { Brand } from '#deals/brand.ts'
import type { BrandRef } from '#deals/deal.ts'

/** A brand as a tile shows it. */
export type BrandTileData = BrandRef & { tagline: string; liveCount: number }

/** Tiles for `brands`, in their order, each knowing how many of `live` are its own. */
export function toBrandTiles(
  brands: readonly Brand[],
  live: readonly { brand: BrandRef }[],
): BrandTileData[] {
  const counts = new Map<string, number>()
  for (const { brand } of live) counts.set(brand.uid, (counts.get(brand.uid) ?? 0) + 1)
  return brands.map(({ uid, name, palette, motif, tagline }) => ({
    uid,
    name,
    palette,
    motif,
    tagline,
    liveCount: counts.get(uid) ?? 0,
  }))
}
