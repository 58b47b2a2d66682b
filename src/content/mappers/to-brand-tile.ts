import type { BrandRef } from '#deals/deal.ts'
import type { BrandDocument } from '#repository/documents.ts'
import { textOf } from './field-values.ts'
import { toBrandRef } from './to-brand.ts'

/** A brand as a tile shows it. */
export type BrandTileData = BrandRef & { tagline: string; liveCount: number }

/** All of a tile that the brand's own document tells. */
export function toBrandTile(document: BrandDocument): Omit<BrandTileData, 'liveCount'> {
  return { ...toBrandRef(document), tagline: textOf(document.data.tagline) }
}
