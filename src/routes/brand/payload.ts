import type { RichTextField } from '@prismicio/client'
import type { Brand, SimilarBrand } from '#deals/brand.ts'
import type { Outlet } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#deals/post.ts'

export type BrandOutlet = Pick<Outlet, 'name' | 'address' | 'mrt'> & {
  /** The list of what is live around its station; `null` when that is not known. */
  nearHref: string | null
}

export type BrandPayload = {
  brand: Pick<
    Brand,
    'uid' | 'name' | 'tagline' | 'palette' | 'website' | 'instagram' | 'picture'
  > & {
    /** As people read them. */
    tags: string[]
  }
  about: RichTextField
  live: DealSummary[]
  /** `Last checked 2 days ago`, of the live ones. */
  checked: string | null
  /** Where the live ones can be had. */
  outlets: BrandOutlet[]
  upcoming: DealSummary[]
  soldOut: DealSummary[]
  /** The last ones, newest end first. */
  ended: DealSummary[]
  /** The newest that mention it. */
  posts: PostSummary[]
  /** Others with much in common. */
  similar: SimilarBrand[]
}
