import type { BrandTileData } from '#deals/brand.ts'
import type { BrandDocument } from '#repository/documents.ts'
import { textOf } from './field-values.ts'
import { toBrandRef } from './to-brand.ts'

/** All of a tile that the brand's own document tells. */
export function toBrandTile(document: BrandDocument): Omit<BrandTileData, 'liveCount'> {
  return { ...toBrandRef(document), tagline: textOf(document.data.tagline) }
}
