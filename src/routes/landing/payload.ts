import type { RichTextField } from '@prismicio/client'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { Landing } from '#deals/landing.ts'
import type { Category } from '#lib/categories.ts'
import type { RichtextMarkup } from '#lib/richtext-markup.ts'
import type { RichtextExcerpt } from '../richtext/payload.ts'

/** A link to the landing's deals of one category, or to all of them. */
export type LandingChip = { name: string; count: number; href: string; isCurrent: boolean }

export type LandingPayload = {
  landing: Pick<
    Landing,
    'id' | 'uid' | 'kind' | 'title' | 'tagline' | 'partnerId' | 'palette' | 'picture' | 'hasSearch'
  >
  /** The long text replaces the short one. */
  text: { long: RichtextMarkup } | { short: RichTextField }
  /** The only one whose deals are shown; `null` = all. */
  category: Category | null
  deals: DealSummary[]
  /** Of all categories. */
  total: number
  /** Empty if there is nothing to choose. */
  chips: LandingChip[]
  /** `Last checked 2 days ago`, of those shown. */
  checked: string | null
  privacy: RichtextExcerpt | null
  faq: RichtextExcerpt | null
}
