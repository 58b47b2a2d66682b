import type { BrandTileData } from '#content/mappers/to-brand-tile.ts'

export type BrandsPayload = {
  /** All of them, whatever is asked for: the filter goes on without asking the server. */
  letters: { letter: string; brands: BrandTileData[] }[]
  /** What the address asks for. */
  q: string
}
