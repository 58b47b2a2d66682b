import type { BrandTileData } from '#deals/brand.ts'

export type BrandsPayload = {
  /** All brands, whatever the query: the browser filters them without a request. */
  letters: { letter: string; brands: BrandTileData[] }[]
  /** The query in the URL. */
  q: string
}
