import type { BrandTileData } from '#content/mappers/to-brand-tile.ts'

export type BrandsPayload = { letters: { letter: string; brands: BrandTileData[] }[] }
