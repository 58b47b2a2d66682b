import type { BrandTileData } from '#deals/brand.ts'
import type { BrandDocument } from '#repository/documents.ts'
import { textOf } from './field-values.ts'
import { toBrandRef } from './to-brand.ts'

/** The part of a tile that comes from the brand's own document. */
export function toBrandTile(document: BrandDocument): Omit<BrandTileData, 'liveCount'> {
  return { ...toBrandRef(document), tagline: textOf(document.data.tagline) }
}
