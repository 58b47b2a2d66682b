import type { BrandTileData } from '#content/mappers/to-brand-tiles.ts'

export type BrandsPayload = { letters: { letter: string; brands: BrandTileData[] }[] }
