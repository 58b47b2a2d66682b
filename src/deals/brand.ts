import type { RichTextField } from '@prismicio/client'
import type { PictureSource } from '#lib/picture-source.ts'
import type { BrandRef } from './deal.ts'

/** A brand as editors wrote it. */
export type Brand = BrandRef & {
  id: string
  tagline: string
  website: string | null
  instagram: string | null
  /** What it sells. */
  categories: string[]
  tags: string[]
  picture: PictureSource | null
  about: RichTextField
}

/** The part of a brand that a tile shows. */
export type BrandTileData = BrandRef & { tagline: string; liveCount: number }

export type SimilarBrand = BrandRef & { liveCount: number }
