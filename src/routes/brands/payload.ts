import type { BrandTileData } from '#deals/brand.ts'

export type BrandsPayload = {
  /** All of them, whatever is asked for: the filter goes on without asking the server. */
  letters: { letter: string; brands: BrandTileData[] }[]
  /** What the address asks for. */
  q: string
}
