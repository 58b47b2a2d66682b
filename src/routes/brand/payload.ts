import type { RichTextField } from '@prismicio/client'
import type { Brand, SimilarBrand } from '#deals/brand.ts'
import type { Outlet } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#deals/post.ts'

export type BrandOutlet = Pick<Outlet, 'name' | 'address' | 'mrt'> & {
  /** The list of live deals near its station; `null` if the station is unknown. */
  nearHref: string | null
}

export type BrandPayload = {
  brand: Pick<
    Brand,
    'uid' | 'name' | 'tagline' | 'palette' | 'website' | 'instagram' | 'picture'
  > & {
    /** As shown to visitors. */
    tags: string[]
  }
  about: RichTextField
  live: DealSummary[]
  /** `Last checked 2 days ago`, for the live deals. */
  checked: string | null
  /** The outlets of the live deals. */
  outlets: BrandOutlet[]
  upcoming: DealSummary[]
  soldOut: DealSummary[]
  /** The latest ones, newest end first. */
  ended: DealSummary[]
  /** The newest posts that mention the brand. */
  posts: PostSummary[]
  /** Other brands with much in common. */
  similar: SimilarBrand[]
}
