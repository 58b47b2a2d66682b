import type { RichTextField } from '@prismicio/client'
import type { Brand } from '#deals/brand.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { PostSummary } from '#ui/post-summary.ts'

export type BrandPayload = {
  brand: Pick<
    Brand,
    'uid' | 'name' | 'tagline' | 'palette' | 'website' | 'instagram' | 'tags' | 'picture'
  >
  about: RichTextField
  live: DealSummary[]
  upcoming: DealSummary[]
  /** The last ones, newest end first. */
  ended: DealSummary[]
  /** The newest that mention it. */
  posts: PostSummary[]
}
